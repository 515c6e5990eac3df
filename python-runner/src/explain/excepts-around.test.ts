import { describe, expect, it } from 'vitest';
import { exceptsAround } from './excepts-around.ts';

describe('exceptsAround', () => {
  it.each([
    ['a line of the block', 'try:\n    a\nexcept KeyError:\n    b', 2, [3]],
    ['a line further in', 'try:\n    if a:\n        b\nexcept KeyError:\n    c', 3, [4]],
    ['several of them', 'try:\n    a\nexcept KeyError:\n    b\nexcept ValueError:\n    c', 2, [3, 5]],
    ['a note and else between', 'try:\n    a\n# note\nexcept KeyError:\n    b\nelse:\n    c', 2, [4]],
    [
      'the inner of two',
      'try:\n    try:\n        a\n    except KeyError:\n        b\nexcept ValueError:\n    c',
      3,
      [4],
    ],
    ['a line of the except itself', 'try:\n    a\nexcept KeyError:\n    b', 4, []],
    ['a line below it', 'try:\n    a\nexcept KeyError:\n    b\nc', 5, []],
    [
      'a function that is defined in the block',
      'try:\n    def f():\n        a\nexcept KeyError:\n    b',
      3,
      [],
    ],
    ['no try at all', 'a\nb', 2, []],
  ])('finds the lines for %s', (_what, code, line, expected) => {
    expect(exceptsAround(code.split('\n'), line)).toEqual(expected);
  });
});
