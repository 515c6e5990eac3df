import type { Goal, GoalAction } from '../formats/level.ts';
import type { Cost } from '../things/buildings.ts';
import { isCollectable } from '../things/collectables.ts';
import type { Change } from '../world/change.ts';
import { ahead, type Position, samePosition } from '../world/geometry.ts';
import { type Board, held, isMark, thingsAt, type World } from '../world/world.ts';
import type { Failure } from './command.ts';

/** Reasons for which every interaction can fail (game.md section 5, the first two game rules). */
export const INTERACTION_REASONS = ['not-on-mark', 'unexpected', 'not-facing-target'] as const;
export type InteractionReason = (typeof INTERACTION_REASONS)[number];

export type GoalHere = { readonly index: number; readonly goal: Goal };
export type GoalsHere =
  | { readonly goals: readonly [GoalHere, ...GoalHere[]] }
  | { readonly failure: Failure<InteractionReason> };

/** The value of `wanted` for a mark without a goal. */
const NOTHING_WANTED = 'nothing';

/** The action that a goal asks for on a cell; open goals come before met ones. */
const wantedAt = (board: Board, world: World, cell: Position): GoalAction | typeof NOTHING_WANTED => {
  const asked = board.goals.flatMap((goal, index) =>
    goal.position && samePosition(goal.position, cell) ? [{ goal, index }] : [],
  );
  return matchingGoal(world, asked, () => true)?.goal.action ?? NOTHING_WANTED;
};

/** The collectable thing ahead that no goal asks for, if there is one. */
const unwantedAhead = (board: Board, world: World): Failure['params'] => {
  for (const id of thingsAt(world, ahead(world.player.position, world.player.facing))) {
    const type = world.things[id]?.type ?? '';
    const isWanted = board.goals.some(
      (goal) => goal.action === 'collect' && !goal.targetPosition && goal.type === type,
    );
    if (isCollectable(type) && !isWanted && !board.takenByCommand[id]) return { thing: type };
  }
  return {};
};

/**
 * The goals for which an interaction can score. The character must be on an X mark, a goal of the action must have this
 * cell as its position, and its target, if it names one, must be the cell ahead. A failure says which action the mark
 * is for (`wanted`). If there is no mark, the failure names the thing ahead that no goal asks for (`thing`), and says
 * whether the farm has no `marks` at all, as in free play.
 */
export const goalsHere = (board: Board, world: World, action: GoalAction): GoalsHere => {
  const here = world.player.position;
  if (!thingsAt(world, here).some((id) => isMark(world.things[id]?.type ?? '')))
    return {
      failure: {
        code: 'not-on-mark',
        params: {
          action,
          ...(action === 'collect' && unwantedAhead(board, world)),
          ...(!world.things.some(({ type }) => isMark(type)) && { marks: 0 }),
        },
      },
    };
  const standing: GoalHere[] = [];
  for (const [index, goal] of board.goals.entries())
    if (goal.action === action && goal.position && samePosition(goal.position, here))
      standing.push({ index, goal });
  if (standing.length === 0)
    return { failure: { code: 'unexpected', params: { action, wanted: wantedAt(board, world, here) } } };
  const target = ahead(here, world.player.facing);
  const [first, ...rest] = standing.filter(
    ({ goal }) => !goal.targetPosition || samePosition(goal.targetPosition, target),
  );
  return first ? { goals: [first, ...rest] } : { failure: { code: 'not-facing-target', params: { action } } };
};

/** The cell that an interaction changes: the target of its goal, which is the cell ahead. */
export const targetOf = (world: World, { goal }: GoalHere): Position =>
  goal.targetPosition ?? ahead(world.player.position, world.player.facing);

/**
 * The matching goal among several on one cell (game.md section 5, 'Speak, write, question'); open goals come
 * before met ones.
 */
export const matchingGoal = (
  world: World,
  goals: readonly GoalHere[],
  matches: (goal: Goal) => boolean,
): GoalHere | undefined => {
  const fitting = goals.filter(({ goal }) => matches(goal));
  return fitting.find(({ goal, index }) => (world.scores[index] ?? 0) < goal.maxScore) ?? fitting[0];
};

/** Adds one point to a goal, up to its maximum. */
export const scoredGoal = (world: World, { goal, index }: GoalHere): Change[] => {
  const score = world.scores[index] ?? 0;
  return score < goal.maxScore ? [{ type: 'scored', goal: index, score: score + 1 }] : [];
};

/** Removes a cost from the inventory. */
export const spent = (world: World, { type, amount }: Cost): Change[] =>
  amount === 0 ? [] : [{ type: 'counted', item: type, count: held(world, type) - amount }];

/** The failure if the character holds too few items for a cost; undefined if it holds enough. */
export const shortage = (world: World, cost: Cost): Failure<'not-enough-items'> | undefined => {
  const have = held(world, cost.type);
  if (have >= cost.amount) return undefined;
  return { code: 'not-enough-items', params: { item: cost.type, needed: cost.amount, have } };
};
