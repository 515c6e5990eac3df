import { describe, expect, it } from 'vitest';
import { countedLines, exceedsLineLimit } from './line-limit.ts';

describe('countedLines', () => {
  it.each([
    ['', 0],
    ['\n\n  \n\t\n', 0],
    ['# only a comment', 0],
    ['    # an indented comment', 0],
    ['a = 1', 1],
    ['a = 1  # with a comment behind', 1],
    ['a = 1\r\n\r\nb = 2\r\n', 2],
    ['import player\n\n# walk\nplayer.move_forward()\nplayer.turn_left()', 3],
    ['text = "# no comment"', 1],
    ['a = 1\rb = 2', 2],
  ])('%j has %i', (code, lines) => {
    expect(countedLines(code)).toBe(lines);
  });
});

describe('exceedsLineLimit', () => {
  it.each([
    ['a\nb\nc', 3, false],
    ['a\nb\nc\nd', 3, true],
    ['a\nb\nc\n# d', 3, false],
    ['a\nb\nc\nd', undefined, false],
  ])('%j with a limit of %s: %s', (code, limit, exceeded) => {
    expect(exceedsLineLimit(code, limit)).toBe(exceeded);
  });
});
