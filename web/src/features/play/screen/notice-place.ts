import type { Spot } from '../../../stage/game-view.ts';

/** The place of a notice at the bottom of the farm, and its largest width there, in CSS pixels. */
export type NoticePlace = { readonly side: 'left' | 'middle' | 'right'; readonly room: number };

/** Space between a notice, the character and the edges of the picture, in CSS pixels. */
const GAP = 16;

/** A place where a notice of this height does not cover the character: below it in the middle, or on its wider side. */
export const noticePlace = ({ at, tile, view }: Spot, noticeHeight: number): NoticePlace => {
  const isAbove = at.y + tile / 2 + GAP <= view.height - GAP - noticeHeight;
  if (isAbove) return { side: 'middle', room: view.width - 2 * GAP };
  const left = at.x - tile / 2 - 2 * GAP;
  const right = view.width - at.x - tile / 2 - 2 * GAP;
  return left > right ? { side: 'left', room: left } : { side: 'right', room: right };
};
