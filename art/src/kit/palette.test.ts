import { expect, test } from 'vitest';
import { parsePaint } from './palette.ts';

test.each([
  ['red', { kind: 'shade', ramp: 'red', shade: 3 }],
  ['red:5', { kind: 'shade', ramp: 'red', shade: 5 }],
  ['leaf@ball', { kind: 'lit', ramp: 'leaf', light: 'ball' }],
])('%s', (paint, parsed) => {
  expect(parsePaint(paint)).toEqual(parsed);
});

test.each([
  ['mauve', 'No ramp'],
  ['red:6', 'No shade'],
  ['red@moon', 'No light'],
  ['', 'No ramp'],
])("refuses '%s'", (paint, reason) => {
  expect(() => parsePaint(paint)).toThrow(reason);
});
