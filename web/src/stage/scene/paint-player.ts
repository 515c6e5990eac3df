import type { PlayerPose } from '../animation/pose.ts';
import type { Atlas } from '../atlas.ts';
import type { Brush } from './brush.ts';

/** The avatar that is used if there are no pictures for the given one. */
const FALLBACK_AVATAR = 'Rabbit';
/** The rows of the legs, which do not move when the character breathes. */
const LEGS = 4;

/** Draws the character with its walk frame, its hop and its breathing. */
export const paintPlayer = (brush: Brush, atlas: Atlas, pose: PlayerPose, avatar: string): void => {
  const { x, y, facing, stride, lift, sunk } = pose;
  const what =
    atlas.sprite(`avatar/${avatar}/${facing}`) ?? atlas.sprite(`avatar/${FALLBACK_AVATAR}/${facing}`);
  if (!what) return;
  const left = what.x + (stride % (what.frames ?? 1)) * what.w;
  if (lift > 0) brush.named('marker/shadow', x, y);
  if (!sunk) {
    brush.sprite(what, x, y - lift, left);
    return;
  }
  // While the character breathes out, its upper part is one pixel lower, and one row is left out.
  const head = { ...what, h: what.h - LEGS - 1 };
  const legs = { ...what, y: what.y + what.h - LEGS, h: LEGS };
  brush.sprite(head, x, y + 1 - lift, left);
  brush.sprite(legs, x, y + what.h - LEGS - lift, left);
};
