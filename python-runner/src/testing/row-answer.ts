import type { ErrorRow } from '../explain/error-row.ts';

/** Where Python stopped reading, and its message; the first line and column by default. */
type Stop = { readonly line?: number; readonly column?: number; readonly message?: string };

/**
 * What a row of a table says about a syntax error in a program: its parameters, or whether it applies. Reads only the
 * text of the program and does not run Python. Throws if the table has no such row.
 */
export const rowAnswer = (
  rows: readonly ErrorRow[],
  key: string,
  source: string,
  { line = 1, column = 1, message = 'invalid syntax' }: Stop = {},
): boolean | Readonly<Record<string, string>> => {
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`The table has no row ${key}`);
  const lineText = source.split('\n')[line - 1] ?? '';
  const matched = row.line ? row.line.exec(lineText) : undefined;
  if (matched === null) return false;
  const error = { type: row.types[0] ?? 'SyntaxError', message, line, column, trace: '' };
  return row.when?.({ error, source, lineText, found: matched?.groups ?? {} }) ?? true;
};
