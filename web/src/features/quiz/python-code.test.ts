import { expect, it } from 'vitest';
import { codeLines } from './python-code.ts';

it.each([
  ['', [[]]],
  [
    'for i in range(3):',
    [
      [
        { text: 'for', look: 'keyword' },
        { text: ' i ', look: 'plain' },
        { text: 'in', look: 'keyword' },
        { text: ' ', look: 'plain' },
        { text: 'range', look: 'call' },
        { text: '(', look: 'plain' },
        { text: '3', look: 'number' },
        { text: '):', look: 'plain' },
      ],
    ],
  ],
  ['# hop\n\n"a"', [[{ text: '# hop', look: 'comment' }], [], [{ text: '"a"', look: 'string' }]]],
])('splits %j into highlighted pieces, line by line', (code, lines) => {
  expect(codeLines(code)).toEqual(lines);
});

it('keeps every character, even in a program with a mistake', () => {
  const code = 'class Hen\n    def lay(self:\n        """two\n        lines"""\n';
  const pieces = codeLines(code).map((line) => line.map(({ text }) => text).join(''));
  expect(pieces.join('\n')).toBe(code);
});
