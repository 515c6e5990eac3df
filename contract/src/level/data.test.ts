import { expect, test } from 'vitest';
import { CODE_LIMIT, codeSchema } from './code.ts';

test.each<[string, string, boolean]>([
  ['an empty program', '', true],
  ['a short program', 'print("a")', true],
  ['the longest program', 'a'.repeat(CODE_LIMIT), true],
  ['a longer program', 'a'.repeat(CODE_LIMIT + 1), false],
  ['a zero character', 'a = "\0"', false],
])('%s', (_name, program, isAccepted) => {
  expect(codeSchema.safeParse(program).success).toBe(isAccepted);
});
