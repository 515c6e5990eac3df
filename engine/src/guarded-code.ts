import { asWord } from './program-code.ts';

const indentOf = (line: string): number => line.length - line.trimStart().length;

const startsWith = (line: string, word: string): boolean =>
  new RegExp(`^${asWord(word)}`, 'u').test(line.trimStart());

/** The code of a block: what follows the colon of its first line, and the lines that are indented more. */
const blockAt = (lines: readonly string[], at: number): string => {
  const head = lines[at] ?? '';
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.trim() !== '' && indentOf(line) <= indentOf(head));
  return [head.replace(/^[^:]*:?/, ''), ...(end < 0 ? below : below.slice(0, end))].join('\n');
};

/** Whether code can raise an error: it calls a function other than `print`, looks up a value, divides or raises. */
const canFail = (block: string): boolean =>
  /[\p{L}\p{N}_\])]\s*\(|\[|[/%]|\b(?:raise|assert|await)\b/u.test(block.replaceAll(/\bprint\s*\(/g, ''));

const isIdle = (block: string): boolean => /^(?:\s|pass\b|\.\.\.|"")*$/.test(block);

/**
 * Whether code has an `except` or a `finally` (`part`) whose `try` contains lines that can fail. A `finally` must also
 * do something, but `pass` is enough for an `except`.
 */
export const guardsLines = (code: string, part: string): boolean => {
  const lines = code.split('\n');
  return lines.some((line, at) => {
    if (!startsWith(line, part)) return false;
    const start = lines.findLastIndex(
      (other, index) => index < at && indentOf(other) === indentOf(line) && startsWith(other, 'try'),
    );
    if (start < 0 || !canFail(blockAt(lines, start))) return false;
    return part === 'except' || !isIdle(blockAt(lines, at));
  });
};
