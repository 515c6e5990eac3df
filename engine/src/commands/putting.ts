import type { Goal } from '../formats/level.ts';
import type { Cost } from '../things/buildings.ts';
import { thingKindOf } from '../things/registry.ts';
import type { ThingState } from '../things/thing-state.ts';
import { appear } from '../world/appearing.ts';
import type { Change } from '../world/change.ts';
import type { Position } from '../world/geometry.ts';
import { type Board, held, thingsAt, type World } from '../world/world.ts';
import { type Argument, type Failure, failed, type Outcome } from './command.ts';
import {
  goalsHere,
  INTERACTION_REASONS,
  matchingGoal,
  scoredGoal,
  shortage,
  spent,
  targetOf,
} from './interaction.ts';

export const PUTTING_REASONS = [
  ...INTERACTION_REASONS,
  'wrong-item',
  'wrong-number',
  'not-enough-items',
] as const;
/** Reasons for a failure that exist only in free play. */
export const FREE_PUTTING_REASONS = ['no-room', 'none-left'] as const;
type Reason = (typeof PUTTING_REASONS)[number];

/** What must be put down for a goal: the cost of the goal, otherwise the things that the goal counts. */
const costOf = (goal: Goal): Cost =>
  goal.cost ?? { type: goal.type ?? goal.data ?? '', amount: goal.count ?? 1 };

const nameOf = (goal: Goal): string => goal.data ?? costOf(goal).type;

/** The failure if a number does not equal both the amount that the character holds and the goal's cost. */
const numberProblem = (world: World, cost: Cost, number: number): Failure<Reason> | undefined => {
  if (number !== held(world, cost.type)) return { code: 'wrong-number', params: { number } };
  return (
    shortage(world, cost) ?? (number > cost.amount ? { code: 'wrong-number', params: { number } } : undefined)
  );
};

/** The changes on the target: an empty shelf becomes filled, a bare plot becomes planted, and hidden things appear. */
const onTarget = (world: World, cell: Position, action: 'place' | 'plant', type: string): Change[] => {
  const [from, to]: [ThingState, ThingState] =
    action === 'place' ? ['empty', 'filled'] : ['there', 'planted'];
  const changed = thingsAt(world, cell).flatMap((id): Change[] => {
    const thing = world.things[id];
    const knowsBoth = [from, to].every((state) => thingKindOf(thing?.type ?? '')?.states.includes(state));
    return knowsBoth && thing?.state === from ? [{ type: 'thing-changed', id, state: to }] : [];
  });
  return [...changed, ...appear(world, cell, action, [type])];
};

/**
 * Puts a held item onto the cell ahead; shared by `place` and `plant` (game.md section 5). A number must equal both the
 * held amount and the goal's cost, and the whole amount is used up. A text must equal the goal's data; the held amount
 * must cover the cost, which is used up.
 */
export const putDown = (
  board: Board,
  world: World,
  args: readonly Argument[],
  action: 'place' | 'plant',
): Outcome<Reason | 'wrong-argument'> => {
  const [what] = args;
  if (typeof what !== 'string' && typeof what !== 'number')
    return failed('wrong-argument', { parameter: 'what' });
  const here = goalsHere(board, world, action);
  if ('failure' in here) return { changes: [], failure: here.failure };
  const match =
    matchingGoal(world, here.goals, (goal) =>
      typeof what === 'string' ? nameOf(goal) === what : costOf(goal).amount === what,
    ) ?? (typeof what === 'number' ? here.goals[0] : undefined);
  if (!match) return failed('wrong-item', { what });
  const cost = costOf(match.goal);
  const problem = typeof what === 'number' ? numberProblem(world, cost, what) : shortage(world, cost);
  if (problem) return { changes: [], failure: problem };
  return {
    changes: [
      ...spent(world, cost),
      ...onTarget(world, targetOf(world, match), action, cost.type),
      ...scoredGoal(world, match),
    ],
  };
};
