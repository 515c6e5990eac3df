import type { Token } from './line-tokens.ts';
import { beginsBlock, type ProgramLine } from './program-lines.ts';

/** For each word such as `else`: the first words of the statements that may come before it at the same depth. */
const BEFORE = new Map<string, ReadonlySet<string>>([
  ['elif', new Set(['if', 'elif'])],
  ['else', new Set(['if', 'elif', 'for', 'while', 'except'])],
  ['except', new Set(['try', 'except'])],
  ['finally', new Set(['try', 'except', 'else'])],
]);

/** Whether a line continues an earlier statement, as `else` does. */
export const continuesStatement = (tokens: readonly Token[]): boolean => BEFORE.has(tokens[0]?.text ?? '');

/**
 * How many lines Python rejects because of their indentation or position: wrong indentation, the start of an empty
 * block, or an `else` without its `if`.
 */
export function refusedLines(program: readonly ProgramLine[]): number {
  /** The first word of the last statement at each depth. */
  const words: string[] = [];
  let refused = 0;
  let open: number | undefined;
  for (const { depth, tokens } of statements(program)) {
    if (depth === 'astray') refused += 1;
    else {
      if (open !== undefined && depth <= open) refused += 1;
      const word = tokens[0]?.text ?? '';
      const before = BEFORE.get(word);
      if (before !== undefined && !before.has(words[depth] ?? '')) refused += 1;
      words.length = Math.min(words.length, depth);
      words[depth] = word;
    }
    open = typeof depth === 'number' && beginsBlock(tokens) ? depth : undefined;
  }
  return open === undefined ? refused : refused + 1;
}

type Statement = { readonly depth: number | 'astray'; readonly tokens: readonly Token[] };

/** Statements: lines of code, each with its continuation lines. */
function statements(program: readonly ProgramLine[]): Statement[] {
  const found: { depth: number | 'astray'; tokens: Token[] }[] = [];
  for (const { kind, depth, tokens } of program) {
    if (kind !== 'code') continue;
    if (depth === 'within') found.at(-1)?.tokens.push(...tokens);
    else found.push({ depth, tokens: [...tokens] });
  }
  return found;
}
