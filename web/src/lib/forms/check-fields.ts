import type { z } from 'zod';
import type { FieldProblem } from './refusal.ts';

/**
 * Checks the values of a form with the request schema of the contract, so that the page and the server always agree.
 * For an empty required field, the problem is `missing`.
 */
export const checkFields = (
  schema: z.ZodType,
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldProblem> => {
  const problems: Record<string, FieldProblem> = {};
  for (const { path } of schema.safeParse(values).error?.issues ?? []) {
    const name = String(path[0]);
    const value = values[name];
    const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '');
    problems[name] ??= isEmpty ? 'missing' : 'invalid';
  }
  return problems;
};
