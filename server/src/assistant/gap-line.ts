import type { Change } from './compare-programs.ts';
import type { Token } from './line-tokens.ts';
import { lineText } from './program-lines.ts';

/** The gap in a line, which the learner replaces with code. */
export const GAP = '___';

/**
 * The line after the change, with a gap in place of the changed part. Undefined if no part can be left out, or if only
 * the gap would remain.
 */
export const gapLine = (change: Change): string | undefined => {
  if (change.kind === 'extra' || change.kind === 'indent' || change.kind === 'around') return undefined;
  const [line = ''] = change.lines;
  const { tokens } = change.theirs;
  const code = change.theirs.code;
  const indent = line.slice(0, line.length - line.trimStart().length);
  const range = change.kind === 'missing' ? missingRange(tokens) : differentRange(change.own.tokens, tokens);
  if (range === undefined) return undefined;
  const [from, to] = range;
  const width = change.theirs.indent.length;
  const first = tokens[from];
  const last = tokens[to - 1];
  const start = first === undefined ? code.length : first.start - width;
  const end = last === undefined ? 0 : last.start + last.text.length - width;
  const gapped = indent + code.slice(0, start) + GAP + code.slice(Math.max(start, end));
  return gapped === lineText(change.theirs) || gapped.trim() === GAP ? undefined : gapped;
};

type Range = readonly [from: number, to: number];

/**
 * The values in the brackets of a line. If there are none: the name of the command, the value after `=`, or everything
 * after the first word.
 */
function missingRange(tokens: readonly Token[]): Range | undefined {
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findLastIndex(({ text }) => text === ')');
  if (open > 0 && close > open + 1) return [open + 1, close];
  if (open > 0) return [open - 1, open];
  const equals = tokens.findIndex(({ text }) => text === '=');
  if (equals > 0 && equals < tokens.length - 1) return [equals + 1, tokens.length];
  return tokens.length > 1 ? [1, tokens.at(-1)?.text === ':' ? tokens.length - 1 : tokens.length] : undefined;
}

/**
 * The range of tokens in `theirs` that differs from `own`. If a token was only removed, the range is empty, and the
 * line still gets a gap.
 */
function differentRange(own: readonly Token[], theirs: readonly Token[]): Range {
  const most = Math.min(own.length, theirs.length);
  let from = 0;
  while (from < most && own[from]?.text === theirs[from]?.text) from += 1;
  let same = 0;
  while (same < most - from && own.at(-1 - same)?.text === theirs.at(-1 - same)?.text) same += 1;
  return [from, Math.max(from, theirs.length - same)];
}
