import { defineCommand } from './command.ts';
import { giveText, TEXT_REASONS } from './exact-text.ts';
import { sayFreely } from './free-play.ts';

/**
 * `ask(question) -> bool`: asks a yes/no question on an X mark, with the exact text of the goal (game.md
 * section 5, 'Speak, write, question'). The rule only records the question; the host gets the answer and
 * returns it.
 */
export const ask = defineCommand({
  name: 'ask',
  parameters: [{ name: 'question', type: 'value' }],
  returns: 'answer',
  reasons: TEXT_REASONS,
  example: 'player.ask("Shall we plant carrots?")',
  rule: (board, world, args) => giveText(board, world, args, 'ask', 'question'),
  freely: (_board, _world, args) => sayFreely(args, 'ask', 'question'),
});
