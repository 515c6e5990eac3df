import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBox } from './placing.ts';

const view = { width: 400, height: 300 };
const box = { width: 100, height: 40 };

describe('placeBox', () => {
  it.each([
    ['above the cell', { x: 200, y: 150 }, { left: 150, top: 102, side: 'above', tail: 50 }],
    ['below at the upper border', { x: 200, y: 20 }, { left: 150, top: 78, side: 'below', tail: 50 }],
    ['inside at the left border', { x: 10, y: 150 }, { left: 6, top: 102, side: 'above', tail: 16 }],
    ['inside at the right border', { x: 395, y: 150 }, { left: 294, top: 102, side: 'above', tail: 84 }],
  ])('%s', (_, anchor, expected) => {
    expect(placeBox(anchor, 50, box, view)).toEqual(expected);
  });

  it.each([
    ['above the cell', { x: 200, y: 150 }, { left: 0, top: 0 }, { left: 150, top: 102, side: 'above' }],
    [
      'below it, with the character above it',
      { x: 200, y: 150 },
      { left: 175, top: 100 },
      { left: 150, top: 208, side: 'below' },
    ],
    [
      'beside the cell, with the character above it and no room below',
      { x: 200, y: 220 },
      { left: 175, top: 170 },
      { left: 67, top: 225, side: 'left' },
    ],
    [
      'beside the character, with the tail at the cell',
      { x: 200, y: 150 },
      { left: 225, top: 100 },
      { left: 117, top: 102, side: 'above', tail: 83 },
    ],
    [
      'over a character without room beside it',
      { x: 50, y: 220 },
      { left: -160, top: 0, width: 720, height: 300 },
      { left: 6, top: 172, side: 'above' },
    ],
  ])('covers no character: %s', (_, anchor, part, expected) => {
    const place = placeBox(anchor, 50, box, view, [{ width: 50, height: 50, cost: 20, ...part }]);
    expect(place).toMatchObject(expected);
  });

  it('covers no button over the farm', () => {
    const button = { left: 230, top: 100, width: 120, height: 42, cost: 10 };
    const place = placeBox({ x: 200, y: 150 }, 50, box, view, [button]);
    expect(place).toEqual({ left: 122, top: 102, side: 'above', tail: 78 });
  });

  it('is beside a cell if there is no room above and below the cell', () => {
    const speaker = { left: 175, top: 20, width: 50, height: 50, cost: 20 };
    const place = placeBox({ x: 200, y: 20 }, 50, { width: 100, height: 60 }, { ...view, height: 80 }, [
      speaker,
    ]);
    expect(place).toMatchObject({ left: 67, top: 14, side: 'left' });
  });

  it('stays on its side while something small walks past', () => {
    const neighbour = { left: 175, top: 102, width: 10, height: 10, cost: 1 };
    const places = ['above', 'below'].map((last) =>
      placeBox({ x: 200, y: 150 }, 50, box, view, [neighbour], last),
    );
    expect(places.map(({ side }) => side)).toEqual(['above', 'below']);
  });

  it('is always inside a view that is large enough', () => {
    const inside = fc.record({
      x: fc.integer({ min: -500, max: 900 }),
      y: fc.integer({ min: -500, max: 900 }),
    });
    fc.assert(
      fc.property(inside, fc.integer({ min: 20, max: 380 }), (anchor, width) => {
        const place = placeBox(anchor, 50, { width, height: 60 }, view);
        expect(place.left).toBeGreaterThanOrEqual(6);
        expect(place.left + width).toBeLessThanOrEqual(394);
        expect(place.top).toBeGreaterThanOrEqual(6);
        expect(place.top + 60).toBeLessThanOrEqual(294);
        expect(place.tail).toBeGreaterThan(0);
        expect(place.tail).toBeLessThan(width);
      }),
    );
  });
});
