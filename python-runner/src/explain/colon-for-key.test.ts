import { expect, it } from 'vitest';
import { colonForKey } from './colon-for-key.ts';

const error = { type: 'KeyError', message: "'eggs'", line: 3, trace: '' };
const asked = (source: string) => colonForKey({ error, source, lineText: '', found: { asked: 'eggs' } });

it.each([
  ['stock = {}\nstock["eggs"]: 3', { name: 'stock["eggs"]', at: '2' }],
  ["    farm.stock['eggs'] : n", { name: "farm.stock['eggs']", at: '1' }],
])('finds the line in %j', (source, found) => {
  expect(asked(source)).toEqual(found);
});

it.each([
  'stock = {"eggs": 3}',
  'stock["milk"]: 3',
  'stock["eggs"] = 3',
  'stock["eggs"]: int = 3',
  'if stock["eggs"]:',
])('finds none in %s', (source) => {
  expect(asked(source)).toBe(false);
});
