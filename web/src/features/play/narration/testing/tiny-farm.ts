import { levelSchema } from '@hopcode/engine/formats/level';
import { propGid, terrainGid } from '@hopcode/engine/formats/tilesets';
import { createBoard, createWorld } from '@hopcode/engine/world/world';
import type { Farm } from '../farm-words.ts';

const size = { width: 4, height: 2 };
const tree = propGid('tree-apple');

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: {
    tilesets: [],
    layers: [
      { name: 'ground_tiles', ...size, data: Array(8).fill(terrainGid('grass')) },
      { name: 'middle_layer', ...size, data: [0, 0, 0, 0, 0, tree, 0, 0] },
    ],
  },
  items: [
    { action: 'collect', type: 'carrot', sprite: 'carrot', position: [2, 0] },
    { action: 'open', type: 'chest', sprite: 'chest', position: [3, 1] },
  ],
  levelGoals: [{ action: 'collect', type: 'carrot' }],
});

/**
 * A farm with two rows. In the upper row is a carrot. In the lower row are an apple tree, which is two tiles wide, and
 * a closed chest.
 */
export const TINY_FARM: Farm = { board: createBoard(LEVEL), world: createWorld(LEVEL) };
