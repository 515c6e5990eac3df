import { expect, it } from 'vitest';
import { changedOf } from './changed-of.ts';

it.each<[object, object, object]>([
  [{ name: 'Ada', limit: null }, { name: 'Ada', limit: null }, {}],
  [{ name: 'Bo', limit: null }, { name: 'Ada', limit: null }, { name: 'Bo' }],
  [{ name: 'Ada', limit: null }, { name: 'Ada', limit: 3 }, { limit: null }],
])('of the values %o, previously %o, sends %o', (values, before, sent) => {
  expect(changedOf<object>(values, before)).toEqual(sent);
});
