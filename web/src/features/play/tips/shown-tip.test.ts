import type { Tip } from '@hopcode/contract/assistant/tip';
import { expect, it } from 'vitest';
import { continuesError, withAdvice, wordsOnly } from './shown-tip.ts';

const TIP: Tip = {
  text: 'Try `player.turn_left()` as line 4.',
  code_to_add: 'player.turn_left()',
  code_to_modify: null,
  line_number: 4,
  resulted_code: 'player.turn_left()\n',
  is_code_sufficient: true,
  rung: 4,
  page: 'turn_left',
  gap: null,
  words: 'Which way does the rabbit face?',
};

it.each([
  ['an idea', 2, 'Write ) at the end.', 'Write ) at the end.'],
  ['an idea without advice', 2, null, TIP.text],
  ['a line with a gap', 3, 'Write ) at the end.', TIP.text],
  ['a changed line', 4, 'Write ) at the end.', TIP.text],
] as const)('continues the card: %s', (_, rung, advice, text) => {
  expect(withAdvice({ ...TIP, rung }, advice).text).toBe(text);
});

it('keeps only the words and the page of a tip whose change is not shown', () => {
  expect(wordsOnly(TIP)).toEqual({
    text: TIP.words,
    code_to_add: null,
    code_to_modify: null,
    line_number: null,
    resulted_code: null,
    is_code_sufficient: false,
    rung: 2,
    page: 'turn_left',
    gap: null,
    words: TIP.words,
  });
});

it.each<[string, number | null, string | null, number | null, boolean]>([
  ['no error with a line', 4, 'x', null, true],
  ['a tip without a line', null, null, 3, true],
  ['the same line', 3, 'x', 3, true],
  ['a new line above the error', 3, null, 3, true],
  ['a new line below the error', 4, null, 3, true],
  ['the next line', 4, 'x', 3, false],
  ['the line before', 2, 'x', 3, false],
  ['a new line elsewhere', 6, null, 3, false],
  ['another line, with the line of the error in the text', 1, 'x', 12, true],
  ['another line, with a part of its number in the text', 1, 'x', 2, false],
])(
  'a tip continues the message about an error: %s',
  (_, line_number, code_to_modify, errorLine, continues) => {
    const text = 'Python stops at line 12 because of line 1.';
    expect(continuesError({ text, line_number, code_to_modify }, errorLine)).toBe(continues);
  },
);
