import type { Size } from '../../../stage/camera.ts';
import type { Spot } from '../../../stage/game-view.ts';

/** The place of a notice at the bottom of the farm, and the largest width that fits there, in CSS pixels. */
export type NoticePlace = { readonly side: 'left' | 'middle' | 'right'; readonly room: number };

/** The space between a notice, the character and the edges of the picture, in CSS pixels. */
const GAP = 16;

/** The edges of a speech bubble over the farm, in CSS pixels from the edges of the picture. */
export type Bubble = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The place to the left or right of a bubble, if there is too little space for a notice below the bubble. */
const besideBubble = ({ left, right }: Bubble, view: Size): NoticePlace => {
  const behind = view.width - right - 2 * GAP;
  return left - 2 * GAP > behind ? { side: 'left', room: left - 2 * GAP } : { side: 'right', room: behind };
};

/**
 * A place where a notice of this height covers neither the character nor a bubble. It is centred below the character,
 * or on the side with more space.
 */
export const noticePlace = ({ at, tile, view }: Spot, noticeHeight: number, bubble?: Bubble): NoticePlace => {
  const top = view.height - GAP - noticeHeight;
  const isInWay = bubble !== undefined && bubble.bottom > top;
  if (isInWay) {
    const beside = besideBubble(bubble, view);
    const isFree =
      at.y + tile / 2 + GAP <= top ||
      (beside.side === 'left' ? at.x - tile / 2 > beside.room + 2 * GAP : at.x + tile / 2 < bubble.right);
    if (isFree) return beside;
  }
  const isAbove = at.y + tile / 2 + GAP <= top;
  if (isAbove) return { side: 'middle', room: view.width - 2 * GAP };
  const left = at.x - tile / 2 - 2 * GAP;
  const right = view.width - at.x - tile / 2 - 2 * GAP;
  return left > right ? { side: 'left', room: left } : { side: 'right', room: right };
};
