import { clamp } from '../lib/clamp.ts';

/**
 * The position of a tooltip, in pixels from the top left corner of the window. `left` is the middle of the tooltip;
 * `shift` moves its tip back to the target.
 */
export type Place = {
  readonly side: 'above' | 'below';
  readonly left: number;
  readonly top: number;
  readonly shift: number;
};

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'>;

/** The space above the target that a tooltip with two lines needs. */
const HEIGHT = 64;
const GAP = 8;
/** The minimum distance from the middle of the tip to a side of the tooltip: half of the tip and the round corner. */
const CORNER = 14;

/**
 * Places a tooltip above its target, or below the target if there is no space above. The whole tooltip stays inside the
 * window.
 */
export const placeBeside = (target: Box, windowWidth: number, width: number): Place => {
  const middle = target.left + target.width / 2;
  const half = Math.min(width, windowWidth - 2 * GAP) / 2;
  const left = clamp(middle, half + GAP, windowWidth - half - GAP);
  // The tip must touch the tooltip, even if the target is partly outside the window.
  const reach = Math.max(0, half - CORNER);
  const side = target.top < HEIGHT ? 'below' : 'above';
  return {
    side,
    left,
    top: side === 'below' ? target.bottom + GAP : target.top - GAP,
    shift: clamp(middle - left, -reach, reach),
  };
};
