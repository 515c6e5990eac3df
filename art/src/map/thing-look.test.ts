import type { Item } from '@hopcode/engine/formats/level';
import type { ThingState } from '@hopcode/engine/things/thing-state';
import type { Thing } from '@hopcode/engine/world/world';
import { describe, expect, it } from 'vitest';
import { lookOf, spriteNamed } from './thing-look.ts';

const KNOWN = new Set([
  'item/apple',
  'crop/carrot/1',
  'marker/xmark',
  'prop/boulder',
  'prop/bridge-horizontal',
  'prop/bridge-vertical',
  'prop/sign',
  'thing/bridge',
  'thing/carrotCrop',
  'thing/carrotCrop-planted',
  'thing/carrotCrop-wet',
  'thing/chest',
  'thing/chest-closed',
  'thing/chest-open',
  'thing/shelf',
  'thing/shelf-empty',
  'thing/shelf-filled',
  'thing/sign',
  'thing/soil',
  'thing/soil-wet',
  'thing/stoneRoad',
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
    ['sign', 'thing/sign'],
    ['chest', 'thing/chest'],
    ['thing/chest', 'thing/chest'],
    ['carrot/1', 'crop/carrot/1'],
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
      'the type decides when the sprite is unknown',
      item('dragon', 'collect', { type: 'apple' }),
      thing('apple'),
      { pieces: [{ sprite: 'item/apple', col: 2, row: 3 }] },
    ],
    [
      'a state without its own picture',
      item('chest'),
      thing('chest', 'wet'),
      { pieces: [{ sprite: 'thing/chest', col: 2, row: 3 }] },
    ],
    ['a plot is flat', item('soil'), thing('soil', 'wet'), { flat: true, loose: false }],
    ['a road is flat', item('stoneRoad', 'build'), thing('stoneRoad'), { flat: true, loose: false }],
    ['a chest never bobs', item('chest', 'collect'), thing('chest'), { flat: false, loose: false }],
    [
      'a bridge has a piece on every cell and is flat',
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
    [
      'a built bridge has the direction of its cells',
      item('thing/bridge', 'build', { type: 'bridge', compound: [[2, 4]] }),
      thing('bridge'),
      {
        flat: true,
        pieces: [
          { sprite: 'prop/bridge-vertical/4', col: 2, row: 3 },
          { sprite: 'prop/bridge-vertical/1', col: 2, row: 4 },
        ],
      },
    ],
    [
      'a built bridge of one cell',
      item('thing/bridge', 'build', { type: 'bridge' }),
      thing('bridge'),
      { flat: true, pieces: [{ sprite: 'thing/bridge', col: 2, row: 3 }] },
    ],
  ])('%s', (_, what, state, expected) => {
    expect(lookOf(what, state, has)).toMatchObject(expected);
  });

  it.each<[string, ThingState, string]>([
    ['chest', 'open', 'thing/chest-open'],
    ['chest', 'closed', 'thing/chest-closed'],
    ['shelf', 'filled', 'thing/shelf-filled'],
    ['carrotCrop', 'wet', 'thing/carrotCrop-wet'],
    ['carrotCrop', 'there', 'thing/carrotCrop'],
    ['soil', 'wet', 'thing/soil-wet'],
  ])('%s when it is %s looks like %s', (type, state, sprite) => {
    expect(lookOf(item(`thing/${type}`, 'none', { type }), thing(type, state), has)?.pieces).toEqual([
      { sprite, col: 2, row: 3 },
    ]);
  });

  it('returns undefined without a picture', () => {
    expect(lookOf(item('dragon'), thing('dragon'), has)).toBeUndefined();
  });
});
