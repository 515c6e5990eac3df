import { describe, expect, it } from 'vitest';
import { type Setting, TILE } from './camera.ts';
import { createCameraControl } from './camera-control.ts';

const setting = (width: number, height: number, side = 100): Setting => ({
  view: { width, height },
  map: { width: side * TILE, height: side * TILE },
  deviceRatio: 1,
});
const START = { x: 800, y: 800 };

const loaded = () => {
  const control = createCameraControl();
  control.load(setting(800, 600), 48, START);
  return control;
};

describe('createCameraControl', () => {
  it('begins at the base zoom with the character in the middle', () => {
    expect(loaded().camera()).toMatchObject({ scale: 3, x: 800 - 400 / 3, y: 700 });
  });

  it('keeps the point in the middle and the zoom factor when the size of the view changes', () => {
    const control = loaded();
    control.step('in', START);
    control.resize(setting(400, 300));
    const { x, y, scale } = control.camera();
    expect(scale).toBe(4.5);
    expect(x + 200 / scale).toBeCloseTo(800, 6);
    expect(y + 150 / scale).toBeCloseTo(800, 6);
  });

  it('steps through the zoom steps and back to the base zoom', () => {
    const control = loaded();
    const scales = (['in', 'in', 'in', 'out', 'home'] as const).map((way) => {
      control.step(way, START);
      return control.camera().scale;
    });
    expect(scales).toEqual([4.5, 6, 6, 4.5, 3]);
  });

  it('switches between a close view and the whole map', () => {
    const control = loaded();
    const scales = [1, 2, 3].map(() => {
      control.step('swap', START);
      return control.camera().scale;
    });
    expect(scales).toEqual([0.375, 3, 0.375]);
  });

  it.each([
    ['shows the whole part that the task is about on a phone, and stays there', { x: 16, y: 32 }, 352, 2.375],
    ['follows the character if that part would be too small', { x: 16, y: 32 }, 200, 3],
  ])('%s', (_, { x, y }, width, scale) => {
    const control = createCameraControl();
    const start = { x: x + 8, y: y + 64 };
    const focus = { x, y, width: 144, height: 96 };
    control.load({ ...setting(width, 240), deviceRatio: 8 }, width < 300 ? 130 : 48, start, focus);
    const { camera } = control;
    expect(camera().scale).toBe(width < 300 ? 8.125 : scale);
    const before = camera();
    control.tick(16, { x: x + 120, y: y + 64 }, true);
    expect(camera().x === before.x).toBe(width > 300);
  });

  it('follows the character until the user drags, and again on request', () => {
    const control = loaded();
    const far = { x: 1200, y: 800 };
    expect(control.tick(16, far, true)).toBe(true);
    control.drag({ x: 300, y: 0 });
    const dragged = control.camera();
    expect(control.tick(16, far, true)).toBe(false);
    expect(control.camera()).toEqual(dragged);
    control.follow();
    expect(control.tick(16, START, true)).toBe(true);
  });

  it('glides on after a drag and then stops', () => {
    const control = loaded();
    control.drag({ x: -10, y: 0 });
    control.release({ x: -1, y: 0 });
    const before = control.camera().x;
    let frames = 0;
    while (control.tick(16, START, false) && frames < 1000) frames += 1;
    expect(control.camera().x).toBeGreaterThan(before + 30);
    expect(frames).toBeLessThan(200);
  });

  it('does not glide with reduced motion', () => {
    const control = loaded();
    control.drag({ x: -10, y: 0 });
    control.release({ x: -1, y: 0 });
    expect(control.tick(16, START, true)).toBe(false);
    expect(control.tick(16, START, false)).toBe(false);
  });

  it('reveals a point with the smallest move', () => {
    const control = loaded();
    const before = control.camera();
    control.reveal({ x: 810, y: 800 });
    expect(control.camera()).toEqual(before);
    control.reveal({ x: 1500, y: 800 });
    expect(control.camera().x).toBeGreaterThan(before.x);
  });
});
