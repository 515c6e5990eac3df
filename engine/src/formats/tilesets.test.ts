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

it.each(TERRAIN_KINDS.map((kind) => [kind]))('%s converts to its number and back', (kind) => {
  expect(terrainOfGid(terrainGid(kind))).toBe(kind);
  expect(propOfGid(terrainGid(kind))).toBeUndefined();
});

it.each(PROP_NAMES.map((name) => [name]))('%s converts to its number and back', (name) => {
  expect(propOfGid(propGid(name))).toBe(name);
  expect(terrainOfGid(propGid(name))).toBeUndefined();
});

it.each([0, -1, 999, 9999])('%i is neither terrain nor a prop', (gid) => {
  expect([terrainOfGid(gid), propOfGid(gid)]).toEqual([undefined, undefined]);
});

it('leaves free numbers for more terrain before the props begin', () => {
  expect(TILESETS[0].firstgid + TERRAIN_KINDS.length).toBeLessThan(TILESETS[1].firstgid);
});

it('gives every prop a footprint of at least one tile', () => {
  for (const { footprint } of Object.values(PROPS)) expect(Math.min(...footprint)).toBeGreaterThanOrEqual(1);
});

/** Stored maps contain these numbers: never change a row here, or those maps break. */
it.each([
  ['grass', 1],
  ['water', 6],
  ['indoor-wall', 14],
] as const)('the number of %s is always %i', (kind, gid) => {
  expect(terrainGid(kind)).toBe(gid);
});

it.each([
  ['flower-pink', 1001],
  ['fence', 1022],
  ['bridge-vertical', 1044],
] as const)('the number of %s is always %i', (name, gid) => {
  expect(propGid(name)).toBe(gid);
});
