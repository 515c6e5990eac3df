import type { Repair } from '@hopcode/python-runner/keyboard/repair';
import type { TipMark } from '../tips/tip-view.ts';
import type { CardRoom } from './card-room.ts';

/** What the play screen can do to the editor; lines count from 1. */
export type EditorHandle = {
  /** Highlights the line that runs now; undefined removes the highlight. */
  readonly showLine: (line: number | undefined) => void;
  /**
   * Scrolls to the line of a tip and, a moment later, shows a sign beside it that applies the tip. Undefined removes
   * the sign and cancels one that has not appeared yet.
   */
  readonly showTip: (mark: TipMark | undefined) => void;
  /** The space for a card at a line. Resolves with undefined if its code could not be loaded. */
  readonly cardRoom: () => Promise<CardRoom | undefined>;
  /** Moves the cursor and the focus to the end of a line. */
  readonly goTo: (line: number) => void;
  /** Moves the focus to the cursor. */
  readonly focus: () => void;
  /** Replaces single symbols; one undo restores all of them. */
  readonly replaceSigns: (repairs: readonly Repair[]) => void;
  /** Replaces the whole program; one undo restores it. */
  readonly replaceAll: (code: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Types text at the cursor, in place of the selection. The cursor ends `back` characters before the end of the text.
   */
  readonly type: (text: string, back?: number) => void;
  /** Moves the cursor, as the arrow keys do. */
  readonly move: (way: 'left' | 'right' | 'up' | 'down') => void;
  /**
   * Keeps the cursor visible above something that covers the bottom of the window. In CSS pixels; 0 if nothing covers
   * it.
   */
  readonly leaveRoom: (pixels: number) => void;
  /** Indents or unindents the selected lines, as Tab does. */
  readonly indent: (way: 'more' | 'less') => void;
};
