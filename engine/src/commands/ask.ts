import { defineCommand } from './command.ts';
import { giveText, TEXT_REASONS } from './exact-text.ts';

/**
 * `ask(question) -> bool`: asks a yes/no question on an X mark, letter for letter (game.md section 5, 'Speak,
 * write, question'). The rule ends with the question asked; the answer is the host's to get and to give back.
 */
export const ask = defineCommand({
  name: 'ask',
  parameters: [{ name: 'question', type: 'value' }],
  returns: 'answer',
  reasons: TEXT_REASONS,
  example: 'player.ask("Shall we plant carrots?")',
  rule: (board, world, args) => giveText(board, world, args, 'ask', 'question'),
});
