import { bareCode } from './program-code.ts';

const LINE_END = /\r\n|\r|\n/;

/** A `;` with another statement after it on the same line. */
const JOINED = /;(?=[ \t]*[^\s;])/g;

/**
 * Number of lines of a program that count towards a limit: those that are neither empty nor a comment (game.md section
 * 5, 'Editor'). Statements that are joined by `;` count as if each were on its own line.
 */
export const countedLines = (code: string): number => {
  const lines = code.split(LINE_END);
  const written = lines.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return written.length + (bareCode(lines.join('\n')).match(JOINED)?.length ?? 0);
};

/** Whether a program is longer than its level allows; a level without a limit allows any number of lines. */
export const isTooLong = (
  code: string,
  { maxLinesOfCode: most }: { readonly maxLinesOfCode?: number | undefined },
): boolean => most !== undefined && countedLines(code) > most;
