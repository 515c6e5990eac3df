import { COLLECTABLE_TYPES } from '@hopcode/engine/things/collectables';
import { describe, expect, test } from 'vitest';
import { gridWidth } from '../kit/grid.ts';
import { difference } from '../kit/likeness.ts';
import { ITEMS } from './catalogue.ts';
import { COLOR_BLINDNESSES, seenWith } from './color-blindness.ts';
import { EGGS } from './eggs.ts';
import { drawItem, ITEM_SIZE } from './item.ts';

/** Two items with a smaller difference would look the same. */
const TWINS = 0.09;

const pictures = [...ITEMS].map(([type, drawing]) => ({ type, picture: drawItem(drawing) }));

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]));

test('every collectable of the engine is drawn, and nothing else', () => {
  expect([...ITEMS.keys()].toSorted()).toEqual(COLLECTABLE_TYPES.toSorted());
});

test('no drawing is larger than an item may be', () => {
  const tooLarge = [...ITEMS].filter(
    ([, { rows }]) => rows.length > ITEM_SIZE || gridWidth(rows) > ITEM_SIZE,
  );
  expect(tooLarge.map(([type]) => type)).toEqual([]);
});

test('no two items look alike', () => {
  const twins = pairsOf(pictures).filter(([a, b]) => difference(a.picture, b.picture) < TWINS);
  expect(twins.map(([a, b]) => `${a.type} ${b.type}`)).toEqual([]);
});

describe.each(COLOR_BLINDNESSES)('with %s', (blindness) => {
  test('the eggs can be told apart', () => {
    const eggs = pictures.filter(({ type }) => Object.hasOwn(EGGS, type));
    expect(eggs).toHaveLength(Object.keys(EGGS).length);
    const alike = pairsOf(eggs).filter(
      ([a, b]) => difference(a.picture, b.picture, (color) => seenWith(blindness, color)) < TWINS,
    );
    expect(alike.map(([a, b]) => `${a.type} ${b.type}`)).toEqual([]);
  });
});

test('grey stays grey with every kind of colour blindness', () => {
  for (const blindness of COLOR_BLINDNESSES)
    for (const part of seenWith(blindness, [128, 128, 128]))
      expect(Math.abs(part - 128)).toBeLessThanOrEqual(1);
});
