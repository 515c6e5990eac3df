import { describe, expect, it } from 'vitest';
import type { LayerName, LevelMap } from '../formats/level-map.ts';
import { propGid, terrainGid } from '../formats/tilesets.ts';
import { collisionsOf, groundOf } from './ground.ts';

const grass = terrainGid('grass');
const water = terrainGid('water');

/** A map of 3 columns; layers are rows of cell numbers. */
const mapOf = (...layers: [LayerName, number[]][]): LevelMap => ({
  tilesets: [],
  layers: layers.map(([name, data]) => ({ name, width: 3, height: data.length / 3, data })),
});

describe('collisions of a map', () => {
  it.each<[string, LevelMap, number[]]>([
    ['any number in the collisions layer blocks', mapOf(['collisions', [0, 1, 99]]), [0, 1, 1]],
    [
      'with a collisions layer the ground has no say',
      mapOf(['ground_tiles', [water, water, grass]], ['collisions', [0, 0, 1]]),
      [0, 0, 1],
    ],
    ['without a collisions layer, water blocks', mapOf(['ground_tiles', [grass, water, grass]]), [0, 1, 0]],
    [
      'grass drawn over water does not block',
      mapOf(['ground_tiles', [water, water, water]], ['ground_layer', [0, grass, 0]]),
      [1, 0, 1],
    ],
    [
      'the drawing order decides, not the order of the list',
      mapOf(['ground_layer', [0, grass, 0]], ['ground_tiles', [water, water, water]]),
      [1, 0, 1],
    ],
    [
      'a tree blocks its whole footprint',
      mapOf(['middle_layer', [0, propGid('tree-apple'), 0, 0, 0, 0]]),
      [0, 1, 1, 0, 0, 0],
    ],
    [
      'a house blocks upwards from the cell that names it',
      mapOf(['middle_layer', [0, 0, 0, propGid('house-red'), 0, 0]]),
      [1, 1, 1, 1, 1, 1],
    ],
    ['a middle layer may be called middle', mapOf(['middle', [propGid('bush'), 0, 0]]), [1, 0, 0]],
    ['flowers do not block', mapOf(['middle_layer', [propGid('flower-pink'), 0, 0]]), [0, 0, 0]],
    [
      'flowers leave the water below them blocked',
      mapOf(['ground_tiles', [water, water, water]], ['middle_layer', [0, propGid('flower-pink'), 0]]),
      [1, 1, 1],
    ],
    [
      'a bridge makes the water below it walkable',
      mapOf(['ground_tiles', [water, water, water]], ['middle_layer', [0, propGid('bridge-horizontal'), 0]]),
      [1, 0, 1],
    ],
  ])('%s', (_rule, map, blocked) => {
    expect([...collisionsOf(map)]).toEqual(blocked);
  });
});

it('returns the topmost ground of a cell, and undefined without ground', () => {
  const map = mapOf(['ground_tiles', [grass, grass, 0]], ['ground_details', [0, terrainGid('soil'), 0]]);
  expect(groundOf(map)).toEqual(['grass', 'soil', undefined]);
});
