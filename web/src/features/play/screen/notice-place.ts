import type { Spot } from '../../../stage/game-view.ts';

/** Where a notice is at the foot of the farm, and how wide it may be there, in CSS pixels. */
export type NoticePlace = { readonly side: 'left' | 'middle' | 'right'; readonly room: number };

/** Between a notice, the character and the edges of the picture, in CSS pixels. */
const GAP = 16;

/** A place in which a notice of some height does not cover the character: above its head, or on the wider side of it. */
export const noticePlace = ({ at, tile, view }: Spot, noticeHeight: number): NoticePlace => {
  const isAbove = at.y + tile / 2 + GAP <= view.height - GAP - noticeHeight;
  if (isAbove) return { side: 'middle', room: view.width - 2 * GAP };
  const left = at.x - tile / 2 - 2 * GAP;
  const right = view.width - at.x - tile / 2 - 2 * GAP;
  return left > right ? { side: 'left', room: left } : { side: 'right', room: right };
};
