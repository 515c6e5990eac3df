import type { Spot } from '../../../stage/game-view.ts';

/** The corner of the farm for the goals: where lines of text end, or where they start. */
export type PanelSide = 'end' | 'start';

/** Space between the goals and the edges of the farm, in CSS pixels. */
const RIM = 12;

/**
 * The upper corner in which the goals do not cover a speaker: the other one if the speaker is below them. `size` is the
 * size of the goals.
 */
export const panelSide = (
  now: PanelSide,
  { at, tile, view }: Spot,
  size: { readonly width: number; readonly height: number },
  isRightToLeft: boolean,
): PanelSide => {
  const isHigh = at.y - tile <= RIM + size.height;
  const isRight = at.x + tile / 2 >= view.width - RIM - size.width;
  const isLeft = at.x - tile / 2 <= RIM + size.width;
  const isAtEnd = isRightToLeft ? isLeft : isRight;
  const isAtStart = isRightToLeft ? isRight : isLeft;
  if (!isHigh || (isAtEnd && isAtStart)) return now;
  if (isAtEnd) return 'start';
  return isAtStart ? 'end' : now;
};
