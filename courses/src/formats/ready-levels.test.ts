import { expect, it } from 'vitest';
import { readyLevels } from './ready-levels.ts';

it('leaves out the levels that are not ready', () => {
  const levels = [
    { slug: 'a' },
    { slug: 'b', not_ready: true as const },
    { slug: 'c', not_ready: undefined },
  ];
  expect(readyLevels(levels).map(({ slug }) => slug)).toEqual(['a', 'c']);
});
