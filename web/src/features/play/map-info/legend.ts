import type { Item, Level } from '@hopcode/engine/formats/level';
import { isCollider } from '@hopcode/engine/world/collider';
import { SIGHTS, seenAt } from '@hopcode/engine/world/sight';
import { createBoard, createWorld, isMark, type Thing } from '@hopcode/engine/world/world';

/** What a thing on the map does to the character. Its words are `play:mapInfo.<note>`. */
export type LegendNote = 'mark' | 'take' | 'blocks' | 'helper';

/** One kind of thing on the map. */
export type LegendEntry = {
  readonly type: string;
  readonly count: number;
  readonly note: LegendNote | undefined;
  /** An example to draw; undefined for water, which has no picture. */
  readonly example: { readonly item: Item; readonly thing: Thing } | undefined;
};

const noteOf = (item: Item, thing: Thing, isHelper: boolean): LegendNote | undefined => {
  if (isHelper) return 'helper';
  if (isMark(thing.type)) return 'mark';
  if (item.action === 'collect') return 'take';
  return isCollider(thing) ? 'blocks' : undefined;
};

const hasWater = (level: Level): boolean => {
  const board = createBoard(level);
  const world = createWorld(level);
  for (let row = 0; row < board.height; row += 1)
    for (let column = 0; column < board.width; column += 1)
      if (seenAt(board, world, [column, row]) === SIGHTS.water) return true;
  return false;
};

/** Everything that is visible on the farm before the first step: each kind of thing once, then water. */
export const legendOf = (level: Level): readonly LegendEntry[] => {
  const entries = new Map<string, LegendEntry>();
  for (const [id, thing] of createWorld(level).things.entries()) {
    const item = level.items[id];
    if (!item || thing.state === 'gone' || thing.state === 'hidden') continue;
    const type = isMark(thing.type) ? SIGHTS.mark : thing.type;
    const known = entries.get(type);
    entries.set(
      type,
      known
        ? { ...known, count: known.count + 1 }
        : { type, count: 1, note: noteOf(item, thing, id === level.helper), example: { item, thing } },
    );
  }
  const water: LegendEntry = { type: SIGHTS.water, count: 1, note: 'blocks', example: undefined };
  return [...entries.values(), ...(hasWater(level) ? [water] : [])];
};
