import type { Goal, Item, Level } from '@hopcode/engine/formats/level';
import type { Reaction, ReactionStep } from '@hopcode/engine/formats/reaction';
import { isCollectable } from '@hopcode/engine/things/collectables';
import { startState, thingKindOf } from '@hopcode/engine/things/registry';
import { type Position, samePosition, turnedRight } from '@hopcode/engine/world/geometry';
import { spriteOfType } from '@hopcode/engine/world/item-sprite';
import { isMark } from '@hopcode/engine/world/world';
import { isBlocked, isOnFarm } from './farm-map.ts';

/** Why an edit is refused; the words are `creator:refused.<code>`. */
export type Refusal =
  | 'blocked-item'
  | 'blocked-start'
  | 'occupied'
  | 'off-map'
  | 'no-room'
  | 'too-many'
  /** The clip was pasted only in part. */
  | 'left-out';

/** The changed farm, or the reason why it did not change. */
export type Edit = { readonly level: Level } | { readonly refused: Refusal };

/** The maximum number of things on a farm. The format allows more, but then the page is slow on a small machine. */
export const MOST_THINGS = 400;

const hasId = (step: ReactionStep): step is Extract<ReactionStep, { thing: number }> => 'thing' in step;

/**
 * Updates the reactions of a farm after things and goals have moved in their lists. If `thingAt` or `goalAt` returns
 * undefined, the entry was removed.
 */
const movedReactions = (
  reactions: readonly Reaction[],
  thingAt: (id: number) => number | undefined,
  goalAt: (id: number) => number | undefined,
): Reaction[] =>
  reactions.flatMap((reaction): Reaction[] => {
    const { when } = reaction;
    const goal = when.event === 'goal-met' ? goalAt(when.goal) : 0;
    const changed = when.event === 'changed' ? thingAt(when.thing) : 0;
    if (goal === undefined || changed === undefined) return [];
    const steps = reaction.steps.flatMap((step): ReactionStep[] => {
      if (!hasId(step)) return [step];
      const thing = thingAt(step.thing);
      return thing === undefined ? [] : [{ ...step, thing }];
    });
    if (steps.length === 0) return [];
    const moved =
      when.event === 'goal-met'
        ? { ...when, goal }
        : when.event === 'changed'
          ? { ...when, thing: changed }
          : when;
    return [{ when: moved, steps }];
  });

/**
 * The same farm with a new list of things or goals. Entries that stay must be the same objects, because the farm's
 * reactions refer to them by their index in the list.
 */
export const withParts = (
  level: Level,
  { items = level.items, levelGoals = level.levelGoals }: Partial<Pick<Level, 'items' | 'levelGoals'>>,
): Level => {
  const moved = { ...level, items: [...items], levelGoals: [...levelGoals] };
  if (!level.reactions) return moved;
  const placeIn = <Entry>(before: readonly Entry[], after: readonly Entry[]) => {
    const places = new Map(after.map((entry, index) => [entry, index]));
    return (id: number): number | undefined => {
      const entry = before[id];
      return entry === undefined ? undefined : places.get(entry);
    };
  };
  return {
    ...moved,
    reactions: movedReactions(
      level.reactions,
      placeIn(level.items, items),
      placeIn(level.levelGoals, levelGoals),
    ),
  };
};

/** Whether a thing covers a tile. */
export const coversCell = (item: Item, cell: Position): boolean =>
  samePosition(item.position, cell) || (item.compound?.some((other) => samePosition(other, cell)) ?? false);

export const itemsAt = (level: Level, cell: Position): readonly Item[] =>
  level.items.filter((item) => coversCell(item, cell));

export type ThingLook = {
  readonly action?: Item['action'];
  readonly data?: NonNullable<Item['data']>;
};

/** An item in the engine's format. By default, a collectable thing can be picked up and other things have no action. */
export const itemOf = (type: string, [x, y]: Position, look: ThingLook = {}): Item => ({
  action: look.action ?? (isCollectable(type) ? 'collect' : 'none'),
  type,
  sprite: spriteOfType(type),
  position: [x, y],
  ...(look.data && { data: look.data }),
});

/** Whether a goal counts things of a type that are picked up by walking over them. */
export const isPickupGoal = (goal: Goal, type: string): boolean =>
  goal.action === 'collect' && goal.type === type && goal.position === undefined;

const isPickup = (level: Level, item: Item): boolean =>
  item.action === 'collect' &&
  isCollectable(item.type) &&
  !level.levelGoals.some((goal) => goal.targetPosition && samePosition(goal.targetPosition, item.position));

/** How many things of a type can be picked up by walking over them. */
export const lyingAround = (level: Level, type: string): number =>
  level.items.filter((item) => item.type === type && isPickup(level, item)).length;

const withCount = (goal: Goal, count: number): Goal => ({ ...goal, count, maxScore: Math.max(1, count) });

/**
 * Adjusts the pick-up goals after things were added or removed. A goal for all things of a type still counts all of
 * them, and no goal asks for more things than there are.
 */
export const withPickupGoals = (before: Level, after: Level): Level => {
  const types = new Set([...before.items, ...after.items].map(({ type }) => type).filter(isCollectable));
  let goals: readonly Goal[] = after.levelGoals;
  for (const type of types) {
    const [was, is] = [lyingAround(before, type), lyingAround(after, type)];
    if (was === is) continue;
    const goal = goals.find((one) => isPickupGoal(one, type));
    if (!goal) {
      if (was === 0) goals = [...goals, pickupGoal(type, is)];
      continue;
    }
    const wanted = goal.maxScore >= was ? is : Math.min(goal.maxScore, is);
    goals =
      wanted === 0
        ? goals.filter((one) => one !== goal)
        : goals.map((one) => (one === goal ? withCount(goal, wanted) : one));
  }
  return goals === after.levelGoals ? after : withParts(after, { levelGoals: [...goals] });
};

export const pickupGoal = (type: string, count: number): Goal => ({
  action: 'collect',
  type,
  count,
  score: 0,
  maxScore: Math.max(1, count),
});

/** Sets how many things of a type must be picked up; 0 removes the goal. */
export const setPickupCount = (level: Level, type: string, count: number): Level => {
  const wanted = Math.max(0, Math.min(Math.floor(count), lyingAround(level, type)));
  const goal = level.levelGoals.find((one) => isPickupGoal(one, type));
  if (!goal)
    return wanted === 0
      ? level
      : withParts(level, { levelGoals: [...level.levelGoals, pickupGoal(type, wanted)] });
  return withParts(level, {
    levelGoals:
      wanted === 0
        ? level.levelGoals.filter((one) => one !== goal)
        : level.levelGoals.map((one) => (one === goal ? withCount(goal, wanted) : one)),
  });
};

/** Whether a thing, in its first state, stops the character. */
export const isSolid = (type: string): boolean => {
  const kind = thingKindOf(type);
  return kind?.blocksWhen.includes(kind.states[0]) ?? false;
};

/** Whether a thing carries the character over any ground, as a bridge does. */
export const isCarrying = (type: string): boolean => thingKindOf(type)?.carries ?? false;

/**
 * Whether the ground or the scenery of a tile stops the character, and no bridge or road is over it at the start.
 */
export const isBarred = (level: Level, cell: Position): boolean =>
  isBlocked(level, cell) &&
  !itemsAt(level, cell).some((item) => isCarrying(item.type) && startState(item) !== 'hidden');

/** Puts a thing on a tile (game.md section 5, 'Items and player start cannot be placed on collision areas'). */
export const placeThing = (level: Level, cell: Position, type: string, look?: ThingLook): Edit => {
  if (!isOnFarm(level, cell)) return { refused: 'off-map' };
  if (level.items.length >= MOST_THINGS) return { refused: 'too-many' };
  if (isBarred(level, cell) && !isCarrying(type)) return { refused: 'blocked-item' };
  if (samePosition(level.start, cell)) return { refused: 'occupied' };
  const solid = isSolid(type);
  const taken = itemsAt(level, cell).some((item) => isSolid(item.type) || (solid && !isMark(item.type)));
  if (taken || (solid && itemsAt(level, cell).some((item) => isMark(item.type))))
    return { refused: 'occupied' };
  const placed = withParts(level, { items: [...level.items, itemOf(type, cell, look)] });
  return { level: withPickupGoals(level, placed) };
};

/** Turns the start direction of the character to the right. */
export const withStartTurned = (level: Level): Level => ({ ...level, facing: turnedRight(level.facing) });

/** Puts the start of the character on a tile. */
export const placeStart = (level: Level, cell: Position, facing = level.facing): Edit => {
  if (!isOnFarm(level, cell)) return { refused: 'off-map' };
  if (isBarred(level, cell)) return { refused: 'blocked-start' };
  if (itemsAt(level, cell).some((item) => isSolid(item.type) && item.action !== 'build'))
    return { refused: 'occupied' };
  return { level: { ...level, start: [cell[0], cell[1]], facing } };
};
