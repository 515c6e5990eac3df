import { expect, it } from 'vitest';
import { isKnownType, spriteOfType } from './item-sprite.ts';

it.each([
  ['xmarkGold', 'marker/xmarkGold', true],
  ['carrot', 'item/carrot', true],
  ['chest', 'thing/chest', true],
  ['dragon', 'thing/dragon', false],
  ['../../secret', 'thing/../../secret', false],
])('%s has the picture %s; known: %s', (type, sprite, isKnown) => {
  expect([spriteOfType(type), isKnownType(type)]).toEqual([sprite, isKnown]);
});
