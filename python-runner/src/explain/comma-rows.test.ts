import { expect, it } from 'vitest';
import { rowAnswer } from '../testing/row-answer.ts';
import { COMMA_ROWS } from './comma-rows.ts';

it.each([
  ['len "abc"', 'len("abc")'],
  ['raise ValueError "x"', 'raise ValueError("x")'],
  ['go 3\ndef go(n): pass', 'go(3)'],
  ['x = int(input "How many?")', 'x = int(input("How many?"))'],
  ['player.move_forward 3', 'player.move_forward(3)'],
  // Words from other languages, and a misspelt word.
  ['echo "hi"', 'print("hi")'],
  ['prnt "hi"', 'print("hi")'],
])('call-needs-brackets: %s becomes %s', (source, write) => {
  expect(rowAnswer(COMMA_ROWS, 'call-needs-brackets', source)).toMatchObject({ write });
});

it.each([
  ['print(1,,2)', 9, 'print(1,2)'],
  ['print(,3)', 7, 'print(3)'],
  ['x = [1, 2,, 3]', 11, 'x = [1, 2, 3]'],
])('comma-too-many: %s, where Python stops at column %i, becomes %s', (line, column, write) => {
  expect(rowAnswer(COMMA_ROWS, 'comma-too-many', line, { column })).toMatchObject({ write });
});

it.each([
  ['comma-missing', 'x = [1 2]', { column: 6 }, '1 2'],
  ['comma-missing', 'go(1 2)', { column: 4 }, '1 2'],
  ['comma-missing-at-end', 'a = {\n    1: 2\n    2: 3,\n}', { line: 2, column: 8 }, '2'],
  ['comma-missing-at-end', 'a = [\n  1,\n  2\n  3\n]', { line: 3, column: 3 }, '2'],
])('%s: %j', (key, source, stop, point) => {
  expect(rowAnswer(COMMA_ROWS, key, source, stop)).toMatchObject({ point });
});

it.each([
  // A list and a number, not a call.
  ['call-needs-brackets', 'hens "a"\nhens = 3', {}],
  ['call-needs-brackets', 'hens 3', {}],
  ['comma-too-many', 'print(1, 2)', { column: 8 }],
  ['comma-too-many', ', x', {}],
  // A key and its value need a colon.
  ['comma-missing', '{"eggs" 2}', { column: 2 }],
  ['comma-missing', 'def go(a b):', { column: 10 }],
  ['comma-missing-at-end', 'a = [1 2]', { column: 6 }],
])('%s does not apply to %j', (key, source, stop) => {
  expect(rowAnswer(COMMA_ROWS, key, source, stop)).toBe(false);
});
