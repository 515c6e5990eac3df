import type { Goal } from '../formats/level.ts';
import type { Change } from '../world/change.ts';
import type { Board, World } from '../world/world.ts';
import { argumentText } from './argument-text.ts';
import { type Argument, failed, type Outcome } from './command.ts';
import {
  type GoalHere,
  goalsHere,
  INTERACTION_REASONS,
  type InteractionReason,
  matchingGoal,
  scoredGoal,
} from './interaction.ts';

/**
 * Goal data that accepts every text (game.md section 4, 'Level creator'). A goal without data accepts every
 * text too.
 */
const ANY_TEXT = '*';

export const TEXT_REASONS = [...INTERACTION_REASONS, 'wrong-text'] as const;
export type TextReason = InteractionReason | 'wrong-text';

const acceptsAny = (goal: Goal) => (goal.data ?? ANY_TEXT) === ANY_TEXT;

/**
 * Compares a text exactly with the data of the goals; shared by `speak`, `write`, `ask` and `display` (game.md section
 * 5). A goal with that text comes before a goal that accepts any text. `refuse` may reject a goal for a reason that
 * only one command has.
 */
export const giveText = <Reason extends string = never>(
  board: Board,
  world: World,
  args: readonly Argument[],
  channel: 'speak' | 'write' | 'ask' | 'display',
  parameter: string,
  refuse?: (here: GoalHere) => Outcome<Reason> | undefined,
): Outcome<TextReason | Reason | 'wrong-argument'> => {
  const text = argumentText(args[0]);
  if (text === undefined) return failed('wrong-argument', { parameter });
  const here = goalsHere(board, world, channel);
  if ('failure' in here) return { changes: [], failure: here.failure };
  const refused = refuse?.(here.goals[0]);
  if (refused) return refused;
  const given: Change = { type: 'said', channel, text };
  const match =
    matchingGoal(world, here.goals, (goal) => goal.data === text) ??
    matchingGoal(world, here.goals, acceptsAny);
  if (!match) {
    const isElsewhere = board.goals.some(({ action, data }) => action === channel && data === text);
    const expected = here.goals[0].goal.data ?? '';
    return failed('wrong-text', { said: text, expected, ...(isElsewhere && { elsewhere: 1 }) }, [given]);
  }
  return { changes: [given, ...scoredGoal(world, match)] };
};
