import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DataValue, dataValueSchema, pythonText } from './data-value.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = { list: [value] };
  return value;
};

describe('data that is a Python value', () => {
  it.each<[string, unknown]>([
    ['None', null],
    ['a truth', false],
    ['a number', 1.5],
    ['a text', 'Hello'],
    ['an empty list', { list: [] }],
    ['a mixed tuple', { tuple: [1, 'a', null] }],
    ['a set', { set: [1, 2] }],
    ['a dict with tuples as keys', { dict: [[{ tuple: [0, 1] }, 'start']] }],
    ['something else', { other: '<function jump>' }],
    ['a deep list', nested(50)],
  ])('%s', (_what, value) => {
    expect(dataValueSchema.safeParse(value)).toEqual({ success: true, data: value });
  });
});

describe('invalid data', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a bare list', [1]],
    ['an object without a known tag', { map: [] }],
    ['two tags', { list: [], set: [] }],
    ['not a number', Number.NaN],
    ['an endless number', Number.POSITIVE_INFINITY],
    ['a dict entry without a value', { dict: [[1]] }],
    ['a list that is too long', { list: Array.from({ length: 1001 }, () => 1) }],
    ['a list one level too deep', nested(51)],
    ['nesting deep enough to overflow a recursive parser', nested(200_000)],
  ])('%s', (_what, value) => {
    expect(dataValueSchema.safeParse(value).success).toBe(false);
  });
});

it('never throws, for any input', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof dataValueSchema.safeParse(value).success).toBe('boolean');
    }),
  );
});

it.each<[DataValue, string]>([
  [null, 'None'],
  [true, 'True'],
  [5, '5'],
  ["it's", "'it\\'s'"],
  [{ list: [1, 'a'] }, "[1, 'a']"],
  [{ tuple: [1] }, '(1,)'],
  [{ tuple: [1, 2] }, '(1, 2)'],
  [{ set: [] }, 'set()'],
  [{ set: [1, 2] }, '{1, 2}'],
  [{ dict: [['a', { list: [] }]] }, "{'a': []}"],
  [{ other: '<Farm>' }, '<Farm>'],
])('%j is written %s', (value, text) => {
  expect(pythonText(value)).toBe(text);
});
