import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { type PropName, propGid, terrainGid } from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import { createBoard, isWalkableGround } from '@hopcode/engine/world/world';

/** Tiles of a rectangle, from its top left to its bottom right tile. */
const area = ([left, top]: Position, [right, bottom]: Position): readonly Position[] =>
  Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, cell): Position => {
    const width = right - left + 1;
    return [left + (cell % width), top + Math.floor(cell / width)];
  });

/** A gift on the farm. */
type Placed = { readonly name: string; readonly at: Position; readonly cells: readonly Position[] };

/**
 * A decoration of the farm that is not a gift. Its props are not shown on a tile that has a thing or a gift.
 */
type Part = {
  /** Minimum number of gifts on the farm. */
  readonly from: number;
  /** The part is shown only while a gift with this name is on the tile `at`. */
  readonly beside?: { readonly name: string; readonly at: Position };
  readonly prop?: PropName;
  /** The ground becomes a path. */
  readonly path?: true;
  readonly tiles: readonly Position[];
};

const PARTS: readonly Part[] = [
  // These fences leave a side open towards the path, so that the character can walk into the garden and the field.
  { from: 0, prop: 'fence', tiles: area([19, 14], [26, 14]) },
  { from: 0, prop: 'fence', tiles: [...area([6, 10], [6, 14]), ...area([13, 10], [13, 14])] },
  { from: 0, prop: 'fence', tiles: area([7, 14], [12, 14]) },
  {
    from: 4,
    prop: 'flower-pink',
    tiles: [
      [7, 15],
      [27, 15],
      [15, 0],
    ],
  },
  {
    from: 6,
    prop: 'flower-cream',
    tiles: [
      [6, 5],
      [20, 6],
      [3, 9],
    ],
  },
  // The chicken yard.
  { from: 8, prop: 'fence', tiles: [...area([8, 4], [15, 4]), [8, 5], [15, 5]] },
  {
    from: 8,
    prop: 'pebbles',
    tiles: [
      [9, 6],
      [14, 5],
      [26, 6],
    ],
  },
  {
    from: 12,
    prop: 'flower-purple',
    tiles: [
      [1, 3],
      [23, 6],
      [15, 15],
    ],
  },
  {
    from: 14,
    prop: 'mushrooms-wild',
    tiles: [
      [5, 1],
      [18, 15],
    ],
  },
  { from: 0, beside: { name: 'coop', at: [11, 5] }, path: true, tiles: area([11, 6], [12, 6]) },
  { from: 0, beside: { name: 'well', at: [9, 5] }, path: true, tiles: area([9, 6], [10, 6]) },
];

/** Adds fences, flowers and small paths to the map of a farm. Props are only on tiles without a thing or a gift. */
export const decorate = (base: Level, map: Level['map'], standing: readonly Placed[]): Level['map'] => {
  const [width] = mapSize(map);
  const board = createBoard(base);
  const key = ([x, y]: Position): number => y * width + x;
  const taken = new Set([
    key([base.start[0], base.start[1]]),
    ...base.items.map(({ position: [x, y] }) => key([x, y])),
    ...standing.flatMap(({ cells }) => cells.map(key)),
  ]);
  const layers = map.layers.map((layer) => ({ ...layer, data: [...layer.data] }));
  const layerOf = (...names: readonly string[]) => layers.find(({ name }) => names.includes(name))?.data;
  const standingScenery = layerOf('middle_layer', 'middle') ?? [];
  const flat = layerOf('ground_details') ?? [];
  const collisions = layerOf('collisions') ?? [];
  const ground = layerOf('ground_layer') ?? [];
  const isHere = ({ from, beside }: Part): boolean =>
    standing.length >= from &&
    (!beside || standing.some(({ name, at }) => name === beside.name && key(at) === key(beside.at)));
  for (const part of PARTS.filter(isHere))
    for (const tile of part.tiles) {
      const cell = key(tile);
      if (part.path) ground[cell] = terrainGid('path');
      if (!part.prop || taken.has(cell) || !isWalkableGround(board, tile)) continue;
      if (part.prop === 'fence') {
        standingScenery[cell] = propGid('fence');
        flat[cell] = 0;
        collisions[cell] = 1;
      } else if (!flat[cell]) flat[cell] = propGid(part.prop);
    }
  return { ...map, layers };
};
