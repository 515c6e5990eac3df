import type { Goal, Item, Level } from '@hopcode/engine/formats/level';
import { FILLABLES } from '@hopcode/engine/things/fillables';
import { thingKindOf } from '@hopcode/engine/things/registry';
import { FACINGS, type Position, samePosition } from '@hopcode/engine/world/geometry';
import { isMark } from '@hopcode/engine/world/world';
import {
  ANY_TEXT,
  COMMAND_ACTIONS,
  COMMAND_FORMS,
  type Command,
  type CommandAction,
  CROPS,
  STRUCTURES,
} from './command-forms.ts';
import { isOnFarm } from './farm-map.ts';
import { type Edit, isBarred, isSolid, itemOf, itemsAt, withParts, withPickupGoals } from './farm-things.ts';

/** The neighbours of a tile that are on the farm. */
export const neighboursOf = (level: Level, [x, y]: Position): readonly Position[] =>
  Object.values(FACINGS)
    .map(([dx, dy]): Position => [x + dx, y + dy])
    .filter((cell) => isOnFarm(level, cell));

/**
 * The neighbouring tile that is nearest to a point. The point is measured in tiles: the middle of the tile [2, 3] is
 * 2.5, 3.5.
 */
export const nearestNeighbour = (
  level: Level,
  cell: Position,
  at: { readonly x: number; readonly y: number },
): Position | undefined => {
  const distance = ([x, y]: Position): number => Math.hypot(x + 0.5 - at.x, y + 0.5 - at.y);
  return [...neighboursOf(level, cell)].sort((a, b) => distance(a) - distance(b))[0];
};

/** The thing into which `place` puts something. */
export const HOLDER = FILLABLES[0]?.type ?? 'shelf';

const pair = ([x, y]: Position): [number, number] => [x, y];

/** The plant or soil on a tile that `water` changes. */
export const wateredAt = (level: Level, cell: Position | undefined): Item | undefined =>
  cell && itemsAt(level, cell).find((item) => thingKindOf(item.type)?.waterable);

/** The things on the target tile of a command, as they are when the run begins. */
const targetItems = (level: Level, { action, target, thing, text }: Command): Item[] => {
  if (!target || thing === undefined) return [];
  switch (action) {
    case 'water':
      return wateredAt(level, target) ? [] : [itemOf(thing, target, { action })];
    case 'open':
      return [itemOf(thing, target, { action, data: { state: 'closed' } })];
    case 'close':
      return [itemOf(thing, target, { action, data: { state: 'open' } })];
    case 'read':
      return [itemOf(thing, target, { action, data: { text: text ?? '' } })];
    case 'collect':
      return thing === 'water' ? [] : [itemOf(thing, target, { action })];
    case 'place':
      return [itemOf(HOLDER, target, { action })];
    case 'plant':
      return [itemOf(CROPS[thing] ?? 'carrotCrop', target, { action })];
    case 'push':
      return [itemOf(thing, target, { action: 'none' })];
    default:
      return [itemOf(thing, target, { action })];
  }
};

const goalOf = ({ action, position, target, thing, text, cost }: Command): Goal => {
  const base = { action, score: 0, maxScore: 1, position: pair(position) };
  const aimed = { ...base, ...(target && { targetPosition: pair(target) }) };
  const said = text === undefined ? {} : { data: text };
  switch (action) {
    case 'reach':
      return base;
    case 'push':
      return { action, score: 0, maxScore: 1, targetPosition: pair(position), ...(thing && { type: thing }) };
    case 'build': {
      const words = STRUCTURES.find((structure) => structure.thing === thing)?.words ?? thing ?? '';
      return { ...aimed, data: words, ...(cost && { cost: { ...cost } }) };
    }
    case 'collect':
      return { ...aimed, type: thing ?? '', data: thing ?? '', count: 1 };
    case 'water':
      return { ...aimed, cost: { type: 'canteen', amount: 1 } };
    case 'place':
    case 'plant':
      return { ...aimed, data: thing ?? '', cost: { type: thing ?? '', amount: cost?.amount ?? 1 } };
    case 'combine':
      return { ...aimed, data: thing ?? '' };
    case 'open':
    case 'close':
    case 'read':
      return aimed;
    default:
      return { ...aimed, ...said };
  }
};

/** Checks whether an X may be on a tile. The tile must be free for the character. */
export const markPlace = (level: Level, cell: Position): Edit => {
  if (!isOnFarm(level, cell)) return { refused: 'off-map' };
  if (isBarred(level, cell)) return { refused: 'blocked-item' };
  if (itemsAt(level, cell).some((item) => isSolid(item.type))) return { refused: 'occupied' };
  return { level };
};

/**
 * Commands whose target may be blocked ground. `build` can put a bridge over water, and `collect` can collect water.
 */
const FROM_BARRED: readonly CommandAction[] = ['build', 'collect'];

/** Checks whether the target of a command may be on a tile. */
export const targetPlace = (level: Level, action: CommandAction, cell: Position): Edit => {
  if (!isOnFarm(level, cell)) return { refused: 'off-map' };
  if (samePosition(level.start, cell) && action !== 'build') return { refused: 'occupied' };
  if (itemsAt(level, cell).some((item) => isMark(item.type) || isSolid(item.type)))
    return { refused: 'occupied' };
  // The target must not be a blocked tile. For example, a gate on a fence can be opened, but the fence still stops the
  // character.
  if (isBarred(level, cell) && !FROM_BARRED.includes(action)) return { refused: 'blocked-item' };
  return { level };
};

/**
 * Finds the plant on the target tile that exists only for a watering goal. The command `plant` replaces it, because the
 * player waters the plant from the command instead.
 */
const replacedBy = (level: Level, { action, target }: Command): readonly Item[] =>
  action === 'plant' && target ? itemsAt(level, target).filter((item) => item.action === 'water') : [];

/** Puts an X with its command on the farm: the mark, the goal, and the things on the target tile. */
export const addCommand = (level: Level, command: Command): Edit => {
  const marked = markPlace(level, command.position);
  if ('refused' in marked) return marked;
  if (command.target) {
    const aimed = targetPlace(level, command.action, command.target);
    if ('refused' in aimed) return aimed;
    const isThing = command.action === 'collect' && command.thing !== 'water';
    if (isThing && isBarred(level, command.target)) return { refused: 'blocked-item' };
  }
  const old = [
    ...itemsAt(level, command.position).filter((item) => isMark(item.type)),
    ...replacedBy(level, command),
  ];
  const mark = itemOf(command.mark, command.position, {
    action: command.action === 'push' ? 'none' : command.action,
  });
  const added = withParts(level, {
    items: [...level.items.filter((item) => !old.includes(item)), mark, ...targetItems(level, command)],
    levelGoals: [...level.levelGoals, goalOf(command)],
  });
  return { level: withPickupGoals(level, added) };
};

/** The text of a goal that the author can change; undefined if the goal has no text or accepts any text. */
export const textOf = ({ action, data }: Goal): string | undefined =>
  COMMAND_FORMS[COMMAND_ACTIONS.find((known) => known === action) ?? 'reach'].text === 'any' &&
  data !== ANY_TEXT
    ? data
    : undefined;

/** The farm with a new text in one goal. */
export const withText = (level: Level, index: number, text: string): Level => ({
  ...level,
  levelGoals: level.levelGoals.map((goal, at) => (at === index ? { ...goal, data: text } : goal)),
});

/** The tile of a goal's X; undefined if the goal has none. */
export const markOf = (goal: Goal): Position | undefined =>
  goal.position ?? (goal.action === 'push' ? goal.targetPosition : undefined);

const isAt = (place: Position | undefined, cell: Position): boolean =>
  place !== undefined && samePosition(place, cell);

/** Removes goals, together with the marks and things that only they needed. */
export const removeGoals = (level: Level, gone: readonly Goal[]): Level => {
  if (gone.length === 0) return level;
  const goals = level.levelGoals.filter((goal) => !gone.includes(goal));
  const isUsed = (cell: Position): boolean =>
    goals.some((goal) => {
      const mark = markOf(goal);
      return mark !== undefined && samePosition(mark, cell);
    });
  const isLost = (item: Item): boolean =>
    gone.some((goal) => {
      const mark = markOf(goal);
      if (mark && isMark(item.type) && samePosition(item.position, mark)) return !isUsed(mark);
      return (
        goal.action !== 'push' &&
        goal.targetPosition !== undefined &&
        item.action === goal.action &&
        !isMark(item.type) &&
        samePosition(item.position, goal.targetPosition) &&
        !goals.some((other) => other.targetPosition && samePosition(other.targetPosition, item.position))
      );
    });
  const isWatered = (cell: Position): boolean =>
    goals.some(({ action, targetPosition }) => action === 'water' && isAt(targetPosition, cell));
  const isUnplanted = (item: Item): boolean =>
    item.action === 'plant' &&
    isWatered(item.position) &&
    gone.some(({ action, targetPosition }) => action === 'plant' && isAt(targetPosition, item.position));
  const items = level.items
    .filter((item) => !isLost(item))
    // No command plants this thing any more, so it must exist from the start.
    .map((item): Item => (isUnplanted(item) ? { ...item, action: 'water' } : item));
  return withPickupGoals(level, withParts(level, { items, levelGoals: goals }));
};

/** Removes a thing, together with the goals that need it. */
export const removeItem = (level: Level, item: Item): Level => {
  const isWatered = wateredAt(level, item.position) === item;
  const gone = level.levelGoals.filter((goal) => {
    const mark = markOf(goal);
    if (isMark(item.type)) return mark !== undefined && samePosition(mark, item.position);
    if (!isAt(goal.targetPosition, item.position)) return false;
    return goal.action === item.action || (goal.action === 'water' && isWatered);
  });
  const without = withParts(level, { items: level.items.filter((one) => one !== item) });
  return removeGoals(withPickupGoals(level, without), gone);
};
