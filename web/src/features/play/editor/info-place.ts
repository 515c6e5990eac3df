import type { Rect } from '@codemirror/view';
import { clamp } from '../../../lib/clamp.ts';

/** What is on the screen, in CSS pixels of the window. */
type Screen = {
  /** The list of suggestions, and the suggestion in it that is explained. */
  readonly list: Rect;
  readonly option: Rect;
  /** The explanation, wherever it stands now. */
  readonly info: Rect;
  /** Where there is room at all. */
  readonly space: Rect;
  /** The cursor's line is above the list. */
  readonly isBelowCursor: boolean;
};

type Place = { readonly style: string; readonly class: string };

/** Widest explanation beside the list, as CodeMirror has it. */
const WIDEST = 400;
/** Between the list and an explanation that does not stand beside it. */
const GAP = 4;

/**
 * Where the explanation of a suggestion stands: beside the list; on a narrow screen on the side of the list that the
 * cursor is not on, or nowhere. Every suggestion is seen, and so is the line that is written.
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
    // Hidden, but still to be measured.
    style: `left: ${across}px; ${along}${height > room ? '; visibility: hidden' : ''}`,
    class: '',
  };
};
