import { describe, expect, it } from 'vitest';
import { errorOf, usePython } from './testing/python.ts';

const run = usePython();

describe('a program with two syntax mistakes', () => {
  it.each([
    ['a name with a space before a name with a digit', 'red apples = 6\n\n# pears\n3pears = 3\n', 1],
    ['a name with a space above a name with a digit', 'x = 1\nred apples = 6\n3pears = 3\n', 2],
    ['a missing bracket before a text without its end', 'print)1)\nx = 2\nprint("a)\n', 1],
    ['a block without its line before a digit', 'for i in range(2):\n3pears = 3\n', 2],
    ['an open bracket before a digit', 'x = [\n    1,\n    3pears,\n]\n', 3],
    ['a decorator before a digit', 'import player\n@player\n3pears = 3\n', 3],
    ['one mistake', 'x = 1\n3pears = 3\n', 2],
  ])('the first one ends the run: %s', async (_, code, line) => {
    expect(errorOf(await run(code))).toMatchObject({ line });
  });
});
