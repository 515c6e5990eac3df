import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approached,
  baseScale,
  type Camera,
  cellAt,
  centredOn,
  clampCamera,
  following,
  nativeToView,
  type Setting,
  steppedScale,
  TILE,
  viewToNative,
  zoomedAt,
} from './camera.ts';

const setting = (columns: number, rows: number, width = 800, height = 660, deviceRatio = 1): Setting => ({
  view: { width, height },
  map: { width: columns * TILE, height: rows * TILE },
  deviceRatio,
});

describe('baseScale', () => {
  it.each([
    ['a small map fills the view with whole pixels', setting(10, 8), 50, 5],
    ['on a high-resolution screen, half CSS pixels are whole pixels too', setting(10, 8, 830, 680, 2), 50, 5],
    ['a tiny map is enlarged by at most a factor of two', setting(4, 3), 50, 6],
    ['a map that is slightly too large is shown in full', setting(20, 14), 50, 2.5],
    ['a map that is much too large has about the zoom of the level, in whole pixels', setting(40, 30), 50, 3],
    ['a narrow phone has about the zoom of the level too', setting(20, 14, 390, 500), 50, 3],
  ])('%s', (_, situation, zoom, scale) => {
    expect(baseScale(situation, zoom)).toBe(scale);
  });
});

describe('clampCamera', () => {
  it.each([
    [
      'centres a map smaller than the view',
      { x: 99, y: -99, scale: 4 },
      setting(10, 8),
      { x: -20, y: -18.5 },
    ],
    ['stops a tile beyond the border', { x: -99, y: 999, scale: 4 }, setting(40, 30), { x: -16, y: 331 }],
  ])('%s', (_, camera, situation, expected) => {
    expect(clampCamera(camera, situation)).toMatchObject(expected);
  });
});

describe('zoom steps', () => {
  it.each([
    [3, 'in', 4.5],
    [4.5, 'in', 6],
    [6, 'in', 6],
    [5, 'in', 6],
    [6, 'out', 4.5],
    [4.5, 'out', 3],
    [3, 'out', 3],
    [1, 'out', 1],
    [1, 'in', 3],
    [7, 'out', 6],
    [7, 'in', 7],
  ] as const)('from %d %s to %d on a base of 3', (scale, way, expected) => {
    expect(steppedScale(scale, 3, way)).toBe(expected);
  });
});

const cameras = fc.record({
  x: fc.double({ min: -100, max: 700, noNaN: true }),
  y: fc.double({ min: -100, max: 500, noNaN: true }),
  scale: fc.double({ min: 0.3, max: 10, noNaN: true }),
});
const points = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 660, noNaN: true }),
});

describe('camera', () => {
  it('maps view and native points both ways', () => {
    fc.assert(
      fc.property(cameras, points, (camera, point) => {
        const back = nativeToView(camera, viewToNative(camera, point));
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  it('keeps the point under the pointer while zooming in the middle of a large map', () => {
    const large = setting(128, 128);
    const camera: Camera = { x: 900, y: 900, scale: 3 };
    const at = { x: 200, y: 300 };
    const before = viewToNative(camera, at);
    const after = viewToNative(zoomedAt(camera, 1.3, at, 3, large), at);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it.each([
    [100, 7.5],
    [0.001, 0.9],
  ])('keeps the zoom in its range (factor %d)', (factor, scale) => {
    const zoomed = zoomedAt({ x: 0, y: 0, scale: 3 }, factor, { x: 0, y: 0 }, 3, setting(128, 128));
    expect(zoomed.scale).toBeCloseTo(scale, 6);
  });

  it('follows no more than needed, and the followed point is in view', () => {
    const large = setting(128, 128);
    const camera = centredOn({ x: 1000, y: 1000 }, 3, large);
    expect(following(camera, { x: 1010, y: 990 }, large)).toEqual(camera);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2047 }), fc.integer({ min: 0, max: 2047 }), (x, y) => {
        const view = nativeToView(following(camera, { x, y }, large), { x, y });
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.x).toBeLessThanOrEqual(800);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeLessThanOrEqual(660);
      }),
    );
  });

  it('follows immediately when near, smoothly when far, and arrives', () => {
    const start: Camera = { x: 0, y: 0, scale: 3 };
    expect(approached(start, { x: 4, y: 0, scale: 3 }, 16)).toEqual({ x: 4, y: 0, scale: 3 });
    const goal: Camera = { x: 400, y: 0, scale: 3 };
    let camera = start;
    for (let frame = 0; frame < 60; frame += 1) {
      const next = approached(camera, goal, 16);
      expect(next.x).toBeGreaterThanOrEqual(camera.x);
      camera = next;
    }
    expect(camera).toEqual(goal);
  });

  it.each([
    [{ x: 0, y: 0 }, [0, 0]],
    [{ x: 47, y: 48 }, [0, 1]],
    [{ x: 799, y: 0 }, undefined],
  ])('finds the cell at %o', (point, cell) => {
    expect(cellAt({ x: 0, y: 0, scale: 3 }, point, setting(10, 8).map)).toEqual(cell);
  });
});
