import type { Goal, GoalAction } from '../formats/level.ts';
import { ahead, samePosition } from '../world/geometry.ts';
import { type Board, isMark, thingsAt, type World } from '../world/world.ts';
import type { Failure } from './command.ts';

/** Reasons that every interaction can fail for (game.md section 5, the first two game rules). */
export const INTERACTION_REASONS = ['not-on-mark', 'unexpected', 'not-facing-target'] as const;
export type InteractionReason = (typeof INTERACTION_REASONS)[number];

export type GoalHere = { readonly index: number; readonly goal: Goal };
export type GoalsHere =
  | { readonly goals: readonly [GoalHere, ...GoalHere[]] }
  | { readonly failure: Failure<InteractionReason> };

/**
 * The goals that an interaction may serve: the character stands on an X mark, a goal of the action asks for this
 * very cell, and its target, when it names one, is the cell ahead. Several goals may share a cell.
 */
export const goalsHere = (board: Board, world: World, action: GoalAction): GoalsHere => {
  const here = world.player.position;
  if (!thingsAt(world, here).some((id) => isMark(world.things[id]?.type ?? '')))
    return { failure: { code: 'not-on-mark', params: { action } } };
  const standing: GoalHere[] = [];
  for (const [index, goal] of board.goals.entries())
    if (goal.action === action && goal.position && samePosition(goal.position, here))
      standing.push({ index, goal });
  if (standing.length === 0) return { failure: { code: 'unexpected', params: { action } } };
  const target = ahead(here, world.player.facing);
  const [first, ...rest] = standing.filter(
    ({ goal }) => !goal.targetPosition || samePosition(goal.targetPosition, target),
  );
  return first ? { goals: [first, ...rest] } : { failure: { code: 'not-facing-target', params: { action } } };
};
