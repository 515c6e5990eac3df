import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const pieces = (line: string) => tokensOf(line).map((token) => token.text);

describe('tokensOf', () => {
  it.each([
    ['if x=>3: # a', ['if', 'x', '=>', '3', ':', '# a']],
    ['print(f"{a} b", 2.5)', ['print', '(', 'f"{a} b"', ',', '2.5', ')']],
    ['größe += 1', ['größe', '+=', '1']],
    ['"a\\"b" + c', ['"a\\"b"', '+', 'c']],
    ['print("a)', ['print', '(', '"a)']],
    ['2n', ['2', 'n']],
  ])('divides %s', (line, expected) => {
    expect(pieces(line)).toEqual(expected);
  });

  it('counts brackets', () => {
    expect(tokensOf('f((1), 2)').map((token) => token.depth)).toEqual([0, 0, 1, 2, 1, 1, 1, 0]);
  });

  it('marks a text without its closing quote as not closed', () => {
    expect(tokensOf('x = "a" + "b').map((token) => token.closed)).toEqual([true, true, true, true, false]);
  });
});
