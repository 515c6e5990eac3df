import { isCollectable } from '../things/collectables.ts';
import { CROPS } from '../things/growables.ts';
import type { Change } from '../world/change.ts';
import { ahead } from '../world/geometry.ts';
import { type Board, held, sceneryAt, thingsAt, type World } from '../world/world.ts';
import { type Argument, defineCommand, failed, type Outcome } from './command.ts';
import { thingOn, tileAhead } from './free-play.ts';
import { goalsHere, INTERACTION_REASONS, matchingGoal, scoredGoal } from './interaction.ts';

const REASONS = [...INTERACTION_REASONS, 'cannot-collect', 'nothing-to-collect'] as const;
type Reason = (typeof REASONS)[number];

/** Water is not used up: it can be collected any number of times (game.md section 5, 'Collect'). */
const ENDLESS: readonly string[] = ['water'];

const rule = (board: Board, world: World, args: readonly Argument[]): Outcome<Reason | 'wrong-argument'> => {
  const [what] = args;
  if (typeof what !== 'string' || what.trim() === '') return failed('wrong-argument', { parameter: 'what' });
  const here = goalsHere(board, world, 'collect');
  if ('failure' in here) return { changes: [], failure: here.failure };
  const match = matchingGoal(world, here.goals, (goal) => (goal.data ?? goal.type) === what);
  if (!match) return failed('cannot-collect', { what });
  const type = match.goal.type ?? what;
  const changes: Change[] = [];
  if (!ENDLESS.includes(type)) {
    const id = thingsAt(world, ahead(world.player.position, world.player.facing)).find(
      (candidate) => world.things[candidate]?.type === type,
    );
    if (id === undefined) return failed('nothing-to-collect', { what });
    changes.push({ type: 'thing-changed', id, state: 'gone' });
  }
  changes.push({ type: 'counted', item: type, count: held(world, type) + 1 });
  changes.push(...scoredGoal(world, match));
  return { changes };
};

/** What animals and scenery give in free play. These things never run out. */
const GIVERS: Readonly<Record<string, string>> = {
  hen: 'egg',
  berta: 'egg',
  cow: 'milk',
  sheep: 'wool',
  beehive: 'honey',
  well: 'water',
  water: 'water',
};

/** The thing that disappears from the tile ahead: the item itself, or the ripe crop on which it grows. */
const leaving = (world: World, what: string) =>
  thingOn(
    world,
    tileAhead(world),
    ({ type, state }) =>
      (type === what && isCollectable(type)) ||
      (state === 'wet' && CROPS.some(({ crop, harvest }) => crop === type && harvest === what)),
  );

/** In free play, takes items, ripe crops, and what animals and scenery give. */
const freely = (
  board: Board,
  world: World,
  args: readonly Argument[],
): Outcome<Reason | 'wrong-argument'> => {
  const [what] = args;
  if (typeof what !== 'string' || what.trim() === '') return failed('wrong-argument', { parameter: 'what' });
  const counted: Change = { type: 'counted', item: what, count: held(world, what) + 1 };
  const cell = tileAhead(world);
  const givers = [sceneryAt(board, cell), ...thingsAt(world, cell).map((id) => world.things[id]?.type)];
  if (givers.some((giver) => giver !== undefined && Object.hasOwn(GIVERS, giver) && GIVERS[giver] === what))
    return { changes: [counted] };
  const found = leaving(world, what);
  if (!found) return failed('cannot-collect', { what });
  return { changes: [{ type: 'thing-changed', id: found.id, state: 'gone' }, counted] };
};

/**
 * `collect(what)`: takes the thing ahead; the character must be on its X mark (game.md section 5, 'Collect').
 */
export const collect = defineCommand({
  name: 'collect',
  parameters: [{ name: 'what', type: 'str' }],
  returns: 'nothing',
  reasons: REASONS,
  example: 'player.collect("carrot")',
  rule,
  freely,
});
