import { expect, it } from 'vitest';
import { TOUR_STEPS, type TourAction, tourAfter } from './tour-steps.ts';

it('advances on the action of each step, and ends with the saved level', () => {
  const actions: readonly TourAction[] = [
    'next',
    'start-moved',
    'items-opened',
    'item-placed',
    'item-placed',
    'item-deleted',
    'commands-opened',
    'saved',
  ];
  const seen = TOUR_STEPS.map((step, at) => tourAfter(step, actions[at] ?? 'next'));
  expect(seen).toEqual([...TOUR_STEPS.slice(1), undefined]);
});

it('waits for its action, and can be skipped', () => {
  expect(tourAfter('items', 'item-placed')).toBe('items');
  expect(tourAfter('items', 'next')).toBe('place-item');
});
