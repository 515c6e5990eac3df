import { expect, it } from 'vitest';
import { PROP_NAMES, PROPS, propGid, terrainGid } from '../formats/tilesets.ts';
import { sceneryOf } from './scenery.ts';

const grass = terrainGid('grass');

it('names props over their whole footprint, and blocking ground', () => {
  const ground = [terrainGid('water'), terrainGid('cliff'), grass, grass, grass, terrainGid('indoor-wall')];
  const props = [0, 0, propGid('flower-pink'), propGid('tree-apple'), 0, 0];
  const layers = [
    { name: 'ground_tiles' as const, width: 3, height: 2, data: ground },
    { name: 'middle_layer' as const, width: 3, height: 2, data: props },
  ];
  expect(sceneryOf({ tilesets: [], layers })).toEqual([
    'water',
    'cliff',
    undefined,
    'tree',
    'tree',
    undefined,
  ]);
});

it.each(PROP_NAMES)('%s has a kind exactly when it stops the character', (prop) => {
  const layers = [{ name: 'middle_layer' as const, width: 1, height: 1, data: [propGid(prop)] }];
  expect(sceneryOf({ tilesets: [], layers })[0] !== undefined).toBe(PROPS[prop].blocks);
});
