import { defineCommand, failed } from './command.ts';
import { giveText, TEXT_REASONS } from './exact-text.ts';
import { sayFreely } from './free-play.ts';
import { itemFor } from './item-for.ts';

/**
 * `display(value)`: shows a value in a message box. There must be an item that can show the value (game.md section 5,
 * 'Display and read'). If the goal has a text, the value must equal it.
 */
export const display = defineCommand({
  name: 'display',
  parameters: [{ name: 'value', type: 'value' }],
  returns: 'nothing',
  reasons: [...TEXT_REASONS, 'nothing-to-display-on'],
  example: 'player.display(12)',
  rule: (board, world, args) =>
    giveText(board, world, args, 'display', 'value', (here) =>
      itemFor(board, world, here, 'display') ? undefined : failed('nothing-to-display-on'),
    ),
  freely: (_board, _world, args) => sayFreely(args, 'display', 'value'),
});
