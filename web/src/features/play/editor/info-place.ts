import type { Rect } from '@codemirror/view';
import { clamp } from '../../../lib/clamp.ts';

/** Positions on the screen, in CSS pixels of the window. */
type Screen = {
  /** The list of suggestions, and the suggestion whose explanation is shown. */
  readonly list: Rect;
  readonly option: Rect;
  /** The explanation, at its current place. */
  readonly info: Rect;
  /** The part of the window that is free for the explanation. */
  readonly space: Rect;
  /** Whether the list is below the line of the cursor. */
  readonly isBelowCursor: boolean;
};

type Place = { readonly style: string; readonly class: string };

/** The largest width of an explanation beside the list, as in CodeMirror. */
const WIDEST = 400;
/** Space between the list and an explanation above or below it. */
const GAP = 4;

/**
 * Returns the place for the explanation of a suggestion, normally beside the list. On a narrow screen, it is above or
 * below the list, away from the cursor. If there is too little space, it is hidden. It never covers the suggestions or
 * the current line.
 */
export const placeOfInfo = ({ list, option, info, space, isBelowCursor }: Screen): Place => {
  const width = info.right - info.left;
  const height = info.bottom - info.top;
  const rightRoom = space.right - list.right;
  const leftRoom = list.left - space.left;
  if (width <= Math.max(rightRoom, leftRoom)) {
    const isRight = width <= rightRoom;
    const top = clamp(option.top, space.top, space.bottom - height) - list.top;
    const widest = Math.min(WIDEST, isRight ? rightRoom : leftRoom);
    return {
      style: `top: ${top}px; max-width: ${widest}px`,
      class: `cm-completionInfo-${isRight ? 'right' : 'left'}`,
    };
  }
  const room = (isBelowCursor ? space.bottom - list.bottom : list.top - space.top) - GAP;
  const across = Math.min(0, space.right - width - list.left);
  const along = `${isBelowCursor ? 'top' : 'bottom'}: ${list.bottom - list.top + GAP}px`;
  return {
    // CodeMirror can still measure an explanation that is hidden in this way.
    style: `left: ${across}px; ${along}${height > room ? '; visibility: hidden' : ''}`,
    class: '',
  };
};
