import { type Goal, goalSchema, type Item, itemSchema, type Level, levelSchema } from '../formats/level.ts';
import type { Reaction } from '../formats/reaction.ts';
import { type TerrainKind, terrainGid } from '../formats/tilesets.ts';
import { FACINGS, type FacingName, type Position, samePosition } from '../world/geometry.ts';
import { isMark, thingsAt, type World } from '../world/world.ts';

/** A goal with only the fields that matter in a test. */
export type GoalSketch = Pick<Goal, 'action'> &
  Partial<Omit<Goal, 'action' | 'position' | 'targetPosition'>> & {
    readonly position?: Position;
    readonly targetPosition?: Position;
  };

/** An item in a legend; its position comes from the map. */
export type LegendItem = { readonly type: string } & Partial<Omit<Item, 'type' | 'position'>>;

/**
 * A level drawn with letters, one row of the map per line. `.` is grass, `#` a wall, `~` water, `,` farming
 * ground, `_` an indoor wooden floor, `=` an indoor stone floor, `;` soil, `:` wet soil. `^ > v <` is the
 * start of the character and its facing; `U R D L` are the same with an X mark under it. `x` is an X mark,
 * `c` a carrot, `k` a rock. The legend adds more letters.
 */
export type TinyLevel = {
  readonly map: string;
  readonly legend?: Readonly<Record<string, LegendItem>>;
  readonly goals?: readonly GoalSketch[];
  /** Items on cells whose letter in the map already shows something else. */
  readonly items?: readonly (LegendItem & { readonly position: Position })[];
  readonly inventory?: Readonly<Record<string, number>>;
  readonly reactions?: readonly Reaction[];
  /** Free play: no marks and no goals. */
  readonly free?: true;
};

const GROUND: Readonly<Record<string, TerrainKind>> = {
  '.': 'grass',
  '#': 'indoor-wall',
  '~': 'water',
  ',': 'farming-ground',
  _: 'wood-floor',
  ';': 'soil',
  ':': 'wet-soil',
  '=': 'stone-floor',
};

const LEGEND: Readonly<Record<string, LegendItem>> = {
  x: { type: 'xmark', action: 'none' },
  c: { type: 'carrot' },
  k: { type: 'rock', action: 'push' },
};

const STARTS: Readonly<Record<string, FacingName>> = {
  '^': 'up',
  '>': 'right',
  v: 'down',
  '<': 'left',
  U: 'up',
  R: 'right',
  D: 'down',
  L: 'left',
};

const rowsOf = (map: string): string[] =>
  map
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');

const itemOf = ({ type, ...rest }: LegendItem, position: Position): Item =>
  itemSchema.parse({ action: 'collect', sprite: `item/${type}`, ...rest, type, position });

/** Creates the level of a drawing. Throws for an unknown letter. */
export const tinyLevel = (tiny: TinyLevel): Level => {
  const rows = rowsOf(tiny.map);
  const width = rows[0]?.length ?? 0;
  const legend = { ...LEGEND, ...tiny.legend };
  const items: Item[] = [];
  const ground: number[] = [];
  let start: readonly [number, number] = [0, 0];
  let facing: FacingName = 'up';
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) throw new Error(`row ${y} of the tiny map has another width`);
    for (const [x, letter] of [...row].entries()) {
      const terrain = GROUND[letter];
      const startFacing = STARTS[letter];
      const item = legend[letter];
      if (startFacing) {
        start = [x, y];
        facing = startFacing;
        if (letter >= 'A' && letter <= 'Z') items.push(itemOf({ type: 'xmark', action: 'none' }, [x, y]));
      } else if (item) items.push(itemOf(item, [x, y]));
      else if (!terrain) throw new Error(`the tiny map has an unknown letter ${letter}`);
      ground.push(terrainGid(terrain ?? 'grass'));
    }
  }
  for (const item of tiny.items ?? []) items.push(itemOf(item, item.position));
  return levelSchema.parse({
    version: 1,
    start,
    facing,
    map: {
      tilesets: [{ source: 'terrain', firstgid: 1 }],
      layers: [{ name: 'ground_tiles', width, height: rows.length, data: ground }],
    },
    items,
    levelGoals: (tiny.goals ?? []).map((goal) => goalSchema.parse(goal)),
    inventory: Object.entries(tiny.inventory ?? {}).map(([type, count]) => ({ type, count })),
    ...(tiny.reactions && { reactions: tiny.reactions }),
    ...(tiny.free && { free: true }),
  });
};

/**
 * Draws a world with the letters of its tiny level. For a thing that is gone or hidden, the ground below it is drawn;
 * an X mark under the character turns its arrow into a letter.
 */
export const drawWorld = (tiny: TinyLevel, world: World): string => {
  const legend = Object.entries({ ...LEGEND, ...tiny.legend });
  const startLetters = Object.keys(STARTS);
  return rowsOf(tiny.map)
    .map((row, y) =>
      [...row]
        .map((letter, x) => {
          const types = thingsAt(world, [x, y]).map((id) => world.things[id]?.type ?? '');
          const marked = types.some(isMark);
          if (samePosition(world.player.position, [x, y])) {
            const arrow = Object.keys(FACINGS).indexOf(world.player.facing);
            return startLetters[marked ? arrow + 4 : arrow] ?? '?';
          }
          const shown = types.findLast((type) => !isMark(type)) ?? types[0];
          if (shown !== undefined) return legend.find(([, item]) => item.type === shown)?.[0] ?? '?';
          return GROUND[letter] ? letter : '.';
        })
        .join(''),
    )
    .join('\n');
};

/** A drawing without its indentation, to compare with `drawWorld`. */
export const trimmedMap = (map: string): string => rowsOf(map).join('\n');
