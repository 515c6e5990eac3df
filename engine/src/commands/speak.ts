import { defineCommand } from './command.ts';
import { giveText, TEXT_REASONS } from './exact-text.ts';

/**
 * `speak(text)`: says a phrase on an X mark. It must match the goal exactly; among several goals on one cell
 * the matching one is chosen (game.md section 5, 'Speak, write, question').
 */
export const speak = defineCommand({
  name: 'speak',
  parameters: [{ name: 'text', type: 'value' }],
  returns: 'nothing',
  reasons: TEXT_REASONS,
  example: 'player.speak("Hello!")',
  rule: (board, world, args) => giveText(board, world, args, 'speak', 'text'),
});
