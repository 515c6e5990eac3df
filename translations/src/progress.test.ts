import { expect, it } from 'vitest';
import { percentOf, progressOf } from './progress.ts';

const english = new Map([
  [
    'ui.json',
    new Map([
      ['a', 'one two three'],
      ['n_one', '{{count}} step'],
      ['n_other', '{{count}} steps'],
    ]),
  ],
  ['courses/python/intro.md', new Map([['name', 'First steps']])],
  ['courses/python/loops.md', new Map([['name', 'Loops']])],
]);

it('counts the English words of each part that a language has', () => {
  const texts = new Map([
    ['a', 'jeden dwa'],
    ['n_few', '{{count}} kroki'],
    ['n_other', '{{count}} kroku'],
  ]);
  const own = new Map([['ui.json', { texts }]]);
  const { parts, all, unsealed } = progressOf('pl', english, own, new Map());
  // The four plural forms of Polish count two words each.
  expect(parts.interface).toEqual({ done: 7, total: 11 });
  expect(parts.chapter).toEqual({ done: 0, total: 2 });
  expect(parts.later).toEqual({ done: 0, total: 1 });
  expect(all).toEqual({ done: 7, total: 14 });
  expect(unsealed).toEqual(['ui.json a', 'ui.json n_few', 'ui.json n_other']);
});

it.each([
  [{ done: 0, total: 0 }, 100],
  [{ done: 999, total: 1000 }, 99],
  [{ done: 3, total: 3 }, 100],
])('%j is %s percent', (amount, percent) => {
  expect(percentOf(amount)).toBe(percent);
});
