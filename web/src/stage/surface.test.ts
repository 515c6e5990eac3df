import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from './surface.ts';

const view = { width: 800, height: 660 };

describe('layOut', () => {
  it.each([
    ['whole zoom', { x: 0, y: 0, scale: 4 }, 1, { width: 201, height: 166, cssWidth: 804, smooth: false }],
    ['fine screen', { x: 0, y: 0, scale: 4 }, 2, { width: 201, height: 166, cssWidth: 804, smooth: false }],
    ['smaller than the art', { x: 0, y: 0, scale: 0.5 }, 1, { width: 801, cssWidth: 801, smooth: true }],
    ['art size on a high-resolution screen', { x: 0, y: 0, scale: 0.5 }, 2, { width: 1601, smooth: false }],
    ['half a pixel in', { x: 10.5, y: 3, scale: 4 }, 1, { shiftX: -2, shiftY: 0 }],
  ])('%s', (_, camera, deviceRatio, expected) => {
    expect(layOut(camera, view, deviceRatio)).toMatchObject(expected);
  });

  it('always covers the view and starts on whole device pixels', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -200, max: 2000, noNaN: true }),
        fc.double({ min: 0.3, max: 12, noNaN: true }),
        fc.constantFrom(1, 1.5, 2, 3),
        (x, scale, deviceRatio) => {
          const layout = layOut({ x, y: x, scale }, view, deviceRatio);
          const half = 0.5 / deviceRatio;
          expect(layout.shiftX).toBeLessThanOrEqual(half);
          expect(layout.shiftX + layout.cssWidth).toBeGreaterThanOrEqual(view.width - half - 1e-6);
          expect(layout.shiftY + layout.cssHeight).toBeGreaterThanOrEqual(view.height - half - 1e-6);
          expect(layout.shiftX * deviceRatio).toBeCloseTo(Math.round(layout.shiftX * deviceRatio), 6);
          expect(Number.isInteger(layout.window.x)).toBe(true);
        },
      ),
    );
  });
});
