import { expect, it } from 'vitest';
import { pictureLines } from './picture-lines.ts';

/** Ten pixels for each character. */
const measure = (text: string): number => [...text].length * 10;

it.each<[what: string, text: string, most: number, lines: string[]]>([
  ['a short text', 'Ada Lovelace', 200, ['Ada Lovelace']],
  ['words', 'Ada Byron King of Lovelace', 140, ['Ada Byron King', 'of Lovelace']],
  ['a long word', 'Aaaaaaaaaaaa', 50, ['Aaaaa', 'aaaaa', 'aa']],
  ['a long word after a short one', 'Bo Aaaaaaaa', 50, ['Bo Aa', 'aaaaa', 'a']],
  ['letters with marks, which stay together', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 70, ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦']],
  ['words without spaces', '変数と演算子', 40, ['変数と', '演算子']],
  ['no text', '', 50, ['']],
])('breaks %s', (_, text, most, lines) => {
  expect(pictureLines(text, most, measure)).toEqual(lines);
});

it.each<[what: string, text: string, lines: string[]]>([
  ['a long word', 'Abcdefghijklmn', ['Abcde', 'fghijklmn']],
  ['words', 'Ada Ada Ada Ada', ['Ada', 'Ada Ada Ada']],
  ['a name with a hyphen', 'Bo Hohen-Zoll', ['Bo', 'Hohen-Zoll']],
])('leaves the rest of %s on the last line as it is written', (_, text, lines) => {
  expect(pictureLines(text, 50, measure, 2)).toEqual(lines);
});
