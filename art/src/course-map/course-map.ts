import { TILE_SIZE } from '../kit/tile-size.ts';

/** A place on a map of a course: a chapter, or with `chapter` null what follows the last one. Sizes in art pixels. */
export type MapPlace = {
  /** Slug of the chapter. */
  readonly chapter: string | null;
  /** The part of the picture that mist covers. */
  readonly box: MapBox;
  /** The middle of the sign with its name. */
  readonly sign: MapPoint;
  /** The corners of the path of its levels; the stones are at equal distances on it. */
  readonly way: readonly MapPoint[];
};
export type MapPoint = readonly [x: number, y: number];
export type MapBox = readonly [left: number, top: number, width: number, height: number];

/** The map of a course, beside its picture `maps/<course>.png`. */
export type CourseMap = {
  readonly width: number;
  readonly height: number;
  /** Left and width of the part with places; narrow windows show only this. */
  readonly middle: readonly [left: number, width: number];
  readonly places: readonly MapPlace[];
};

/** What a map is drawn from and its places are read from, in tiles. */
export type MapPlan = {
  readonly columns: number;
  readonly rows: number;
  readonly middle: readonly [left: number, width: number];
  /** Corners of the whole path, horizontal and vertical lines. */
  readonly way: readonly MapPoint[];
  readonly places: readonly {
    readonly chapter: string | null;
    readonly box: MapBox;
    readonly sign: MapPoint;
    /** Where its stones begin and end on the way, in tiles from the start of the way. */
    readonly stretch: readonly [from: number, to: number];
  }[];
};

/** Every tile of a way, in order. */
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

/** Middle of a tile's stone in art pixels. */
const stoneAt = ([col, row]: MapPoint): MapPoint => [col * TILE_SIZE + 8, row * TILE_SIZE + 8];

/** The corners of a part of the way, in tiles from its start. */
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
