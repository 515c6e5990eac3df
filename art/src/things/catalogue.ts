import type { Bitmap } from '../kit/bitmap.ts';
import { FILLABLE_DRAWINGS } from './fillables.ts';
import { OPENABLE_DRAWINGS } from './openables.ts';
import { PLOT_DRAWINGS } from './plots.ts';
import { PUSHABLE_DRAWINGS } from './pushables.ts';
import { SIGN_DRAWINGS } from './signs.ts';
import { STRUCTURE_DRAWINGS } from './structures.ts';
import type { ThingDrawings } from './thing.ts';

/** Every kind of thing that can be on a tile, by the engine's name. */
export const THING_DRAWINGS: ThingDrawings = {
  ...OPENABLE_DRAWINGS,
  ...FILLABLE_DRAWINGS,
  ...PUSHABLE_DRAWINGS,
  ...SIGN_DRAWINGS,
  ...STRUCTURE_DRAWINGS,
  ...PLOT_DRAWINGS,
};

export type ThingPicture = {
  readonly name: string;
  readonly picture: Bitmap;
  readonly anchorX: number;
  readonly anchorY: number;
};

/**
 * The pictures of all things in all states. `thing/<type>` is the picture of the first state of a kind. A kind with
 * several states also has `thing/<type>-<state>` for each.
 */
export function drawThings(): ThingPicture[] {
  return Object.entries(THING_DRAWINGS).flatMap(([type, { states, tiles = 1 }]) => {
    const pictures = Object.entries(states).map(([state, draw]) => {
      const picture = draw();
      const anchor = { anchorX: (picture.width - tiles * 16) / 2, anchorY: picture.height - 16 };
      return { ...anchor, name: `thing/${type}-${state}`, picture };
    });
    const plain = pictures.slice(0, 1).map((first) => ({ ...first, name: `thing/${type}` }));
    return pictures.length === 1 ? plain : [...plain, ...pictures];
  });
}
