import { isCollectable } from '@hopcode/engine/things/collectables';
import { THING_KINDS } from '@hopcode/engine/things/registry';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../map/figure-of.ts';
import { drawThings, THING_DRAWINGS } from './catalogue.ts';

const things = new Map(drawThings().map((thing) => [thing.name, thing]));
// People and animals use the pictures of avatars and scenery; see map/figure-of.test.ts.
const kinds = THING_KINDS.filter(({ type }) => !isCollectable(type) && !figureOf(type));

describe.each(kinds.map(({ type, states }) => [type, states] as const))('%s', (type, states) => {
  test('has a picture, and one for each of its states', () => {
    expect(things.has(`thing/${type}`)).toBe(true);
    expect(Object.keys(THING_DRAWINGS[type]?.states ?? {})).toEqual(states);
  });

  test('looks different in each state', () => {
    const pictures = Object.values(THING_DRAWINGS[type]?.states ?? {}).map((draw) => draw().bytes.join());
    expect(new Set(pictures).size).toBe(states.length);
  });
});

test('every drawing belongs to a kind of the engine', () => {
  expect(Object.keys(THING_DRAWINGS).toSorted()).toEqual(kinds.map(({ type }) => type).toSorted());
});

test('all things are at whole pixels', () => {
  for (const { anchorX, anchorY } of things.values())
    expect([Number.isInteger(anchorX), Number.isInteger(anchorY)]).toEqual([true, true]);
});
