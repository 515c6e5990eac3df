import { expect, it } from 'vitest';
import { changed, historyOf, MOST_STEPS, redone, undone } from './history.ts';

it('stores at most 100 steps', () => {
  let history = historyOf(0);
  for (let value = 1; value <= MOST_STEPS + 50; value += 1) history = changed(history, value);
  let steps = 0;
  for (; history.past.length > 0; steps += 1) history = undone(history);
  expect([steps, history.now]).toEqual([100, 50]);
});

it.each<[string, readonly (readonly [number, string?])[], readonly number[]]>([
  ['changes without a group', [[1], [2]], [0, 1]],
  [
    'changes of one group',
    [
      [1, 'a'],
      [2, 'a'],
      [3, 'a'],
    ],
    [0],
  ],
  [
    'changes of two groups',
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'b'],
    ],
    [0, 1],
  ],
  ['the same value', [[1], [1]], [0]],
])('%s', (_, changes, past) => {
  const history = changes.reduce((before, [value, group]) => changed(before, value, group), historyOf(0));
  expect(history.past).toEqual(past);
});

it('discards the undone steps after a change', () => {
  const history = changed(undone(changed(historyOf(0), 1)), 2);
  expect([history.past, redone(history)]).toEqual([[0], history]);
});

it('returns the same history if there is nothing to undo or redo', () => {
  const history = historyOf(0);
  expect([undone(history), redone(history)]).toEqual([history, history]);
});
