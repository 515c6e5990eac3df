import { clamp } from '../lib/clamp.ts';
import { type Size, TILE } from './camera.ts';
import type { Part } from './focus.ts';
import type { Window } from './scene/brush.ts';
import { HORIZON } from './scene/paint-horizon.ts';
import { MARGIN } from './scene/scene-plan.ts';

/** The horizontal range of the people in a picture, and the lower edge of their feet, in native pixels. */
export type People = { readonly left: number; readonly right: number; readonly bottom: number };

export type StorySetting = {
  /** The size of the picture on the page, in CSS pixels. */
  readonly view: Size;
  /** The height of the lower part that is covered by text, in CSS pixels. */
  readonly covered: number;
  readonly deviceRatio: number;
  /** The size of the map in native pixels. */
  readonly map: Size;
  readonly people: People;
  /** The part of the farm that the task is about. */
  readonly focus: Part;
  /** Whether the picture shows a place, with a sky above it. Otherwise it shows the farm of a level from above. */
  readonly hasSky: boolean;
};

/**
 * The layout of a picture of the story: the number of CSS pixels per native pixel, the visible part of the map, and the
 * distance from the upper edge to the land in native pixels. This distance is the height of the sky.
 */
export type StoryView = { readonly scale: number; readonly landTop: number; readonly window: Window };

/** The number of native pixels between the people and the text. */
const CLEAR = 6;

/** How much ground is drawn beyond each side of a small farm, in native pixels. */
const GROUND_AROUND = MARGIN.small * TILE;

/**
 * If whole pixels would make the farm smaller than the available space by more than this factor, the picture shows only
 * the part that the task is about, at a larger size.
 */
const MOST_LOST = 1.2;

const onDevice = (scale: number, ratio: number, round: (value: number) => number): number =>
  Math.max(1, round(scale * ratio)) / ratio;

const viewOfPlace = ({ view, covered, deviceRatio, map, people }: StorySetting): StoryView => {
  const free = view.height - covered;
  // The lower end of the land may be behind the text.
  const filling = Math.max(view.width / map.width, free / (map.height + HORIZON));
  const scale = onDevice(filling, deviceRatio, Math.ceil);
  const width = Math.ceil(view.width / scale);
  const height = Math.ceil(view.height / scale);
  const focus = (people.left + people.right) / 2;
  const x = clamp(Math.round(focus - width / 2), 0, Math.max(0, map.width - width));
  const lift = Math.max(0, HORIZON + people.bottom + CLEAR - Math.floor(free / scale));
  const landTop = Math.max(0, HORIZON - lift);
  const y = Math.max(0, lift - HORIZON);
  return { scale, landTop, window: { x, y, width, height: height - landTop, ratio: 1 } };
};

const viewOfFarm = ({ view, covered, deviceRatio, map, focus }: StorySetting): StoryView => {
  const free = view.height - covered;
  const fit = ({ width, height }: Size): number => Math.min(view.width / width, free / height);
  const whole = onDevice(fit(map), deviceRatio, Math.floor);
  const larger = onDevice(fit(map), deviceRatio, Math.ceil);
  const fitting = fit(map) > whole * MOST_LOST && larger <= fit(focus) ? larger : whole;
  // The ground must fill the picture, even if its pixels then have different sizes.
  const filling = Math.max(
    view.width / (map.width + 2 * GROUND_AROUND),
    (view.height - free / 2) / (map.height / 2 + GROUND_AROUND),
  );
  const scale = Math.max(fitting, filling);
  const width = Math.ceil(view.width / scale);
  const height = Math.ceil(view.height / scale);
  const shown = fit(map) >= scale ? { x: 0, y: 0, ...map } : focus;
  const x = Math.round(shown.x + shown.width / 2 - width / 2);
  const y = Math.round(shown.y + shown.height / 2 - free / scale / 2);
  return { scale, landTop: 0, window: { x, y, width, height, ratio: 1 } };
};

/**
 * The layout of a picture of the story. A place in the story fills the view. Its sides may be cut off, but the people
 * are always visible, above the text. The farm of a level is shown above the text, either all of it or only the part
 * that the task is about.
 */
export const storyView = (setting: StorySetting): StoryView =>
  setting.hasSky ? viewOfPlace(setting) : viewOfFarm(setting);
