import type { Repair } from '@hopcode/python-runner/keyboard/repair';
import type { TipMark } from '../tips/tip-view.ts';

/** What the play screen does to the editor from outside; lines count from 1. */
export type EditorHandle = {
  /** Highlights the line that runs now; undefined takes the highlight away. */
  readonly showLine: (line: number | undefined) => void;
  /**
   * Brings the line of a tip into view and, a moment later, a sign beside it that applies the tip; undefined takes both
   * the sign and the waiting for it away.
   */
  readonly showTip: (mark: TipMark | undefined) => void;
  /** Puts cursor and focus at the end of a line. */
  readonly goTo: (line: number) => void;
  /** Replaces single signs; one undo puts all of them back. */
  readonly replaceSigns: (repairs: readonly Repair[]) => void;
  /** Replaces the whole program; one undo puts it back. */
  readonly replaceAll: (code: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Types a text where the cursor is; what is selected goes. The cursor ends `back` signs before its end. */
  readonly type: (text: string, back?: number) => void;
  /** Moves the cursor, as the arrow keys do. */
  readonly move: (way: 'left' | 'right' | 'up' | 'down') => void;
  /** Something covers the bottom of the window, in CSS pixels, 0 for nothing: the cursor stays in view above it. */
  readonly leaveRoom: (pixels: number) => void;
  /** Moves the lines of the selection in or out, as Tab does. */
  readonly indent: (way: 'more' | 'less') => void;
};
