/** What the play screen does to the editor from outside; lines count from 1. */
export type EditorHandle = {
  /** Highlights the line that runs now; undefined takes the highlight away. */
  readonly showLine: (line: number | undefined) => void;
  /** Puts cursor and focus at the end of a line. */
  readonly goTo: (line: number) => void;
};
