import { describe, expect, it } from 'vitest';
import { HORIZON } from './scene/paint-horizon.ts';
import { storyView } from './story-view.ts';

/** A place of 26 by 10 tiles, with people in the sixth row. */
const PLACE = {
  map: { width: 416, height: 160 },
  people: { left: 160, right: 240, bottom: 96 },
  focus: { x: 144, y: 32, width: 112, height: 80 },
  hasSky: true,
};

describe('a place', () => {
  it.each([
    ['a laptop', { width: 1366, height: 768 }, 190, 1, 4],
    ['a school laptop', { width: 1366, height: 650 }, 160, 1, 4],
    ['a large screen', { width: 1920, height: 1080 }, 190, 1, 5],
    ['a phone', { width: 390, height: 844 }, 250, 3, 3],
    ['a phone on its side', { width: 844, height: 390 }, 160, 2, 2.5],
  ])('fills %s, with people above the words', (_, view, covered, deviceRatio, scale) => {
    const shown = storyView({ ...PLACE, view, covered, deviceRatio });
    const { window, landTop } = shown;
    expect(shown.scale).toBe(scale);
    expect(window.width * scale).toBeGreaterThanOrEqual(view.width);
    expect((window.height + landTop) * scale).toBeGreaterThanOrEqual(view.height);
    expect(window.x).toBeGreaterThanOrEqual(0);
    expect(window.x + window.width).toBeLessThanOrEqual(PLACE.map.width);
    const feet = (landTop + PLACE.people.bottom - window.y) * scale;
    expect(feet).toBeLessThan(view.height - covered);
    expect(window.x).toBeLessThanOrEqual(PLACE.people.left);
    expect(window.x + window.width).toBeGreaterThanOrEqual(PLACE.people.right);
  });

  it('has its whole sky if there is room', () => {
    const shown = storyView({ ...PLACE, view: { width: 1366, height: 900 }, covered: 190, deviceRatio: 1 });
    expect(shown.landTop).toBe(HORIZON);
    expect(shown.window.y).toBe(0);
  });
});

describe('the farm of a level', () => {
  it.each([
    ['a laptop', { width: 1366, height: 768 }, 190, 1],
    ['a phone', { width: 390, height: 844 }, 250, 3],
  ])('is shown in full above the words on %s, without a sky', (_, view, covered, deviceRatio) => {
    const map = { width: 208, height: 144 };
    const { window, scale, landTop } = storyView({
      ...PLACE,
      map,
      view,
      covered,
      deviceRatio,
      hasSky: false,
    });
    expect(landTop).toBe(0);
    expect(window.x).toBeLessThanOrEqual(0);
    expect(window.y).toBeLessThanOrEqual(0);
    expect((map.height - window.y) * scale).toBeLessThanOrEqual(view.height - covered + scale);
    expect((map.width - window.x) * scale).toBeLessThanOrEqual(view.width + scale);
  });
});

it('shows only the part that the task is about if the whole farm would be too small', () => {
  const map = { width: 224, height: 176 };
  const view = { width: 1366, height: 650 };
  const { window, scale } = storyView({ ...PLACE, map, view, covered: 160, deviceRatio: 1, hasSky: false });
  expect(scale).toBe(3);
  expect(window.y).toBeLessThanOrEqual(PLACE.focus.y);
  expect((PLACE.focus.y + PLACE.focus.height - window.y) * scale).toBeLessThanOrEqual(490);
});

it('does not show the end of the ground in the picture of a small farm', () => {
  const map = { width: 208, height: 256 };
  const view = { width: 1366, height: 650 };
  const focus = { x: 0, y: 0, ...map };
  const { window } = storyView({ ...PLACE, map, view, covered: 160, deviceRatio: 1, hasSky: false, focus });
  expect(window.x).toBeGreaterThanOrEqual(-224);
});
