import { propSprite } from '@hopcode/art/props/joined';
import type { Placement } from '@hopcode/art/terrain/compose';
import { type Level, type Season, USUAL_SEASON } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { PROPS, type PropName, propOfGid, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { drawnLayers, groundOf } from '@hopcode/engine/world/ground';
import { clampIndex } from '../../lib/clamp.ts';

/** Scenery beyond a map; cells have numbers below 0 or beyond its size. */
export type Surroundings = {
  /** The scenery that is flat on the ground. */
  readonly flat: readonly Placement[];
  /** The scenery that stands upright, from back to front. */
  readonly standing: readonly Placement[];
};

const TREES: Readonly<Record<Season, readonly PropName[]>> = {
  summer: ['tree-leaf', 'tree-apple', 'tree-pine'],
  autumn: ['tree-autumn', 'tree-leaf', 'tree-pine'],
};
const LOW: readonly PropName[] = ['bush', 'boulder', 'bush', 'stump', 'bush-berry'];
const FLOWERS: readonly PropName[] = [
  'flower-yellow',
  'tuft-tall',
  'flower-cream',
  'tuft-tall',
  'flower-pink',
];

/** Ground on which plants grow. */
const FERTILE: readonly (TerrainKind | undefined)[] = ['grass', 'meadow', 'snow'];

/** A block of cells of this size has at most one tree, so that trees do not touch or form rows. */
const BLOCK = { columns: 4, rows: 3 };

/** A tree is two tiles wide and three high. If it stood closer to the map, it would cover a part of it. */
const CLEAR = { left: 3, right: 1, above: 1, below: 3 };

/** A number from 0 to 1 that is always the same for the same cell. */
const chance = (col: number, row: number, salt: number): number => {
  let mixed =
    Math.imul(col + 512, 374_761_393) ^ Math.imul(row + 512, 668_265_263) ^ Math.imul(salt, 974_634_777);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};

const pick = <Entry>(entries: readonly Entry[], share: number): Entry | undefined =>
  entries[Math.floor(share * entries.length)];

/**
 * The kinds of trees that are on the map, because these fit the story. If the map has no trees, the kinds of its
 * season.
 */
const treesOf = ({ map, season = USUAL_SEASON }: Level): readonly PropName[] => {
  const own = drawnLayers(map).flatMap(({ data }) => data.flatMap((gid) => propOfGid(gid) ?? []));
  const trees = [...new Set(own)].filter((name) => name.startsWith('tree-'));
  return trees.length > 0 ? trees : TREES[season];
};

/** The plants around the map of a level, always the same for the same level. Pure. */
export const surroundingsOf = (level: Level, margin: number): Surroundings => {
  const [columns, rows] = mapSize(level.map);
  const ground = groundOf(level.map);
  const trees = treesOf(level);
  const isFertile = (col: number, row: number): boolean =>
    FERTILE.includes(ground[clampIndex(row, rows) * columns + clampIndex(col, columns)]);
  const isOutside = (col: number, row: number): boolean =>
    col < 0 || row < 0 || col >= columns || row >= rows;
  const isClear = (col: number, row: number): boolean =>
    col <= -CLEAR.left || col >= columns + CLEAR.right || row < -CLEAR.above || row >= rows + CLEAR.below - 1;

  const flat: Placement[] = [];
  const standing: Placement[] = [];
  const place = (to: Placement[], name: PropName | undefined, col: number, row: number): void => {
    if (name === undefined) return;
    const [wide] = PROPS[name].footprint;
    for (let x = col; x < col + wide; x += 1) if (!(isOutside(x, row) && isFertile(x, row))) return;
    to.push({ sprite: propSprite(name), col, row });
  };
  for (let row = -margin; row < rows + margin; row += 1)
    for (let col = -margin; col < columns + margin; col += 1) {
      const [blockCol, blockRow] = [Math.floor(col / BLOCK.columns), Math.floor(row / BLOCK.rows)];
      const within = [col - blockCol * BLOCK.columns, row - blockRow * BLOCK.rows];
      const spot = [
        Math.floor(chance(blockCol, blockRow, 1) * (BLOCK.columns - 1)),
        Math.floor(chance(blockCol, blockRow, 2) * BLOCK.rows),
      ];
      const kind = chance(blockCol, blockRow, 3);
      if (within[0] === spot[0] && within[1] === spot[1]) {
        if (!isClear(col, row)) continue;
        if (kind < 0.68) place(standing, pick(trees, chance(col, row, 4)), col, row);
        else if (kind < 0.88) place(standing, pick(LOW, chance(col, row, 4)), col, row);
      } else if (isOutside(col, row) && chance(col, row, 5) < 0.07)
        place(flat, pick(FLOWERS, chance(col, row, 6)), col, row);
    }
  return { flat, standing };
};
