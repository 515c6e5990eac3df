import { type Level, parseLevel } from '@hopcode/engine/formats/level';
import { terrainGid } from '@hopcode/engine/formats/tilesets';

const WIDTH = 7;
const HEIGHT = 5;

/** A meadow of 7 x 5 tiles; the character is at [1, 3] and faces right. Its one goal is the cell [3, 3]. */
export const meadow = (extra: Record<string, unknown> = {}): Level => {
  const parsed = parseLevel({
    version: 1,
    start: [1, 3],
    facing: 'right',
    map: {
      tilesets: [{ source: 'terrain', firstgid: 1 }],
      layers: [
        {
          name: 'ground_layer',
          width: WIDTH,
          height: HEIGHT,
          data: Array(WIDTH * HEIGHT).fill(terrainGid('meadow')),
        },
      ],
    },
    items: [{ action: 'reach', type: 'xmark', sprite: 'marker/xmark', position: [3, 3] }],
    levelGoals: [{ action: 'reach', position: [3, 3] }],
    ...extra,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.level;
};

/** The meadow with the helper Tam at [1, 1], who faces right too. */
export const meadowForTwo = (extra: Record<string, unknown> = {}): Level =>
  meadow({
    items: [
      { action: 'reach', type: 'xmark', sprite: 'marker/xmark', position: [3, 3] },
      { action: 'none', type: 'tam', sprite: 'thing/tam', position: [1, 1], data: { facing: 'right' } },
    ],
    helper: 1,
    ...extra,
  });
