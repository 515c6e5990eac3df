import { Bitmap } from '../kit/bitmap.ts';
import { mix } from '../kit/color.ts';
import { outlinedBy, SHADOW } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';
import { drawBridgeHorizontal } from '../props/bridge.ts';
import { drawBigCoop, drawSmallCoop } from '../props/house.ts';
import { EAST, WEST } from '../terrain/blob.ts';
import type { ThingDrawings } from './thing.ts';

/** Trodden earth with an irregular border to the grass. Several such tiles form a path. */
function drawTrodden(): Bitmap {
  const { path } = RAMPS;
  const way = new Bitmap(16, 16).rect(0, 1, 16, 14, path[3]).rect(1, 0, 14, 16, path[3]);
  for (const x of [3, 7, 8, 13]) way.erase(x, 0).erase(15 - x, 15);
  for (const y of [5, 11]) way.erase(0, y).erase(15, 15 - y);
  return way;
}

/** The left edge, top edge, width and height of the flat stones on a tile. */
const STONES = [
  [1, 1, 5, 4],
  [8, 1, 6, 4],
  [0, 6, 3, 4],
  [4, 6, 6, 4],
  [12, 6, 3, 4],
  [1, 11, 6, 4],
  [9, 11, 5, 4],
] as const;

/** Round, flat stones in the earth. */
function drawStoneRoad(): Bitmap {
  const { stone, path } = RAMPS;
  const road = drawTrodden();
  const worn = mix(stone[4], path[4], 0.15);
  for (const [x, y, width, height] of STONES) {
    road.rect(x + 1, y, width - 2, height, worn).rect(x, y + 1, width, height - 2, worn);
    road.rect(x + 1, y, width - 2, 1, mix(stone[5], path[5], 0.2));
    road.rect(x + 1, y + height - 1, width - 2, 1, mix(stone[3], path[2], 0.3));
  }
  return road;
}

/** The top edge and height of the boards on a tile. */
const BOARDS = [
  [2, 12],
  [3, 11],
  [2, 11],
  [3, 12],
] as const;

/** Worn boards side by side in the earth. */
function drawWoodRoad(): Bitmap {
  const { plank, wood, path } = RAMPS;
  const road = drawTrodden();
  for (const [board, [top, height]] of BOARDS.entries()) {
    const x = board * 4;
    const bottom = top + height - 1;
    road.rect(x, top, 3, height, mix(wood[4], plank[3], board % 2 === 0 ? 0.3 : 0.6));
    road.rect(x, top, 1, height, plank[4]).rect(x + 3, top + 1, 1, height - 1, mix(wood[3], path[2], 0.5));
    road
      .rect(x, bottom, 3, 1, wood[2])
      .set(x + 1, top + 2, wood[2])
      .set(x + 1, bottom - 2, wood[2]);
  }
  return road;
}

const GRAIN_STACK = letterSprite(
  `
.....Y....Y.....
.Y..yYy..yYy..Y.
yYy.kyk..kyk.yYy
kyk.yYy..yYy.kyk
yYy.kyk..kyk.yYy
.yYy.yy..yy.yYy.
..yyy.yk.yk.yy..
...yyykyykyyy...
....rRrrrrrr....
....rrrrrrrr....
...yykyykyyky...
..yykyyykyyyky..
.yykyyykyykyyky.`,
  { y: 'gold:3', Y: 'gold:5', k: 'gold:1', r: 'brick:3', R: 'brick:5' },
);

function drawGrainStack(): Bitmap {
  const ground = new Bitmap(16, 16).rect(1, 13, 14, 2, SHADOW, 80);
  return ground.draw(outlinedBy(drawSprite(GRAIN_STACK, { outline: false, top: 2 }), RAMPS.gold[0]), 0, 0);
}

/** Things that are built: roads and bridges to walk on, and chicken houses. */
export const STRUCTURE_DRAWINGS: ThingDrawings = {
  bridge: { states: { there: () => drawBridgeHorizontal(EAST | WEST) } },
  grainStack: { states: { there: drawGrainStack } },
  woodRoad: { states: { there: drawWoodRoad } },
  stoneRoad: { states: { there: drawStoneRoad } },
  chickenHouseSmallRed: { tiles: 2, states: { there: () => drawSmallCoop('red') } },
  chickenHouseSmallBlue: { tiles: 2, states: { there: () => drawSmallCoop('blue') } },
  chickenHouseBigGreen: { tiles: 3, states: { there: () => drawBigCoop('leaf') } },
  chickenHouseBigOrange: { tiles: 3, states: { there: () => drawBigCoop('orange') } },
};
