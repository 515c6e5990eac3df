import { describe, expect, it } from 'vitest';
import { type Item, itemSchema } from '../formats/level.ts';
import { englishWords } from '../testing/english-words.ts';
import { isMark, MARK_TYPES } from '../world/world.ts';
import { BUILD_RESOURCES } from './build-resources.ts';
import { BUILDINGS } from './buildings.ts';
import { COLLECTABLE_TYPES, isCollectable } from './collectables.ts';
import { RECIPES } from './recipes.ts';
import { startState, THING_KINDS, thingKindOf } from './registry.ts';
import type { ThingState } from './thing-state.ts';

const words = englishWords();

describe('the catalogue of things', () => {
  it('lists every type once, and no mark', () => {
    const types = THING_KINDS.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    expect(types.filter(isMark)).toEqual([]);
  });

  it('finds a kind by its type and returns undefined for other words', () => {
    expect(THING_KINDS.map(({ type }) => thingKindOf(type))).toEqual(THING_KINDS);
    expect([...MARK_TYPES, 'constructor', ''].map(thingKindOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has the collectables of the specification', () => {
    expect(COLLECTABLE_TYPES.length).toBeGreaterThanOrEqual(125);
  });

  it('names every type in the singular and the plural', () => {
    const types = [...THING_KINDS.map(({ type }) => type), 'xmark', 'wall', 'thing'];
    const missing = types.flatMap((type) =>
      [`things.${type}_one`, `things.${type}_other`].filter((key) => !words.has(key)),
    );
    expect(missing).toEqual([]);
  });

  it('names no unknown type', () => {
    const named = [...words.keys()]
      .filter((key) => key.startsWith('things.'))
      .map((key) => key.replace(/^things\.|_.*$/g, ''));
    expect(named.filter((type) => !thingKindOf(type) && !['xmark', 'wall', 'thing'].includes(type))).toEqual(
      [],
    );
  });

  it.each(THING_KINDS.map((kind) => [kind.type, kind] as const))(
    '%s blocks only in states that it has',
    (_type, kind) => {
      expect(kind.blocksWhen.filter((state) => !kind.states.includes(state))).toEqual([]);
      expect(new Set(kind.states).size).toBe(kind.states.length);
    },
  );
});

it.each(BUILD_RESOURCES)('%s can be collected', (type) => {
  expect(isCollectable(type)).toBe(true);
});

it('costs of buildings are collectable and their looks are buildable things', () => {
  const buildings = Object.values(BUILDINGS);
  expect(buildings.filter(({ cost }) => !isCollectable(cost.type))).toEqual([]);
  const looks = buildings.flatMap((building) => building.looks.map(({ thing }) => thing));
  const built = THING_KINDS.filter((kind) => kind.appearsAfter.includes('build')).map(({ type }) => type);
  expect(looks.toSorted()).toEqual(built.toSorted());
});

it('recipes and all their ingredients are collectable', () => {
  const types = Object.entries(RECIPES).flatMap(([product, ingredients]) => [
    product,
    ...ingredients.flatMap((ingredient) => ingredient.types),
  ]);
  expect(types.filter((type) => !isCollectable(type))).toEqual([]);
});

describe('the state at the start', () => {
  const item = (type: string, fields: Partial<Item> = {}): Item =>
    itemSchema.parse({ action: 'none', sprite: 'x', position: [0, 0], type, ...fields });

  it.each<[string, Item, ThingState]>([
    ['a carrot is there', item('carrot', { action: 'collect' }), 'there'],
    ['a salad with the action combine is hidden', item('salad', { action: 'combine' }), 'hidden'],
    ['a salad to collect is there', item('salad', { action: 'collect' }), 'there'],
    ['bread with the action place is hidden', item('bread', { action: 'place' }), 'hidden'],
    ['a bridge with the action build is hidden', item('bridge', { action: 'build' }), 'hidden'],
    ['a bridge is there', item('bridge'), 'there'],
    ['a crop with the action plant is hidden', item('cornCrop', { action: 'plant' }), 'hidden'],
    ['a crop to water is planted', item('cornCrop', { action: 'water' }), 'planted'],
    ['soil to plant in is bare', item('soil', { action: 'plant' }), 'there'],
    ['a door is closed', item('door', { action: 'open' }), 'closed'],
    ['a shelf is empty', item('shelf', { action: 'place' }), 'empty'],
    ['a rock is there', item('rock', { action: 'push' }), 'there'],
    ['a mark with the action build is there', item('xmark', { action: 'build' }), 'there'],
    ['the level can set another state', item('gate', { data: { state: 'open' } }), 'open'],
    ['the level can hide anything', item('key', { action: 'collect', data: { state: 'hidden' } }), 'hidden'],
    ['an unknown state is ignored', item('gate', { data: { state: 'wet' } }), 'closed'],
    ['nothing starts gone', item('carrot', { data: { state: 'gone' } }), 'there'],
    ['a picture is there', item('spaceship'), 'there'],
  ])('%s', (_rule, thing, state) => {
    expect(startState(thing)).toBe(state);
  });
});
