import type { PythonError } from '@hopcode/engine/formats/timeline';

/** A place in the program; lines and columns count from 1, `endColumn` is the first column after it. */
export type Span = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/**
 * The explanation of an error: the key of its words in translations/<locale>/python-errors.json (`title`, `sentence`,
 * `next`), their parameters, and the place to mark. `params` always has `type`, `message` and `line`; for a Python type
 * also its `kind`, which the words include as `$t(python-errors:kinds.{{kind}})`.
 */
export type Explanation = {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly span: Span | undefined;
};

/** The first place where a piece occurs in the line. */
export const spanOfPiece = (source: string, line: number, piece: string): Span | undefined => {
  const start = source.split('\n')[line - 1]?.indexOf(piece) ?? -1;
  return start < 0
    ? undefined
    : { line, column: start + 1, endLine: line, endColumn: start + piece.length + 1 };
};

export const spanOf = (error: PythonError, lineText: string): Span | undefined => {
  if (error.line < 1) return undefined;
  // For a mistake in the spaces at the start of a line, Python's column is only the place where it stopped reading.
  const isOfSpaces = error.type === 'IndentationError' || error.type === 'TabError';
  if (error.column !== undefined && error.column > 0 && !isOfSpaces) {
    const endLine = error.endLine ?? error.line;
    const least = endLine === error.line ? error.column + 1 : 1;
    return {
      line: error.line,
      column: error.column,
      endLine,
      endColumn: Math.max(error.endColumn ?? least, least),
    };
  }
  const indent = lineText.length - lineText.trimStart().length;
  return {
    line: error.line,
    column: indent + 1,
    endLine: error.line,
    endColumn: Math.max(lineText.trimEnd().length, indent + 1) + 1,
  };
};

/** The longest piece of a program or of Python's message that a sentence may contain. */
export const LONGEST_PIECE = 150;

export const shortened = (params: Explanation['params']): Explanation['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONGEST_PIECE
        ? `${value.slice(0, LONGEST_PIECE - 1)}…`
        : value,
    ]),
  );
