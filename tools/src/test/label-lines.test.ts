import { expect, it } from 'vitest';
import { labelLines } from './label-lines.ts';

it.each([
  ['whole lines', ['a\n', 'b\n'], ['unit | a\n', 'unit | b\n']],
  ['several lines at once', ['a\nb\n'], ['unit | a\nunit | b\n']],
  ['a line in pieces', ['a', 'b', 'c\nd\n'], ['unit | abc\nunit | d\n']],
  ['a last line without an end', ['a\nb'], ['unit | a\n', 'unit | b\n']],
  ['an empty line', ['\n'], ['unit | \n']],
  ['nothing', [], []],
])('labels %s', (_, pieces, expected) => {
  const written: string[] = [];
  const { add, end } = labelLines('unit', (text) => written.push(text));
  for (const piece of pieces) add(piece);
  end();
  expect(written).toEqual(expected);
});
