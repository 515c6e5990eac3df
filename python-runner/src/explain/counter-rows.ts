import type { ErrorRow } from './error-row.ts';

/** The value to give a variable before a line changes it: text and lists that grow are empty at the start. */
const firstValue = (line: string): string => {
  if (/=\s*f?["']|\+=?\s*f?["']|["']\s*\+/.test(line)) return '""';
  return /\+=?\s*\[/.test(line) ? '[]' : '0';
};

/** The row about variables that a line changes before they have a value. */
export const COUNTER_ROWS: readonly ErrorRow[] = [
  {
    key: 'counter-without-start',
    types: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    line: /^\s*(?<asked>[\p{L}_][\p{L}\p{N}_]*)\s*(?:[-+*/]=|=.*(?<![\p{L}\p{N}_.])\k<asked>(?![\p{L}\p{N}_]|\s*[(.[]))/u,
    when: ({ lineText, found }) => found.asked === found.name && { first: firstValue(lineText) },
    example: 'apples += 1',
  },
];
