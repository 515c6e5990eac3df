import { expect, it } from 'vitest';
import {
  PROP_NAMES,
  PROPS,
  propGid,
  propOfGid,
  TERRAIN_KINDS,
  TILESETS,
  terrainGid,
  terrainOfGid,
} from './tilesets.ts';

it.each(TERRAIN_KINDS.map((kind) => [kind]))('%s keeps its number both ways', (kind) => {
  expect(terrainOfGid(terrainGid(kind))).toBe(kind);
  expect(propOfGid(terrainGid(kind))).toBeUndefined();
});

it.each(PROP_NAMES.map((name) => [name]))('%s keeps its number both ways', (name) => {
  expect(propOfGid(propGid(name))).toBe(name);
  expect(terrainOfGid(propGid(name))).toBeUndefined();
});

it.each([0, -1, 999, 9999])('%i is neither', (gid) => {
  expect([terrainOfGid(gid), propOfGid(gid)]).toEqual([undefined, undefined]);
});

it('leaves the terrain room to grow before the props begin', () => {
  expect(TILESETS[0].firstgid + TERRAIN_KINDS.length).toBeLessThan(TILESETS[1].firstgid);
});

it('gives every prop a footprint of at least one tile', () => {
  for (const { footprint } of Object.values(PROPS)) expect(Math.min(...footprint)).toBeGreaterThanOrEqual(1);
});

/** Stored maps hold these numbers: a row here that has to be changed is a broken map somewhere. */
it.each([
  ['grass', 1],
  ['water', 6],
  ['indoor-wall', 14],
] as const)('the number of %s is %i for ever', (kind, gid) => {
  expect(terrainGid(kind)).toBe(gid);
});

it.each([
  ['flower-pink', 1001],
  ['fence', 1022],
  ['bridge-vertical', 1044],
] as const)('the number of %s is %i for ever', (name, gid) => {
  expect(propGid(name)).toBe(gid);
});
