import type { Change } from '../world/change.ts';
import type { Board, World } from '../world/world.ts';
import { argumentText } from './argument-text.ts';
import { type Argument, defineCommand, failed, type Outcome } from './command.ts';
import { goalsHere, INTERACTION_REASONS } from './interaction.ts';

const REASONS = [...INTERACTION_REASONS, 'wrong-text'] as const;

/** Goal data that accepts every phrase (game.md section 4, 'Level creator'). */
export const ANY_TEXT = '*';

const rule = (
  board: Board,
  world: World,
  args: readonly Argument[],
): Outcome<(typeof REASONS)[number] | 'wrong-argument'> => {
  const text = argumentText(args[0]);
  if (text === undefined) return failed('wrong-argument', { parameter: 'text' });
  const here = goalsHere(board, world, 'speak');
  if ('failure' in here) return { changes: [], failure: here.failure };
  const said: Change = { type: 'said', channel: 'speak', text };
  const match =
    here.goals.find(({ goal }) => goal.data === text) ??
    here.goals.find(({ goal }) => (goal.data ?? ANY_TEXT) === ANY_TEXT);
  if (!match) return failed('wrong-text', { said: text, expected: here.goals[0].goal.data ?? '' }, [said]);
  const score = world.scores[match.index] ?? 0;
  return {
    changes:
      score < match.goal.maxScore ? [said, { type: 'scored', goal: match.index, score: score + 1 }] : [said],
  };
};

/**
 * `speak(text)`: says a phrase on an X mark; it must match the goal letter for letter, and among several goals on
 * one cell the matching one is chosen (game.md section 5, 'Speak, write, question').
 */
export const speak = defineCommand({
  name: 'speak',
  parameters: [{ name: 'text', type: 'value' }],
  reasons: REASONS,
  example: 'player.speak("Hello!")',
  rule,
});
