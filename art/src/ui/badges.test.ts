import { expect, test } from 'vitest';
import { difference } from '../kit/likeness.ts';
import { BADGE_NAMES, BADGES, drawBadge } from './badges.ts';

/** Two badges with a smaller difference would look the same. */
const TWINS = 0.1;

test('the list names every badge', () => {
  expect([...BADGE_NAMES].toSorted()).toEqual(Object.keys(BADGES).toSorted());
});

test('no two badges look alike', () => {
  const pictures = BADGE_NAMES.map(drawBadge);
  for (const [index, picture] of pictures.entries())
    for (const other of pictures.slice(index + 1)) expect(difference(picture, other)).toBeGreaterThan(TWINS);
});
