import { describe, expect, it } from 'vitest';
import { countedLines, isTooLong } from './counted-lines.ts';

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
    ['a = 1; b = 2', 2],
    ['a = 1;b = 2 ; c = 3\nd = 4', 4],
    ['a = 1;', 1],
    ['a = 1; # with a comment behind', 1],
    ['a = 1  # b = 2; c = 3', 1],
    ['text = "a; b; c"', 1],
    ["text = 'a; b'; player.speak(text)", 2],
    ['text = """a; b\nc; d"""; b = 1', 3],
    ['for i in range(3): a = i; b = i', 2],
    ['# a; b\n; ', 1],
  ])('%j has %i', (code, lines) => {
    expect(countedLines(code)).toBe(lines);
  });
});

describe('isTooLong', () => {
  it.each([
    ['a\nb\nc', 3, false],
    ['a\nb\nc\nd', 3, true],
    ['a\nb\nc; d', 3, true],
    ['a\nb\nc\nd', undefined, false],
  ])('%j with a limit of %s: %s', (code, maxLinesOfCode, expected) => {
    expect(isTooLong(code, { maxLinesOfCode })).toBe(expected);
  });
});
