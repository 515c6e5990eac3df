import { type Goal, type Item, itemActionSchema } from '@hopcode/engine/formats/level';
import { isCollectable } from '@hopcode/engine/things/collectables';
import { thingKindOf } from '@hopcode/engine/things/registry';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { spriteOfType } from '@hopcode/engine/world/item-sprite';
import { isMark } from '@hopcode/engine/world/world';
import { type LevelSource, START, type ThingSource } from '../formats/level-source.ts';
import type { Place } from '../formats/place-source.ts';
import { lettersOver } from './letter-map.ts';
import type { Report } from './problem.ts';

export type PlacedThing = {
  readonly letter: string;
  readonly thing: ThingSource;
  readonly position: Position;
};
export type CompiledThings = {
  readonly start: Position;
  readonly placed: readonly PlacedThing[];
  /** Returns all tiles with the given letter, or the one tile at the given coordinates. */
  readonly tilesOf: (place: Place) => readonly Position[];
};

/** Reads the map of things: the start of the character and the position of every thing. */
export const compileThings = (
  things: LevelSource['things'],
  ground: { width: number; height: number },
  report: Report,
): CompiledThings => {
  const letters = lettersOver(ground, things, 'things', report);
  for (const [letter, { type }] of Object.entries(things.legend))
    if (!isMark(type) && !thingKindOf(type))
      report(['things', 'legend', letter], `"${type}" is no kind of thing; they are in engine/src/things`);
  const starts: Position[] = [];
  const placed: PlacedThing[] = [];
  for (const { letter, position } of letters) {
    if (letter === START) starts.push(position);
    else if (Object.hasOwn(things.legend, letter)) {
      const thing = things.legend[letter];
      if (thing) placed.push({ letter, thing, position });
    } else report(['things', 'rows'], `"${letter}" at [${position}] is not in the legend: add it`);
  }
  if (starts.length !== 1)
    report(['things', 'rows'], `${starts.length} tiles have "${START}", where the character starts: put one`);
  const tilesOf = (place: Place): Position[] => {
    if (typeof place !== 'string') return [place];
    if (place === START) return starts;
    return placed.filter((one) => one.letter === place).map((one) => one.position);
  };
  return { start: starts[0] ?? [0, 0], placed, tilesOf };
};

/** The tile of a place; reports a letter unless it is on the map of things exactly once. */
export const onlyTileOf = (
  place: Place,
  things: CompiledThings,
  field: readonly (string | number)[],
  report: Report,
): [number, number] | undefined => {
  const tiles = things.tilesOf(place);
  const [tile] = tiles;
  if (tile && tiles.length === 1) return [tile[0], tile[1]];
  report(field, `"${place}" stands ${tiles.length} times on the map of things: it must be there once`);
  return undefined;
};

/** The index of the thing on a tile, which is also the index of its item; reports a tile without a thing. */
export const thingAt = (
  place: Place,
  things: CompiledThings,
  field: readonly (string | number)[],
  report: Report,
): number | undefined => {
  const tile = onlyTileOf(place, things, field, report);
  if (!tile) return undefined;
  const found = things.placed.findIndex(
    ({ letter, position }) => samePosition(position, tile) && (typeof place !== 'string' || letter === place),
  );
  if (found >= 0) return found;
  report(field, `there is no thing on [${tile}]`);
  return undefined;
};

/** The action of a mark: the action of the goal at this position. */
const markAction = (position: Position, goals: readonly Goal[]): Item['action'] => {
  const goal = goals.find((one) => one.position && samePosition(one.position, position));
  return itemActionSchema.safeParse(goal?.action).data ?? 'none';
};

/**
 * The action of a thing: the action of the goal with this target; otherwise `collect`, if the thing can be collected.
 */
const thingAction = ({ thing, position }: PlacedThing, goals: readonly Goal[]): Item['action'] => {
  const goal = goals.find((one) => one.targetPosition && samePosition(one.targetPosition, position));
  return itemActionSchema.safeParse(goal?.action).data ?? (isCollectable(thing.type) ? 'collect' : 'none');
};

/**
 * The items of the runtime format: marks and things. Each has the action of its goal unless the level sets another
 * action.
 */
export const itemsOf = (placed: readonly PlacedThing[], goals: readonly Goal[]): Item[] =>
  placed.map((one) => ({
    action:
      one.thing.action ??
      (isMark(one.thing.type) ? markAction(one.position, goals) : thingAction(one, goals)),
    type: one.thing.type,
    sprite: one.thing.sprite ?? spriteOfType(one.thing.type),
    position: [one.position[0], one.position[1]],
    ...(one.thing.compound && { compound: one.thing.compound }),
    ...(one.thing.data && { data: one.thing.data }),
  }));
