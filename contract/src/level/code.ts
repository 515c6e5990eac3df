import { z } from 'zod';

/** Maximum length of a stored program, in characters. */
export const CODE_LIMIT = 100_000;

/** A program in a request. */
export const codeSchema = z
  .string()
  .max(CODE_LIMIT)
  // PostgreSQL cannot store a zero character in a text.
  .refine((code) => !code.includes('\0'), { error: 'has a zero character' });
