import type { Spot } from '../../../stage/game-view.ts';

/** The upper corner of the farm that contains the goals: on the side where lines of text end, or where they start. */
export type PanelSide = 'end' | 'start';

/** Space between the goals and the edges of the farm, in CSS pixels. */
const RIM = 12;

/**
 * Returns the upper corner where the goals do not cover a speaking character. If the character is in the current
 * corner, returns the other corner. `size` is the size of the goal panel.
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
