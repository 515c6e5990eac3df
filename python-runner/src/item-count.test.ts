import { expect, it } from 'vitest';
import { itemCount } from './item-count.ts';

const VALUES: Readonly<Record<string, string>> = { n: '4', names: "['Ann, B', 'Cem']", long: '[1, 2, ...]' };

it.each([
  ['range(3)', 3],
  ['range(n)', 4],
  ['range(2, n)', 2],
  ['range(5, 2)', 0],
  ['range(0, 9, 2)', undefined],
  ['range(len(names))', undefined],
  ['range(other)', undefined],
  ['["a", "b, c"]', 2],
  ['[[1, 2], [3, 4], [5]]', 3],
  ['("a",)', 1],
  ['[]', 0],
  ['names', 2],
  ['long', undefined],
  ['[x for x in names]', undefined],
  ['enumerate(names)', undefined],
  [undefined, undefined],
])('takes %s as %s items', (expression, count) => {
  expect(itemCount(expression, (name) => VALUES[name])).toBe(count);
});
