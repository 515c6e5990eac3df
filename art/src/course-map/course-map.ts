import { TILE_SIZE } from '../kit/tile-size.ts';

/**
 * A place on the map of a course: a chapter, or the place after the last chapter if `chapter` is null. Sizes are in art
 * pixels.
 */
export type MapPlace = {
  /** Slug of the chapter. */
  readonly chapter: string | null;
  /** The part of the picture that mist covers. */
  readonly box: MapBox;
  /** The middle of the sign with the chapter's name. */
  readonly sign: MapPoint;
  /** The corners of the path along the chapter's levels. The stones are at equal distances on this path. */
  readonly way: readonly MapPoint[];
};
export type MapPoint = readonly [x: number, y: number];
export type MapBox = readonly [left: number, top: number, width: number, height: number];

/** The map of a course, in addition to its picture `maps/<course>.png`. */
export type CourseMap = {
  readonly width: number;
  readonly height: number;
  /** The left edge and the width of the part with places. Narrow windows show only this part. */
  readonly middle: readonly [left: number, width: number];
  readonly places: readonly MapPlace[];
};

/** The plan of a map, in tiles: the source of its picture and of its places. */
export type MapPlan = {
  readonly columns: number;
  readonly rows: number;
  readonly middle: readonly [left: number, width: number];
  /** The corners of the whole path, which consists of horizontal and vertical lines. */
  readonly way: readonly MapPoint[];
  readonly places: readonly {
    readonly chapter: string | null;
    readonly box: MapBox;
    readonly sign: MapPoint;
    /** Where the stones of a place begin and end on the path, in tiles from the start of the path. */
    readonly stretch: readonly [from: number, to: number];
  }[];
};

/** Every tile of a path, in order. */
export function tilesOf(way: readonly MapPoint[]): readonly MapPoint[] {
  const [first] = way;
  if (!first) return [];
  const tiles: MapPoint[] = [first];
  let [col, row] = first;
  for (const [toCol, toRow] of way.slice(1))
    while (col !== toCol || row !== toRow) {
      col += Math.sign(toCol - col);
      row += Math.sign(toRow - row);
      tiles.push([col, row]);
    }
  return tiles;
}

/** The middle of the stone on a tile, in art pixels. */
const stoneAt = ([col, row]: MapPoint): MapPoint => [col * TILE_SIZE + 8, row * TILE_SIZE + 8];

/** The corners of a part of the path. `from` and `to` are in tiles from the start of the path. */
function cutOf(tiles: readonly MapPoint[], from: number, to: number): readonly MapPoint[] {
  const at = (along: number): MapPoint => {
    const [x, y] = tiles[Math.floor(along)] ?? [0, 0];
    const [toX, toY] = tiles[Math.min(Math.floor(along) + 1, tiles.length - 1)] ?? [x, y];
    const part = along - Math.floor(along);
    return [x + (toX - x) * part, y + (toY - y) * part];
  };
  const inner = tiles.filter((tile, index) => {
    const [before, after] = [tiles[index - 1], tiles[index + 1]];
    const turns = before && after && before[0] !== after[0] && before[1] !== after[1];
    return index > from && index < to && turns && tile !== undefined;
  });
  return [at(from), ...inner, at(to)].map(stoneAt);
}

/** The places of a map in art pixels. */
export function mapOf(plan: MapPlan): CourseMap {
  const tiles = tilesOf(plan.way);
  const inPixels = (tile: number): number => Math.round(tile * TILE_SIZE);
  return {
    width: plan.columns * TILE_SIZE,
    height: plan.rows * TILE_SIZE,
    middle: [inPixels(plan.middle[0]), inPixels(plan.middle[1])],
    places: plan.places.map(({ chapter, box: [col, row, width, height], sign, stretch: [from, to] }) => ({
      chapter,
      box: [inPixels(col), inPixels(row), inPixels(width), inPixels(height)],
      sign: [inPixels(sign[0]), inPixels(sign[1])],
      way: cutOf(tiles, from, to),
    })),
  };
}
