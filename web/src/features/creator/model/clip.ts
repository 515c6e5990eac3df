import type { Goal, Item, Level } from '@hopcode/engine/formats/level';
import { PROPS, type PropName, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { isMark } from '@hopcode/engine/world/world';
import { markOf, removeGoals, removeItem } from './farm-commands.ts';
import { groundAt, isOnFarm, propsOf, sizeOf, withoutProps, withProp } from './farm-map.ts';
import { MOST_THINGS, withParts, withPickupGoals } from './farm-things.ts';
import { paintGround } from './paint.ts';

/** A rectangle of tiles; `to` is its bottom right tile. */
export type Area = { readonly from: Position; readonly to: Position };

/** A copied rectangle; positions are relative to its top left tile. */
export type Clip = {
  readonly columns: number;
  readonly rows: number;
  readonly ground: readonly TerrainKind[];
  readonly props: readonly { readonly name: PropName; readonly at: Position }[];
  readonly items: readonly Item[];
  readonly goals: readonly Goal[];
};

/** The rectangle between two corner tiles, in any order. */
export const areaOf = (one: Position, other: Position): Area => ({
  from: [Math.min(one[0], other[0]), Math.min(one[1], other[1])],
  to: [Math.max(one[0], other[0]), Math.max(one[1], other[1])],
});

export const isInArea = ({ from, to }: Area, [x, y]: Position): boolean =>
  x >= from[0] && y >= from[1] && x <= to[0] && y <= to[1];

export const areaCells = ({ from, to }: Area): readonly Position[] => {
  const columns = to[0] - from[0] + 1;
  return Array.from(
    { length: columns * (to[1] - from[1] + 1) },
    (_, index): Position => [from[0] + (index % columns), from[1] + Math.floor(index / columns)],
  );
};

const moved = ([x, y]: Position, [dx, dy]: Position): [number, number] => [x + dx, y + dy];

const movedItem = (item: Item, by: Position): Item => ({
  ...item,
  position: moved(item.position, by),
  ...(item.compound && { compound: item.compound.map((cell) => moved(cell, by)) }),
});

const movedGoal = (goal: Goal, by: Position): Goal => ({
  ...goal,
  ...(goal.position && { position: moved(goal.position, by) }),
  ...(goal.targetPosition && { targetPosition: moved(goal.targetPosition, by) }),
});

/** The tiles that a goal names; none if the goal counts things anywhere. */
const cellsOfGoal = (goal: Goal): readonly Position[] =>
  [goal.position, goal.targetPosition].filter((cell) => cell !== undefined);

/** Copies a rectangle: its ground, scenery, things and commands, but not the character. */
export const copyArea = (level: Level, area: Area): Clip => {
  const [columns] = sizeOf(level);
  const back: Position = [-area.from[0], -area.from[1]];
  const isInside = (cell: Position): boolean => isInArea(area, cell);
  return {
    columns: area.to[0] - area.from[0] + 1,
    rows: area.to[1] - area.from[1] + 1,
    ground: areaCells(area).map((cell) => groundAt(level, cell)),
    props: propsOf(level).flatMap(({ name, index }) => {
      const cell: Position = [index % columns, Math.floor(index / columns)];
      return isInside(cell) ? [{ name, at: moved(cell, back) }] : [];
    }),
    items: level.items
      .filter((item) => [item.position, ...(item.compound ?? [])].every(isInside))
      .map((item) => movedItem(item, back)),
    goals: level.levelGoals
      .filter((goal) => cellsOfGoal(goal).length > 0 && cellsOfGoal(goal).every(isInside))
      .map((goal) => movedGoal(goal, back)),
  };
};

/** Empties a rectangle: no things, goals or scenery, only grass. */
export const clearArea = (level: Level, area: Area): Level => {
  const isInside = (cell: Position | undefined): boolean => cell !== undefined && isInArea(area, cell);
  const goals = level.levelGoals.filter((goal) => isInside(markOf(goal)) || isInside(goal.targetPosition));
  const withoutGoals = removeGoals(level, goals);
  const withoutItems = withoutGoals.items
    .filter((item) => isInside(item.position))
    .reduce((left, item) => removeItem(left, item), withoutGoals);
  const [columns] = sizeOf(withoutItems);
  const cleared = withoutProps(
    withoutItems,
    propsOf(withoutItems).filter(({ covers }) =>
      covers.some((index) => isInside([index % columns, Math.floor(index / columns)])),
    ),
  );
  const painted = paintGround(cleared, areaCells(area), 'grass');
  return 'level' in painted ? painted.level : cleared;
};

const withGround = (level: Level, clip: Clip, at: Position): Level => {
  const kinds = new Map<TerrainKind, Position[]>();
  for (const [index, kind] of clip.ground.entries()) {
    const cell = moved([index % clip.columns, Math.floor(index / clip.columns)], at);
    kinds.set(kind, [...(kinds.get(kind) ?? []), cell]);
  }
  return [...kinds].reduce((painted, [kind, cells]) => {
    const edit = paintGround(painted, cells, kind);
    return 'level' in edit ? edit.level : painted;
  }, level);
};

/**
 * Pastes a copied rectangle onto the farm, with its top left tile at `at`. Replaces everything on these tiles. Leaves
 * out parts beyond the edge, and things on the character's tile. `leftOut` is true if it left out anything.
 */
export const pasteClip = (
  level: Level,
  clip: Clip,
  at: Position,
): { readonly level: Level; readonly leftOut: boolean } => {
  const [columns, rows] = sizeOf(level);
  const area: Area = {
    from: at,
    to: [Math.min(columns - 1, at[0] + clip.columns - 1), Math.min(rows - 1, at[1] + clip.rows - 1)],
  };
  if (!isOnFarm(level, at)) return { level, leftOut: true };
  let pasted = withGround(clearArea(level, area), clip, at);
  for (const { name, at: place } of clip.props) {
    const cell = moved(place, at);
    const right = cell[0] + PROPS[name].footprint[0] - 1;
    const coversStart =
      PROPS[name].blocks &&
      pasted.start[0] >= cell[0] &&
      pasted.start[0] <= right &&
      pasted.start[1] <= cell[1] &&
      pasted.start[1] > cell[1] - PROPS[name].footprint[1];
    if (isOnFarm(pasted, cell) && !coversStart) pasted = withProp(pasted, name, cell);
  }
  const onFarm = (cell: Position): boolean => isOnFarm(pasted, cell);
  const fits = (cell: Position): boolean => onFarm(cell) && !samePosition(pasted.start, cell);
  const items = clip.items
    .map((item) => movedItem(item, at))
    // An X may be on the tile where the character starts.
    .filter((item) => [item.position, ...(item.compound ?? [])].every(isMark(item.type) ? onFarm : fits))
    .slice(0, Math.max(0, MOST_THINGS - pasted.items.length));
  const goals = clip.goals.map((goal) => movedGoal(goal, at));
  const lost = goals.filter(
    (goal) => !cellsOfGoal(goal).every(onFarm) || (goal.targetPosition && !fits(goal.targetPosition)),
  );
  const together = withParts(pasted, {
    items: [...pasted.items, ...items],
    levelGoals: [...pasted.levelGoals, ...goals],
  });
  return {
    level: removeGoals(withPickupGoals(pasted, together), lost),
    leftOut: lost.length > 0 || items.length < clip.items.length,
  };
};
