import type { Item } from '@hopcode/engine/formats/level';
import type { Thing, ThingState } from '@hopcode/engine/world/world';
import { describe, expect, it } from 'vitest';
import { lookOf, spriteNamed } from './thing-look.ts';

const KNOWN = new Set([
  'item/apple',
  'item/chest',
  'item/chest-open',
  'marker/xmark',
  'prop/boulder',
  'prop/bridge-horizontal',
  ...Array.from({ length: 16 }, (_, mask) => `prop/bridge-horizontal/${mask}`),
]);
const has = (name: string) => KNOWN.has(name);

const item = (sprite: string, action: Item['action'] = 'none', more: Partial<Item> = {}): Item => ({
  action,
  type: sprite,
  sprite,
  position: [2, 3],
  ...more,
});
const thing = (type: string, state: ThingState = 'there'): Thing => ({ type, position: [2, 3], state });

describe('spriteNamed', () => {
  it.each([
    ['item/apple', 'item/apple'],
    ['apple', 'item/apple'],
    ['xmark', 'marker/xmark'],
    ['boulder', 'prop/boulder'],
    ['dragon', undefined],
  ])('%s', (sprite, name) => {
    expect(spriteNamed(sprite, has)).toBe(name);
  });
});

describe('lookOf', () => {
  it.each<[string, Item, Thing, object]>([
    ['fruit lies loose', item('apple', 'collect'), thing('apple'), { flat: false, loose: true }],
    ['a mark is flat', item('xmark'), thing('xmark'), { flat: true, loose: false }],
    ['scenery is not loose', item('boulder', 'collect'), thing('rock'), { flat: false, loose: false }],
    [
      'the type helps where the sprite is unknown',
      item('dragon', 'collect', { type: 'apple' }),
      thing('apple'),
      { pieces: [{ sprite: 'item/apple', col: 2, row: 3 }] },
    ],
    [
      'an open chest',
      item('chest'),
      thing('chest', 'open'),
      { pieces: [{ sprite: 'item/chest-open', col: 2, row: 3 }] },
    ],
    [
      'a state without its own picture',
      item('chest'),
      thing('chest', 'wet'),
      { pieces: [{ sprite: 'item/chest', col: 2, row: 3 }] },
    ],
    [
      'a bridge has a piece on every cell and lies flat',
      item('bridge-horizontal', 'build', { compound: [[3, 3]] }),
      thing('bridge'),
      {
        flat: true,
        pieces: [
          { sprite: 'prop/bridge-horizontal/2', col: 2, row: 3 },
          { sprite: 'prop/bridge-horizontal/8', col: 3, row: 3 },
        ],
      },
    ],
  ])('%s', (_, what, state, expected) => {
    expect(lookOf(what, state, has)).toMatchObject(expected);
  });

  it('is nothing without a picture', () => {
    expect(lookOf(item('dragon'), thing('dragon'), has)).toBeUndefined();
  });
});
