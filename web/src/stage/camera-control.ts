import {
  approached,
  baseScale,
  type Camera,
  centredOn,
  clampCamera,
  dragged,
  following,
  isWhole,
  middleOf,
  type Point,
  type Setting,
  steppedScale,
  TILE,
  wholeScale,
  type ZoomStep,
  zoomedAt,
} from './camera.ts';
import type { Part } from './focus.ts';

/**
 * The camera of a stage, which changes over time. Pointers and the keyboard move the camera, and the camera adapts to
 * the character and the size of the window.
 */
export type CameraControl = {
  readonly camera: () => Camera;
  readonly setting: () => Setting;
  /**
   * Starts a new map with its base zoom. The native point `at` is in the middle of the view, unless all of `focus` fits
   * into the view.
   */
  readonly load: (setting: Setting, zoom: number, at: Point, focus?: Part) => void;
  /** Sets a new size of the view. The zoom factor and the point in the middle stay the same. */
  readonly resize: (setting: Setting) => void;
  readonly drag: (by: Point) => void;
  /** Ends a drag with a speed in CSS pixels per millisecond. The picture then glides on and slows down. */
  readonly release: (speed: Point) => void;
  readonly zoom: (factor: number, at: Point) => void;
  /** Zooms around the native point `around`. */
  readonly step: (way: ZoomStep, around: Point) => void;
  /** Moves the camera as little as needed to bring a native point into the inner part of the view. */
  readonly reveal: (point: Point) => void;
  /** Keeps the character in view from now on, until the user drags. */
  readonly follow: () => void;
  /** Advances the time; `character` is a native point. Returns whether the camera has moved. */
  readonly tick: (ms: number, character: Point, still: boolean) => boolean;
};

const NO_GLIDE: Point = { x: 0, y: 0 };
const GLIDE_MS = 220;
/** A glide ends when it is slower than this, in CSS pixels per millisecond. */
const GLIDE_END = 0.02;
const NOWHERE: Setting = {
  view: { width: 1, height: 1 },
  map: { width: 1, height: 1 },
  deviceRatio: 1,
};

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });

const middleOfPart = ({ x, y, width, height }: Part): Point => ({ x: x + width / 2, y: y + height / 2 });

const contains = ({ x, y, width, height }: Part, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const isSame = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;

export const createCameraControl = (): CameraControl => {
  let setting = NOWHERE;
  let levelZoom = 50;
  let base = 1;
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let glide = NO_GLIDE;
  let follows = true;
  let focus: Part | undefined;

  /**
   * The position to which the camera moves automatically: it shows all of the focus if the character is inside it, and
   * otherwise follows the character.
   */
  const goalFor = (character: Point): Camera => {
    const { width, height } = setting.view;
    const isShown =
      focus && focus.width * camera.scale <= width + 1 && focus.height * camera.scale <= height + 1;
    return focus && isShown && contains(focus, character)
      ? centredOn(middleOfPart(focus), camera.scale, setting)
      : following(camera, character, setting);
  };

  const scaleAfter = (way: ZoomStep): number => {
    if (way === 'home') return base;
    if (way !== 'swap') return steppedScale(camera.scale, base, way);
    return isWhole(camera, setting) ? Math.max(base, levelZoom / TILE) : wholeScale(setting);
  };

  return {
    camera: () => camera,
    setting: () => setting,
    load: (next, zoom, at, part) => {
      setting = next;
      levelZoom = zoom;
      focus = part;
      base = baseScale(setting, zoom, focus);
      camera = centredOn(at, base, setting);
      camera = goalFor(at);
      glide = NO_GLIDE;
      follows = true;
    },
    resize: (next) => {
      const centre = middleOf(camera, setting.view);
      const multiple = camera.scale / base;
      setting = next;
      base = baseScale(setting, levelZoom, focus);
      camera = centredOn(centre, base * multiple, setting);
    },
    drag: (by) => {
      follows = false;
      camera = dragged(camera, by, setting);
    },
    release: (speed) => {
      glide = speed;
    },
    zoom: (factor, at) => {
      camera = zoomedAt(camera, factor, at, base, setting);
    },
    step: (way, around) => {
      const scale = scaleAfter(way);
      follows = true;
      camera = centredOn(around, scale, setting);
    },
    reveal: (point) => {
      follows = false;
      camera = following(camera, point, setting);
    },
    follow: () => {
      follows = true;
    },
    tick: (ms, character, still) => {
      const before = camera;
      if (still) glide = NO_GLIDE;
      if (Math.hypot(glide.x, glide.y) > GLIDE_END) {
        camera = dragged(camera, times(glide, ms), setting);
        glide = times(glide, Math.exp(-ms / GLIDE_MS));
      } else if (follows) {
        const goal = goalFor(character);
        camera = still ? goal : approached(camera, goal, ms);
      } else camera = clampCamera(camera, setting);
      return !isSame(camera, before);
    },
  };
};
