import { describe, expect, it } from 'vitest';
import { type Area, type Drop, dropsIn } from './drops.ts';

const RAIN = { ms: 600, drift: 8 };
const MAP: Area = { x: 0, y: 0, width: 96, height: 96 };

const isIn =
  ({ x, y, width, height }: Area) =>
  (drop: Drop): boolean =>
    drop.x >= x && drop.y >= y && drop.x < x + width && drop.y < y + height;

const shown = (area: Area): Drop[] => dropsIn(area, RAIN, 0).filter(isIn(area));

describe('the drops on a map', () => {
  it('are scattered, one for each square of 48 pixels', () => {
    expect(shown(MAP)).toEqual([
      { x: 0, y: 0 },
      { x: 79, y: 25 },
      { x: 17, y: 71 },
      { x: 48, y: 48 },
    ]);
  });

  it.each<[string, Area]>([
    ['to the right', { ...MAP, x: 20 }],
    ['down', { ...MAP, y: 37 }],
    ['to the left and up', { ...MAP, x: -60, y: -50 }],
  ])('stay in their place when the area moves %s', (_, area) => {
    expect(shown(area).filter(isIn(MAP))).toEqual(shown(MAP).filter(isIn(area)));
  });

  it.each([
    [0, 0, 0],
    [49, 0, 0],
    [50, 1, 4],
    [300, 4, 24],
    [600, 0, 0],
  ])('after %i ms have drifted %i and fallen %i pixels', (clock, right, down) => {
    expect(dropsIn(MAP, RAIN, clock)).toEqual(
      dropsIn(MAP, RAIN, 0).map(({ x, y }) => ({ x: x + right, y: y + down })),
    );
  });
});
