import { expect, it } from 'vitest';
import { endsValue, isKeyword, placeOf, short, startsValue, wantsValue } from './place.ts';
import { tokensOf } from './tokens.ts';

/** The pieces around the place where Python stops, with facts about that place. */
const around = (source: string, line: number, column: number, ahead = 0) => {
  const error = { type: 'SyntaxError', message: '', line, column, trace: '' };
  const { before, here, next, ...rest } = placeOf({ error, source, lineText: '', found: {} }, ahead);
  return { pieces: [before?.text, here?.text, next?.text], ...rest };
};

it.each<[string, [number, number, number?], object]>([
  ['print(1 2)', [1, 9], { pieces: ['1', '2', ')'], isFirst: false, depth: 1, lineBefore: 1 }],
  ['print(1 2)', [1, 9, -1], { pieces: ['(', '1', '2'] }],
  ['x = 3', [1, 1], { pieces: [undefined, 'x', '='], isFirst: true, depth: 0, lineBefore: 1 }],
  ['x =', [1, 4], { pieces: ['=', undefined, undefined], isFirst: false }],
  ['a = (1,\n  2 3)', [2, 3], { pieces: [',', '2', '3'], isFirst: true, depth: 1, lineBefore: 1 }],
  ['a = (1,\n  2 3)', [2, 5], { pieces: ['2', '3', ')'], isFirst: false, depth: 1, lineBefore: 2 }],
  ['# note\nx y', [2, 3], { pieces: ['x', 'y', undefined], lineBefore: 2 }],
  ['x = 1  # one', [1, 6], { pieces: ['1', undefined, undefined], depth: 0 }],
  ['x = 1\ny = 2', [1, 3], { pieces: ['x', '=', '1'] }],
  ['', [1, 1], { pieces: [undefined, undefined, undefined], isFirst: false, depth: 0, lineBefore: 1 }],
])('around %j at %j', (source, [line, column, ahead], expected) => {
  expect(around(source, line, column, ahead)).toMatchObject(expected);
});

it.each([
  ['hens', { isKeyword: false, ends: true, starts: true, wants: false }],
  ['if', { isKeyword: true, ends: false, starts: false, wants: true }],
  ['and', { isKeyword: true, ends: false, starts: false, wants: true }],
  ['pass', { isKeyword: true, ends: false, starts: false, wants: false }],
  ['None', { isKeyword: false, ends: true, starts: true, wants: false }],
  ['3', { isKeyword: false, ends: true, starts: true, wants: false }],
  ['"a"', { isKeyword: false, ends: true, starts: true, wants: false }],
  ['"a', { isKeyword: false, ends: false, starts: true, wants: false }],
  [')', { isKeyword: false, ends: true, starts: false, wants: false }],
  [',', { isKeyword: false, ends: false, starts: false, wants: true }],
  ['+', { isKeyword: false, ends: false, starts: false, wants: true }],
])('the piece %s', (text, expected) => {
  const [token] = tokensOf(text);
  expect({
    isKeyword: isKeyword(token),
    ends: endsValue(token),
    starts: startsValue(token),
    wants: wantsValue(token),
  }).toEqual(expected);
});

it('undefined is neither a keyword nor part of a value', () => {
  const answers = [isKeyword, endsValue, startsValue, wantsValue].map((ask) => ask(undefined));
  expect([...answers, short(undefined)]).toEqual([false, false, false, false, '']);
});

it('cuts a long text for a sentence', () => {
  const [long] = tokensOf(`"${'a'.repeat(40)}"`);
  const [limit] = tokensOf(`"${'a'.repeat(28)}"`);
  expect([short(long), short(limit)]).toEqual([`"${'a'.repeat(27)}…`, `"${'a'.repeat(28)}"`]);
});
