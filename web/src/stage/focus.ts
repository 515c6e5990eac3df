import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { type Point, type Size, TILE } from './camera.ts';

/** A part of a map, in native pixels. */
export type Part = Point & Size;

/**
 * The number of cells that are included around the character, the things and the targets. Three cells above are
 * included, because a mark can be at the door of a house. A house is three cells high.
 */
const AROUND = { left: 1, right: 1, above: 3, below: 1 };

/** The part of a level that its task is about: the character, the things and the targets of the goals. Pure. */
export const focusOf = ({ start, items, levelGoals, map }: Level): Part => {
  const cells = [
    start,
    ...items.map(({ position }) => position),
    ...levelGoals.flatMap(({ position }) => (position === undefined ? [] : [position])),
  ];
  const [columns, rows] = mapSize(map);
  const left = Math.max(0, Math.min(...cells.map(([x]) => x)) - AROUND.left);
  const top = Math.max(0, Math.min(...cells.map(([, y]) => y)) - AROUND.above);
  const right = Math.min(columns, Math.max(...cells.map(([x]) => x)) + 1 + AROUND.right);
  const bottom = Math.min(rows, Math.max(...cells.map(([, y]) => y)) + 1 + AROUND.below);
  return { x: left * TILE, y: top * TILE, width: (right - left) * TILE, height: (bottom - top) * TILE };
};
