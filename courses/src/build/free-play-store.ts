import type { Item, Level } from '@hopcode/engine/formats/level';
import { CROPS } from '@hopcode/engine/things/growables';

/**
 * The things that a program can add to a farm in free play. Each thing is hidden until a command puts it on the map.
 * Each number is also the limit for one run.
 */

const CROPS_OF_A_KIND = 16;
const PIECES = { bridge: 8, woodRoad: 24, stoneRoad: 24, grainStack: 4 } as const;
const ITEMS = { carrot: 4, pumpkin: 4, flowers: 12, lantern: 6, star: 6 } as const;

/** Chicken houses cover several tiles; the position of a house is its left tile. */
const HOUSES = [
  { type: 'chickenHouseSmallRed', tiles: 2 },
  { type: 'chickenHouseSmallBlue', tiles: 2 },
  { type: 'chickenHouseBigGreen', tiles: 3 },
  { type: 'chickenHouseBigOrange', tiles: 3 },
] as const;

/** The items that the character carries if the level does not set any. */
const MATERIAL: Level['inventory'] = [
  ...CROPS.map(({ seeds }) => ({ type: seeds, count: CROPS_OF_A_KIND })),
  ...Object.entries({ log: 32, plank: 96, stone: 96, grain: 16 }).map(([type, count]) => ({ type, count })),
  ...Object.entries(ITEMS).map(([type, count]) => ({ type, count })),
];

const copies = (count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

const hidden = (type: string, folder: 'thing' | 'item'): Item => ({
  action: folder === 'item' ? 'collect' : 'none',
  type,
  sprite: `${folder}/${type}`,
  position: [0, 0],
  data: { state: 'hidden' },
});

const STORE: readonly Item[] = [
  ...CROPS.flatMap(({ crop }) => copies(CROPS_OF_A_KIND, hidden(crop, 'thing'))),
  ...Object.entries(PIECES).flatMap(([type, count]) => copies(count, hidden(type, 'thing'))),
  ...HOUSES.map(
    ({ type, tiles }): Item => ({
      ...hidden(type, 'thing'),
      compound: Array.from({ length: tiles - 1 }, (_, tile) => [tile + 1, 0]),
    }),
  ),
  ...Object.entries(ITEMS).flatMap(([type, count]) => copies(count, hidden(type, 'item'))),
];

/** Turns a level into free play: commands work everywhere, and the character has seeds and material. */
export const inFreePlay = <Shape extends Pick<Level, 'items' | 'inventory'>>(level: Shape) => ({
  ...level,
  free: true as const,
  items: [...level.items, ...STORE],
  inventory: level.inventory.length > 0 ? level.inventory : MATERIAL,
});
