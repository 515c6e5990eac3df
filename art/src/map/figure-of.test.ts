import { ANIMAL_TYPES } from '@hopcode/engine/things/animals';
import { NEIGHBOUR_TYPES } from '@hopcode/engine/things/neighbours';
import { FACINGS, facingNameSchema } from '@hopcode/engine/world/geometry';
import { expect, it } from 'vitest';
import { AVATARS } from '../avatars/catalogue.ts';
import { drawProps } from '../props/catalogue.ts';
import { figureOf } from './figure-of.ts';

const facings = Object.keys(FACINGS).map((name) => facingNameSchema.parse(name));
const drawn = new Set([
  ...Object.keys(AVATARS).flatMap((name) => facings.map((facing) => `avatar/${name}/${facing}`)),
  ...drawProps().map(({ name }) => name),
  'character/owl',
]);

it.each([...NEIGHBOUR_TYPES, ...ANIMAL_TYPES])('%s has a picture in every direction', (type) => {
  expect(facings.map((facing) => figureOf(type, facing)).filter((name) => !drawn.has(name ?? ''))).toEqual(
    [],
  );
});

it('gives every neighbour a different figure', () => {
  expect(new Set(NEIGHBOUR_TYPES.map((type) => figureOf(type))).size).toBe(NEIGHBOUR_TYPES.length);
});

it.each(['rock', 'rabbit', ''])('has no figure for "%s"', (type) => {
  expect(figureOf(type)).toBeUndefined();
});
