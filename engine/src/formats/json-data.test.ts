import { expect, it } from 'vitest';
import type { DataValue } from './data-value.ts';
import { jsonDifference, parseJson } from './json-data.ts';

const FARM: DataValue = {
  dict: [
    ['name', 'Oak'],
    ['eggs', { list: [1, 2] }],
  ],
};

it.each<[string, string, DataValue, string | undefined]>([
  ['the same', '{"name": "Oak", "eggs": [1, 2]}', FARM, undefined],
  ['another order of keys', '{"eggs": [1, 2], "name": "Oak"}', FARM, undefined],
  ['another order in a list', '{"name": "Oak", "eggs": [2, 1]}', FARM, '["eggs"][0]'],
  ['a longer list', '{"name": "Oak", "eggs": [1, 2, 3]}', FARM, '["eggs"]'],
  ['a missing key', '{"name": "Oak"}', FARM, '["eggs"]'],
  ['a key too many', '{"name": "Oak", "eggs": [1, 2], "x": 1}', FARM, '["x"]'],
  ['a number as text', '{"name": "Oak", "eggs": ["1", 2]}', FARM, '["eggs"][0]'],
  ['another kind', '[1]', FARM, ''],
  ['3.0 for 3', '3.0', 3, undefined],
  ['a list for a tuple', '[1, 2]', { tuple: [1, 2] }, undefined],
  ['None', 'null', null, undefined],
  ['any text', '{"name": "Hill"}', { dict: [['name', '*']] }, undefined],
  ['an empty text for any', '{"name": " "}', { dict: [['name', '*']] }, '["name"]'],
  ['a number for any text', '{"name": 5}', { dict: [['name', '*']] }, '["name"]'],
  ['another key for any text', '{"farm": "Hill"}', { dict: [['name', '*']] }, '["name"]'],
  ['a key like a property of every object', '{}', { dict: [['constructor', 1]] }, '["constructor"]'],
])('compares %s', (_, text, wanted, place) => {
  const parsed = parseJson(text);
  expect(parsed.ok && jsonDifference(parsed.value, wanted)).toBe(place);
});

it('allows extra keys in the outer dictionary, but not in an inner one', () => {
  expect(jsonDifference({ name: 'Oak', eggs: [1, 2], x: 1 }, FARM, true)).toBeUndefined();
  expect(jsonDifference({ a: { x: 1 } }, { dict: [['a', { dict: [] }]] }, true)).toBe('["a"]["x"]');
});

it('returns no value for text that is not JSON', () => {
  expect(parseJson("{'a': 1}")).toEqual({ ok: false });
});
