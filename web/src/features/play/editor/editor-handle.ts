import type { Repair } from '@hopcode/python-runner/keyboard/repair';
import type { TipMark } from '../tips/tip-view.ts';
import type { CardRoom } from './card-room.ts';

/** What the play screen can do to the editor. Lines are numbered from 1. */
export type EditorHandle = {
  /** Highlights the line that is running. With undefined, removes the highlight. */
  readonly showLine: (line: number | undefined) => void;
  /**
   * Scrolls to the line of a tip. A moment later, shows a sign beside the line that applies the tip. With undefined,
   * removes the sign, or prevents it from appearing.
   */
  readonly showTip: (mark: TipMark | undefined) => void;
  /** Resolves to the space for a card at a line. Resolves to undefined if the code for it does not load. */
  readonly cardRoom: () => Promise<CardRoom | undefined>;
  /** Moves the cursor and the focus to the end of a line. */
  readonly goTo: (line: number) => void;
  /** Moves the focus to the cursor. */
  readonly focus: () => void;
  /** Replaces single symbols. One undo restores all of them. */
  readonly replaceSigns: (repairs: readonly Repair[]) => void;
  /** Replaces the whole program. One undo restores it. */
  readonly replaceAll: (code: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Types text at the cursor, in place of the selection. After that, the cursor is `back` characters before the end of
   * the text.
   */
  readonly type: (text: string, back?: number) => void;
  /** Moves the cursor like an arrow key. */
  readonly move: (way: 'left' | 'right' | 'up' | 'down') => void;
  /**
   * Keeps the cursor visible above something that covers the bottom of the window. `pixels` is the height of the
   * covered part; 0 if nothing covers the window.
   */
  readonly leaveRoom: (pixels: number) => void;
  /** Indents or unindents the selected lines, like Tab and Shift+Tab. */
  readonly indent: (way: 'more' | 'less') => void;
};
