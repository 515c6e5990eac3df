import { type Board, thingsAt, type World } from '../world/world.ts';
import { defineCommand, failed, type Outcome } from './command.ts';
import { tileAhead } from './free-play.ts';
import { goalsHere, INTERACTION_REASONS, matchingGoal, scoredGoal } from './interaction.ts';
import { itemFor } from './item-for.ts';

const REASONS = [...INTERACTION_REASONS, 'nothing-to-read'] as const;

const rule = (board: Board, world: World): Outcome<(typeof REASONS)[number]> => {
  const here = goalsHere(board, world, 'read');
  if ('failure' in here) return { changes: [], failure: here.failure };
  const match = matchingGoal(world, here.goals, () => true) ?? here.goals[0];
  const item = itemFor(board, world, match, 'read');
  if (!item) return failed('nothing-to-read');
  const text = String(item.data?.text ?? match.goal.data ?? '');
  return {
    changes: [{ type: 'said', channel: 'read', text }, ...scoredGoal(world, match)],
    value: text,
  };
};

/** In free play, reads a thing with a text: on the tile ahead, otherwise on the tile under the character. */
const freely = (board: Board, world: World): Outcome<(typeof REASONS)[number]> => {
  const cells = [tileAhead(world), world.player.position];
  const text = cells
    .flatMap((cell) => thingsAt(world, cell))
    .map((id) => board.items[id]?.data?.text)
    .find((written) => written !== undefined);
  if (text === undefined) return failed('nothing-to-read');
  return { changes: [{ type: 'said', channel: 'read', text: String(text) }], value: String(text) };
};

/**
 * `read() -> str`: reads the sign, letter or mark; there must be an item to read (game.md section 5, 'Display
 * and read'). The text is `data.text` of the item, or the data of the goal.
 */
export const read = defineCommand({
  name: 'read',
  parameters: [],
  returns: 'text',
  reasons: REASONS,
  example: 'player.read()',
  rule,
  freely,
});
