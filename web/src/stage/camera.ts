import { type LevelMap, mapSize } from '@hopcode/engine/formats/level-map';
import { clamp } from '../lib/clamp.ts';

/** The side of a tile in pixels of the art (game.md section 9). Native pixels are pixels of the art. */
export const TILE = 16;

/** A point, a distance or a size. The unit depends on where the values are used. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

/** The middle of the tile with this native point as its top left corner. */
export const centreOf = ({ x, y }: Point): Point => ({ x: x + TILE / 2, y: y + TILE / 2 });

/** The native point at the top left corner of a cell of the map. */
export const cornerOfCell = ([x, y]: readonly [number, number]): Point => ({ x: x * TILE, y: y * TILE });

/** The native point in the middle of a cell of the map. */
export const centreOfCell = (cell: readonly [number, number]): Point => centreOf(cornerOfCell(cell));

/** The size of a level's map in native pixels. */
export const nativeSize = (map: LevelMap): Size => {
  const [columns, rows] = mapSize(map);
  return { width: columns * TILE, height: rows * TILE };
};

/** The native pixel at the top left corner of the view, and the size of a native pixel in CSS pixels. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

/**
 * What the camera depends on: the view in CSS pixels, the map in native pixels, and the number of device pixels per CSS
 * pixel.
 */
export type Setting = { readonly view: Size; readonly map: Size; readonly deviceRatio: number };

/**
 * The steps of PageUp and PageDown, the return to the base zoom, and the switch between a close view and the whole map.
 */
export type ZoomStep = 'in' | 'out' | 'home' | 'swap';

/**
 * PageUp and PageDown step through these multiples of the base zoom. Pointers zoom within the same range (game.md
 * section 9).
 */
const ZOOM_STEPS = [1, 1.5, 2] as const;
const ZOOM_RANGE = { least: 0.3, most: 2.5 } as const;

// A small map is enlarged to fill the view, but only up to this factor. A map that is slightly too large is shrunk, so
// that it is still shown in full.
const MOST_ENLARGED = 2;
const MOST_REDUCED = 0.6;
/**
 * With a whole number of device pixels per art pixel, all art pixels have the same size. This rounding may change the
 * size by at most this share.
 */
const MOST_SNAP = 0.12;
/** How far beyond its border a large map can be dragged, in native pixels. */
const OVERDRAG = TILE;
/** The character can walk within this share of the view without moving the camera. */
const CALM_SHARE = 0.4;

// On a small screen, the part of the map that the task is about is shown in full, if its tiles are at least this share
// of their size at the level's zoom.
const LEAST_FOCUS = 0.36;

/** The largest scale at which something fits into the view. */
const containingScale = (view: Size, whole: Size): number =>
  Math.min(view.width / whole.width, view.height / whole.height);

/** The largest scale at which the whole map fits into the view. */
export const wholeScale = ({ view, map }: Setting): number => containingScale(view, map);

/** Whether the whole map is visible. */
export const isWhole = (camera: Camera, setting: Setting): boolean =>
  camera.scale <= wholeScale(setting) * 1.01;

/** A scale at which every art pixel covers the same number of device pixels, if there is one near enough. */
const snapped = (scale: number, deviceRatio: number, round: (value: number) => number): number => {
  const whole = round(scale * deviceRatio) / deviceRatio;
  return Math.abs(whole - scale) <= scale * MOST_SNAP ? whole : scale;
};

/**
 * The base zoom of a level, in CSS pixels per native pixel. `zoom` is the zoom of the level, in CSS pixels per tile.
 * The whole map is shown if its tiles then have between 0.6 and 2 times their size at the level's zoom. Otherwise all
 * of `focus`, the part of the map that the task is about, is shown if its tiles are not too small.
 */
export const baseScale = (setting: Setting, zoom: number, focus?: Size): number => {
  const asked = zoom / TILE;
  const contain = wholeScale(setting);
  if (contain < asked * MOST_REDUCED) {
    const fitting = focus === undefined ? asked : containingScale(setting.view, focus);
    if (fitting >= asked || fitting < asked * LEAST_FOCUS)
      return snapped(asked, setting.deviceRatio, Math.round);
    return snapped(Math.max(fitting, contain), setting.deviceRatio, Math.floor);
  }
  return snapped(Math.min(contain, asked * MOST_ENLARGED), setting.deviceRatio, Math.floor);
};

const clampAxis = (start: number, visible: number, length: number): number =>
  visible >= length ? (length - visible) / 2 : clamp(start, -OVERDRAG, length - visible + OVERDRAG);

/**
 * Keeps the camera on the map: a map smaller than the view is centred, and on a larger map the view extends at most one
 * tile beyond it.
 */
export const clampCamera = (camera: Camera, { view, map }: Setting): Camera => ({
  x: clampAxis(camera.x, view.width / camera.scale, map.width),
  y: clampAxis(camera.y, view.height / camera.scale, map.height),
  scale: camera.scale,
});

/** A camera that has a native point in the middle of the view, as far as the map allows. */
export const centredOn = (point: Point, scale: number, setting: Setting): Camera =>
  clampCamera(
    {
      x: point.x - setting.view.width / scale / 2,
      y: point.y - setting.view.height / scale / 2,
      scale,
    },
    setting,
  );

/** The native point in the middle of the view. */
export const middleOf = ({ x, y, scale }: Camera, { width, height }: Size): Point => ({
  x: x + width / scale / 2,
  y: y + height / scale / 2,
});

/**
 * Zooms by `factor`, within the allowed range around `base`. The native point under the view point `at` stays in place.
 */
export const zoomedAt = (
  camera: Camera,
  factor: number,
  at: Point,
  base: number,
  setting: Setting,
): Camera => {
  const scale = clamp(camera.scale * factor, base * ZOOM_RANGE.least, base * ZOOM_RANGE.most);
  const fixed = viewToNative(camera, at);
  return clampCamera({ x: fixed.x - at.x / scale, y: fixed.y - at.y / scale, scale }, setting);
};

/** The scale after PageUp (`in`) or PageDown (`out`). */
export const steppedScale = (scale: number, base: number, way: 'in' | 'out'): number => {
  const steps = ZOOM_STEPS.map((step) => step * base);
  const slack = base * 0.01;
  return way === 'in'
    ? (steps.find((step) => step > scale + slack) ?? Math.max(scale, base * 2))
    : (steps.findLast((step) => step < scale - slack) ?? Math.min(scale, base));
};

/** Moves the camera after a drag by a distance in CSS pixels. */
export const dragged = (camera: Camera, by: Point, setting: Setting): Camera =>
  clampCamera(
    { x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale, scale: camera.scale },
    setting,
  );

const followAxis = (start: number, visible: number, at: number): number => {
  const rim = (visible * (1 - CALM_SHARE)) / 2;
  return clamp(start, at - visible + rim, at - rim);
};

/** Moves the camera as little as needed to keep a native point in the inner part of the view. */
export const following = (camera: Camera, point: Point, setting: Setting): Camera =>
  clampCamera(
    {
      x: followAxis(camera.x, setting.view.width / camera.scale, point.x),
      y: followAxis(camera.y, setting.view.height / camera.scale, point.y),
      scale: camera.scale,
    },
    setting,
  );

// If the distance is smaller than this (in native pixels), the camera follows immediately, so that the character and
// the map do not shake.
const SNAP_DISTANCE = 6;
const EASE_MS = 90;

/** Moves a camera towards another for `ms` milliseconds: immediately if they are close, otherwise smoothly. */
export const approached = (camera: Camera, goal: Camera, ms: number): Camera => {
  const distance = Math.hypot(goal.x - camera.x, goal.y - camera.y);
  if (distance <= SNAP_DISTANCE) return goal;
  const share = 1 - Math.exp(-ms / EASE_MS);
  return {
    x: camera.x + (goal.x - camera.x) * share,
    y: camera.y + (goal.y - camera.y) * share,
    scale: goal.scale,
  };
};

/** A native point relative to the view's top left corner, in CSS pixels. */
export const nativeToView = (camera: Camera, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale,
  y: (point.y - camera.y) * camera.scale,
});

export const viewToNative = (camera: Camera, point: Point): Point => ({
  x: camera.x + point.x / camera.scale,
  y: camera.y + point.y / camera.scale,
});

/** The cell under a view point, or undefined outside the map. */
export const cellAt = (camera: Camera, point: Point, map: Size): readonly [number, number] | undefined => {
  const native = viewToNative(camera, point);
  if (native.x < 0 || native.y < 0 || native.x >= map.width || native.y >= map.height) return undefined;
  return [Math.floor(native.x / TILE), Math.floor(native.y / TILE)];
};
