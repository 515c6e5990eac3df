import { describe, expect, it } from 'vitest';
import { COLLECTABLE_TYPES } from './collectables.ts';
import { meantItem, meantSeeds } from './item-name.ts';

describe('meantItem', () => {
  it.each([
    ['red berry', 'redBerry'],
    ['Red_Berries', 'redBerry'],
    ['redberry', 'redBerry'],
    ['carrots', 'carrot'],
    ['Carrot', 'carrot'],
    ['tomatoes', 'tomato'],
    ['white eggs', 'whiteEgg'],
    ['carrot seeds', 'carrotSeeds'],
    [' carrot ', 'carrot'],
  ])('finds the item that %j means', (text, item) => {
    expect(meantItem(text)).toBe(item);
  });

  it.each(['zebra', '', 's', 'constructor', 'my carrot'])('does not guess for %j', (text) => {
    expect(meantItem(text)).toBeUndefined();
  });

  it('returns undefined for the exact name of an item', () => {
    expect(COLLECTABLE_TYPES.filter((type) => meantItem(type) !== undefined)).toEqual([]);
  });
});

it.each([
  ['carrots', 'carrotSeeds'],
  ['carrot', 'carrotSeeds'],
  ['carrotCrop', 'carrotSeeds'],
  ['Tomatoes', 'tomatoSeeds'],
  ['carrotSeeds', undefined],
  ['carrot seeds', undefined],
  ['egg', undefined],
])('finds the seeds that %j means', (text, seeds) => {
  expect(meantSeeds(text)).toBe(seeds);
});
