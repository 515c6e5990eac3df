import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { RAMPS } from '@hopcode/art/kit/ramps';
import { TILE_SIZE } from '@hopcode/art/kit/tile-size';
import { textWidth, writeTiny } from '@hopcode/art/kit/tiny-font';
import type { Item } from '@hopcode/engine/formats/level';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { isMark } from '@hopcode/engine/world/world';
import type { AtlasSprites } from './atlas-sprites.ts';
import { turnsOf, type Way } from './way.ts';

const BADGE_HEIGHT = 7;

/**
 * The marks of a path: the dots and the cross at its end are on the ground, the numbers of its turns above everything.
 */
export type WayMarks = {
  readonly dots: (canvas: Bitmap) => void;
  readonly numbers: (canvas: Bitmap) => void;
};

const { cream, ink } = RAMPS;

/** Draws a small dot halfway between the dots of two neighbouring cells. */
const putHalfway = (canvas: Bitmap, [fromCol, fromRow]: Position, [toCol, toRow]: Position) => {
  const x = ((fromCol + toCol) * TILE_SIZE) / 2 + 7;
  const y = ((fromRow + toRow) * TILE_SIZE) / 2 + 7;
  canvas.rect(x - 1, y - 1, 4, 4, ink[1]).rect(x, y, 2, 2, cream[4]);
};

/** Draws a number on a dark label whose top left pixel is (`x`, `y`). */
const putNumber = (canvas: Bitmap, number: number, x: number, y: number) => {
  const width = textWidth(String(number)) + 4;
  canvas.rect(x + 1, y, width - 2, BADGE_HEIGHT, ink[1]).rect(x, y + 1, width, BADGE_HEIGHT - 2, ink[1]);
  writeTiny(canvas, String(number), x + 2, y + 1, cream[5]);
};

/** The marks of a path. A path that ends on a mark of the level, or where it began, gets no cross. */
export const drawWay = (way: Way, items: readonly Item[], atlas: AtlasSprites): WayMarks => {
  const [first, last] = [way[0], way.at(-1)];
  const isMarked = (cell: Position): boolean =>
    items.some(({ type, position }) => isMark(type) && samePosition(position, cell));
  const end = first && last && !isMarked(last) && !samePosition(first, last) ? last : undefined;
  return {
    dots: (canvas) => {
      for (const [index, cell] of way.entries()) {
        const before = way[index - 1];
        if (before) putHalfway(canvas, before, cell);
        if (!isMarked(cell) && cell !== end)
          atlas.put(canvas, 'marker/path-dot', cell[0] * TILE_SIZE, cell[1] * TILE_SIZE);
      }
      if (end) atlas.put(canvas, 'marker/xmark', end[0] * TILE_SIZE, end[1] * TILE_SIZE);
    },
    numbers: (canvas) => {
      const taken = new Map<string, number>();
      for (const [index, [col, row]] of turnsOf(way).entries()) {
        const width = textWidth(String(index + 1)) + 4;
        const key = `${col},${row}`;
        const earlier = taken.get(key) ?? 0;
        taken.set(key, earlier + 1);
        // A path may turn several times on one cell, so each further number goes into the next corner of the cell.
        const right = earlier % 2 === 1 ? TILE_SIZE - width : 0;
        const down = earlier % 4 > 1 ? TILE_SIZE - BADGE_HEIGHT : 0;
        if (earlier < 4) putNumber(canvas, index + 1, col * TILE_SIZE + right, row * TILE_SIZE + down);
      }
    },
  };
};
