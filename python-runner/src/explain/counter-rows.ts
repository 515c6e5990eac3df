import type { ErrorRow } from './error-row.ts';

/** The value with which a variable starts that a line changes: text that grows starts empty, a list too. */
const firstValue = (line: string): string => {
  if (/=\s*f?["']|\+=?\s*f?["']|["']\s*\+/.test(line)) return '""';
  return /\+=?\s*\[/.test(line) ? '[]' : '0';
};

/** Variables that a line changes before they have a value. */
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
