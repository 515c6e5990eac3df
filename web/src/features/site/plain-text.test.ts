import { describe, expect, it } from 'vitest';
import { blocksOf, firstWords, type Piece } from './plain-text.ts';

/**
 * Parses text and writes the result in a short notation: lists in square brackets, code in angle brackets, and `|`
 * between pieces.
 */
const told = (text: string): readonly string[] => {
  const line = (pieces: readonly Piece[]): string =>
    pieces.map((piece) => (piece.code ? `<${piece.text}>` : piece.text)).join('|');
  return blocksOf(text).map((block) => {
    if (block.kind === 'paragraph') return line(block.pieces);
    return `${block.ordered ? '1' : '-'}[${block.items.map(({ pieces }) => line(pieces)).join(', ')}]`;
  });
};

describe('blocksOf', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['One line.', ['One line.']],
    ['One.\n\nTwo\nlines.', ['One.', 'Two lines.']],
    ['Say `hi()` now', ['Say |<hi()>| now']],
    ['- a\n- `b`', ['-[a, <b>]']],
    ['1. a\n2. b', ['1[a, b]']],
    ['- a\nno list', ['- a no list']],
    ['`<b>`', ['<<b>>']],
  ])('parses %j', (text, blocks) => {
    expect(told(text)).toEqual(blocks);
  });
});

describe('firstWords', () => {
  it.each<[string, number, string]>([
    ['Say `hi()` now.', 40, 'Say hi() now.'],
    ['One.\n\n- a\n- b', 40, 'One. a b'],
    ['One two three four', 12, 'One two...'],
    ['Incomprehensible', 10, 'Incompr...'],
  ])('shortens %j to %i letters', (text, length, words) => {
    expect(firstWords(text, length)).toBe(words);
  });
});
