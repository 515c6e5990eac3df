import type { Repair } from '@hopcode/python-runner/keyboard/repair';
import type { TipMark } from '../tips/tip-view.ts';
import type { CardRoom } from './card-room.ts';

/** What the play screen can do to the editor; lines count from 1. */
export type EditorHandle = {
  /** Highlights the line that runs now; undefined removes the highlight. */
  readonly showLine: (line: number | undefined) => void;
  /**
   * Scrolls to the line of a tip and, a moment later, shows a sign beside it that applies the tip; undefined removes
   * the sign and cancels one that is still to come.
   */
  readonly showTip: (mark: TipMark | undefined) => void;
  /** The room for a card at a line. Resolves with undefined if its code could not be loaded. */
  readonly cardRoom: () => Promise<CardRoom | undefined>;
  /** Puts cursor and focus at the end of a line. */
  readonly goTo: (line: number) => void;
  /** Puts the focus at the cursor. */
  readonly focus: () => void;
  /** Replaces single symbols; one undo restores all of them. */
  readonly replaceSigns: (repairs: readonly Repair[]) => void;
  /** Replaces the whole program; one undo restores it. */
  readonly replaceAll: (code: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Types text at the cursor and replaces the selection. The cursor ends `back` characters before the end of the text.
   */
  readonly type: (text: string, back?: number) => void;
  /** Moves the cursor, as the arrow keys do. */
  readonly move: (way: 'left' | 'right' | 'up' | 'down') => void;
  /** Keeps the cursor visible above something that covers the bottom of the window; in CSS pixels, 0 for nothing. */
  readonly leaveRoom: (pixels: number) => void;
  /** Indents or unindents the selected lines, as Tab does. */
  readonly indent: (way: 'more' | 'less') => void;
};
