import { clamp } from '../lib/clamp.ts';

/** Where a tooltip stands, in pixels of the window. `left` is its middle, `shift` moves its tip back to the target. */
export type Place = {
  readonly side: 'above' | 'below';
  readonly left: number;
  readonly top: number;
  readonly shift: number;
};

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'>;

/** Room that a tooltip of two lines needs above its target. */
const HEIGHT = 64;
/** Half of the widest tooltip, which has to stay in the window. */
const HALF_WIDTH = 140;
const GAP = 8;

/** Places a tooltip above its target, or below it where there is no room above. */
export const placeBeside = (target: Box, windowWidth: number): Place => {
  const middle = target.left + target.width / 2;
  const half = Math.min(HALF_WIDTH, windowWidth / 2 - GAP);
  const left = clamp(middle, half + GAP, windowWidth - half - GAP);
  const side = target.top < HEIGHT ? 'below' : 'above';
  return { side, left, top: side === 'below' ? target.bottom + GAP : target.top - GAP, shift: middle - left };
};
