import type { Goal } from '../formats/level.ts';
import { BUILDINGS, type Building, type BuildingLook, buildingName } from '../things/buildings.ts';
import { thingKindOf } from '../things/registry.ts';
import { appear } from '../world/appearing.ts';
import type { Position } from '../world/geometry.ts';
import { type Board, isOnMap, sceneryAt, type Thing, thingsAt, type World } from '../world/world.ts';
import { type Argument, defineCommand, type Failure, failed, type Outcome } from './command.ts';
import { appearAt, fromStore, isFree, tileAhead } from './free-play.ts';
import {
  type GoalHere,
  goalsHere,
  INTERACTION_REASONS,
  matchingGoal,
  scoredGoal,
  shortage,
  spent,
  targetOf,
} from './interaction.ts';

const REASONS = [
  ...INTERACTION_REASONS,
  'wrong-structure',
  'wrong-color',
  'wrong-size',
  'not-enough-items',
  'already-built',
  'no-room',
  'none-left',
] as const;
type Reason = (typeof REASONS)[number];

type Wanted = {
  readonly name: string;
  readonly color: string | undefined;
  readonly size: string | undefined;
};

/** The words of the goal's data: the structure first, then colour and size in any order. */
const wordsOf = (goal: Goal): readonly string[] =>
  (goal.data ?? goal.type ?? '').split(' ').filter((word) => word !== '');

const asksFor = (goal: Goal, name: string): boolean => buildingName(wordsOf(goal)[0] ?? '') === name;

const PARTS = [
  { key: 'color', code: 'wrong-color' },
  { key: 'size', code: 'wrong-size' },
] as const;

/**
 * The looks that fit both the goal and the call. If the goal names a colour or size, the call must contain the same
 * colour or size. If the goal names none, the call may contain any colour and size of the building.
 */
const agreedLooks = (
  goal: Goal,
  building: Building,
  wanted: Wanted,
): { looks: readonly BuildingLook[] } | { failure: Failure<'wrong-color' | 'wrong-size'> } => {
  const words = wordsOf(goal);
  let looks: readonly BuildingLook[] = building.looks;
  for (const { key, code } of PARTS) {
    const asked = looks.filter((look) => words.includes(look[key] ?? ''));
    const given = wanted[key];
    const open = asked.length > 0 ? asked : looks;
    const fitting =
      given === undefined && asked.length === 0 ? looks : open.filter((look) => look[key] === given);
    if (fitting.length === 0)
      return { failure: { code, params: { name: wanted.name, [key]: given ?? 'None' } } };
    looks = fitting;
  }
  return { looks };
};

const raise = (world: World, here: GoalHere, building: Building, wanted: Wanted): Outcome<Reason> => {
  const agreed = agreedLooks(here.goal, building, wanted);
  if ('failure' in agreed) return { changes: [], failure: agreed.failure };
  const things = agreed.looks.map((look) => look.thing);
  const shown = appear(world, targetOf(world, here), 'build', things);
  if (shown.length === 0 && (world.scores[here.index] ?? 0) >= here.goal.maxScore)
    return failed('already-built', { name: wanted.name });
  const cost = here.goal.cost ?? building.cost;
  const missing = shortage(world, cost);
  if (missing) return { changes: [], failure: missing };
  return { changes: [...spent(world, cost), ...shown, ...scoredGoal(world, here)] };
};

const rule = (board: Board, world: World, args: readonly Argument[]): Outcome<Reason | 'wrong-argument'> => {
  const [word, color = null, size = null] = args;
  if (typeof word !== 'string') return failed('wrong-argument', { parameter: 'name' });
  if (color !== null && typeof color !== 'string') return failed('wrong-argument', { parameter: 'color' });
  if (size !== null && typeof size !== 'string') return failed('wrong-argument', { parameter: 'size' });
  const here = goalsHere(board, world, 'build');
  if ('failure' in here) return { changes: [], failure: here.failure };
  const name = buildingName(word);
  const building = name === undefined ? undefined : BUILDINGS[name];
  if (name === undefined || !building) return failed('wrong-structure', { name: word });
  const wanted: Wanted = { name, color: color ?? undefined, size: size ?? undefined };
  const named = here.goals.filter(({ goal }) => asksFor(goal, name));
  const match =
    matchingGoal(world, named, (goal) => 'looks' in agreedLooks(goal, building, wanted)) ?? named[0];
  return match ? raise(world, match, building, wanted) : failed('wrong-structure', { name: word });
};

/** The first look of a building in the colour and size of the call. */
const lookOf = (building: Building, { color, size }: Pick<Wanted, 'color' | 'size'>) =>
  building.looks.find(
    (look) => (color === undefined || look.color === color) && (size === undefined || look.size === size),
  );

/**
 * Whether a building fits on a cell. Walkable structures, such as bridges and roads, also fit on water. All other
 * buildings need a free tile.
 */
const isPlace = (board: Board, world: World, { type }: Thing, cell: Position): boolean => {
  if (!thingKindOf(type)?.carries) return isFree(board, world, cell);
  const isBlocked = sceneryAt(board, cell) !== undefined && sceneryAt(board, cell) !== 'water';
  return isOnMap(board, cell) && !isBlocked && thingsAt(world, cell).length === 0;
};

/** In free play, builds on the tile ahead, in any of the building's colours and sizes. */
const freely: typeof rule = (board, world, args) => {
  const [word, color = null, size = null] = args;
  if (typeof word !== 'string') return failed('wrong-argument', { parameter: 'name' });
  if (color !== null && typeof color !== 'string') return failed('wrong-argument', { parameter: 'color' });
  if (size !== null && typeof size !== 'string') return failed('wrong-argument', { parameter: 'size' });
  const building = BUILDINGS[buildingName(word) ?? ''];
  if (!building) return failed('wrong-structure', { name: word });
  const wanted = { color: color ?? undefined, size: size ?? undefined };
  const look = lookOf(building, wanted);
  if (!look)
    return lookOf(building, { color: wanted.color, size: undefined })
      ? failed('wrong-size', { name: word, size: size ?? 'None' })
      : failed('wrong-color', { name: word, color: color ?? 'None' });
  const stored = fromStore(world, look.thing);
  if (!stored) return failed('none-left', { what: word });
  const cell = tileAhead(world);
  const [dx, dy] = [cell[0] - stored.thing.position[0], cell[1] - stored.thing.position[1]];
  const cells = [cell, ...(stored.thing.compound ?? []).map(([x, y]): Position => [x + dx, y + dy])];
  if (!cells.every((each) => isPlace(board, world, stored.thing, each))) return failed('no-room');
  const missing = shortage(world, building.cost);
  if (missing) return { changes: [], failure: missing };
  return { changes: [...spent(world, building.cost), appearAt(stored.id, cell, 'there')] };
};

/**
 * `build(name, color=None, size=None)`: builds the structure that the goal's data starts with, in the goal's colour and
 * size. The character must hold the materials, which are used up. The hidden placeholder on the target appears (game.md
 * section 4, 'World state changes', and section 5, 'Build').
 */
export const build = defineCommand({
  name: 'build',
  parameters: [
    { name: 'name', type: 'str' },
    { name: 'color', type: 'str', default: null },
    { name: 'size', type: 'str', default: null },
  ],
  returns: 'nothing',
  reasons: REASONS,
  example: 'player.build("bridge")',
  rule,
  freely,
});
