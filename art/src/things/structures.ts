import { Bitmap } from '../kit/bitmap.ts';
import { mix } from '../kit/color.ts';
import { outlinedBy, SHADOW } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';
import { drawBridgeHorizontal } from '../props/bridge.ts';
import { drawBigCoop, drawSmallCoop } from '../props/house.ts';
import { EAST, WEST } from '../terrain/blob.ts';
import type { ThingDrawings } from './thing.ts';

/** Flat stones of different sizes that fill the tile, so that neighbouring tiles make a road. */
function drawStoneRoad(): Bitmap {
  const { stone } = RAMPS;
  const road = new Bitmap(16, 16).rect(0, 0, 16, 16, mix(stone[1], RAMPS.soil[2], 0.35));
  for (const [x, y, width, height] of [
    [0, 1, 5, 6],
    [6, 0, 6, 5],
    [13, 1, 3, 6],
    [1, 8, 7, 4],
    [6, 6, 6, 1],
    [9, 8, 6, 7],
    [0, 13, 3, 3],
    [4, 13, 4, 3],
  ] as const) {
    road.rect(x, y, width, height, stone[3]).rect(x, y, width, 1, stone[4]).rect(x, y, 1, height, stone[4]);
    if (height > 1) road.rect(x, y + height - 1, width, 1, stone[2]);
    if (width > 3) road.set(x + 2, y + (height >> 1), stone[5]);
  }
  return road;
}

/** Boards laid across the way on two beams. */
function drawWoodRoad(): Bitmap {
  const { plank, wood } = RAMPS;
  const road = new Bitmap(16, 16);
  for (let board = 0; board < 4; board++) {
    const y = board * 4;
    const tone = board % 2 === 0 ? plank[3] : mix(plank[3], plank[2], 0.4);
    road
      .rect(0, y, 16, 3, tone)
      .rect(0, y, 16, 1, plank[4])
      .rect(0, y + 3, 16, 1, wood[1]);
    road
      .set(2, y + 1, wood[1])
      .set(13, y + 1, wood[1])
      .rect(5 + board * 2, y + 2, 3, 1, plank[2]);
  }
  return road.rect(0, 0, 1, 16, wood[2]).rect(15, 0, 1, 16, wood[2]);
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

/** What is built: roads and bridges to walk on, and chicken houses. */
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
