import { defineCommand } from './command.ts';
import { giveText, TEXT_REASONS } from './exact-text.ts';
import { sayFreely } from './free-play.ts';

/**
 * `write(text)`: writes a message on an X mark; it must match the goal exactly (game.md section 5, 'Speak,
 * write, question').
 */
export const write = defineCommand({
  name: 'write',
  parameters: [{ name: 'text', type: 'value' }],
  returns: 'nothing',
  reasons: TEXT_REASONS,
  example: 'player.write("Fresh eggs")',
  rule: (board, world, args) => giveText(board, world, args, 'write', 'text'),
  freely: (_board, _world, args) => sayFreely(args, 'write', 'text'),
});
