import type { Item, Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { PROPS, propGid } from '@hopcode/engine/formats/tilesets';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { createBoard, groundAt, isOnMap, isWalkableGround } from '@hopcode/engine/world/world';
import { decorate } from './decor.ts';
import { footprintOf, type GiftKind, type GiftName, giftKind } from './gift-kinds.ts';
import { isKeptFree, spotsOf } from './spots.ts';

/** A gift of the learner. `key` names the level that brought it: `course/level`. */
export type Gift = { readonly key: string; readonly name: GiftName };

/** A gift on the farm, with the tile where it is placed. */
export type Standing = Gift & { readonly at: Position; readonly cells: readonly Position[] };

/** Where the learner has put gifts, by key. */
export type Places = ReadonlyMap<string, Position>;

export type OwnFarm = {
  /** The level to play, with all gifts. */
  readonly level: Level;
  readonly standing: readonly Standing[];
};

/** The tiles that a gift covers if its bottom left tile is at this position. */
export const cellsOf = (name: GiftName, [x, y]: Position): readonly Position[] => {
  const [width, height] = footprintOf(giftKind(name));
  return Array.from(
    { length: width * height },
    (_, cell): Position => [x + (cell % width), y - Math.floor(cell / width)],
  );
};

const keyOf = ([x, y]: Position): string => `${x},${y}`;

/** Why a gift cannot be on a tile: beyond the edge, on the wrong ground, on another thing, or on the start tile. */
export type Obstacle = 'edge' | 'ground' | 'taken' | 'start';

type Site = {
  readonly obstacle: (name: GiftName, at: Position) => Obstacle | undefined;
  readonly take: (cells: readonly Position[]) => void;
};

const siteOf = (base: Level): Site => {
  const board = createBoard(base);
  const taken = new Set(
    base.items.filter(({ data }) => data?.state !== 'hidden').map(({ position }) => keyOf(position)),
  );
  const isGround = (kind: GiftKind, cell: Position): boolean => {
    const ground = groundAt(board, cell);
    const isWater = ground === 'water' || ground === 'deep-water';
    return kind.ground === 'water' ? isWater : isWalkableGround(board, cell);
  };
  const obstacleAt = (kind: GiftKind, cell: Position): Obstacle | undefined => {
    if (!isOnMap(board, cell)) return 'edge';
    if (samePosition(cell, base.start)) return 'start';
    if (taken.has(keyOf(cell))) return 'taken';
    return isGround(kind, cell) ? undefined : 'ground';
  };
  return {
    obstacle: (name, at) => {
      for (const cell of cellsOf(name, at)) {
        const obstacle = obstacleAt(giftKind(name), cell);
        if (obstacle) return obstacle;
      }
      return undefined;
    },
    take: (cells) => {
      for (const cell of cells) taken.add(keyOf(cell));
    },
  };
};

/** Gives every gift a tile: the one chosen by the learner, if there is room; otherwise the next free spot. */
const placed = (base: Level, gifts: readonly Gift[], places: Places): Standing[] => {
  const site = siteOf(base);
  const standing = new Map<string, Standing>();
  const put = (gift: Gift, at: Position): boolean => {
    if (site.obstacle(gift.name, at)) return false;
    const cells = cellsOf(gift.name, at);
    site.take(cells);
    standing.set(gift.key, { ...gift, at, cells });
    return true;
  };
  const waiting = gifts.filter((gift) => {
    const at = places.get(gift.key);
    return at === undefined || !put(gift, at);
  });
  // A gift without a free spot is left out until the learner makes room.
  for (const gift of waiting)
    spotsOf(gift.name).some((spot) => !cellsOf(gift.name, spot).some(isKeptFree) && put(gift, spot));
  return gifts.flatMap(({ key }) => standing.get(key) ?? []);
};

const itemOf = (
  kind: Extract<GiftKind, { thing: string }>,
  { at, cells }: Standing,
  texts: Readonly<Record<string, string>>,
): Item => {
  const data = {
    ...(kind.state && { state: kind.state }),
    ...(kind.text && { text: texts[kind.text] ?? '' }),
  };
  const further = cells.slice(1).map(([x, y]): [number, number] => [x, y]);
  return {
    action: kind.text ? 'read' : 'none',
    type: kind.thing,
    sprite: `thing/${kind.thing}`,
    position: [at[0], at[1]],
    ...(further.length > 0 && { compound: further }),
    ...(Object.keys(data).length > 0 && { data }),
  };
};

/** The map with the gifts that are scenery. */
const mapWith = (base: Level, standing: readonly Standing[]): Level['map'] => {
  const [width] = mapSize(base.map);
  const layers = base.map.layers.map((layer) => ({ ...layer, data: [...layer.data] }));
  const write = (names: readonly string[], [x, y]: Position, gid: number) => {
    const layer = layers.find(({ name }) => names.includes(name));
    if (layer) layer.data[y * width + x] = gid;
  };
  for (const { name, at, cells } of standing) {
    const kind = giftKind(name);
    if (!('prop' in kind)) continue;
    const isSolid = PROPS[kind.prop].blocks;
    write(isSolid ? ['middle_layer', 'middle'] : ['ground_details'], at, propGid(kind.prop));
    if (isSolid) for (const cell of cells) write(['collisions'], cell, 1);
  }
  return { ...base.map, layers };
};

/**
 * The learner's farm: the base level with every gift. Pure. `texts` contains the words for signs, in the reader's
 * language.
 */
export const furnish = (
  base: Level,
  gifts: readonly Gift[],
  places: Places,
  texts: Readonly<Record<string, string>> = {},
): OwnFarm => {
  const standing = placed(base, gifts, places);
  const items = standing.flatMap((one): Item[] => {
    const kind = giftKind(one.name);
    return 'thing' in kind ? [itemOf(kind, one, texts)] : [];
  });
  return {
    level: {
      ...base,
      map: decorate(base, mapWith(base, standing), standing),
      items: [...items, ...base.items],
    },
    standing,
  };
};

/** Why a gift cannot move to a tile; undefined if it can. */
export const obstacleFor = (
  base: Level,
  standing: readonly Standing[],
  key: string,
  at: Position,
): Obstacle | undefined => {
  const moving = standing.find((one) => one.key === key);
  if (!moving) return 'taken';
  const site = siteOf(base);
  for (const other of standing) if (other !== moving) site.take(other.cells);
  return site.obstacle(moving.name, at);
};
