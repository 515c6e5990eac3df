import { defineCommand } from './command.ts';
import { placeFreely } from './free-putting.ts';
import { FREE_PUTTING_REASONS, PUTTING_REASONS, putDown } from './putting.ts';

/**
 * `place(what)`: puts a held item onto the thing ahead. This fills a shelf, wine rack, flag, tray or barrel
 * (game.md section 4, 'World state changes', and section 5, 'Place and plant').
 */
export const place = defineCommand({
  name: 'place',
  parameters: [{ name: 'what', type: 'value' }],
  returns: 'nothing',
  reasons: [...PUTTING_REASONS, ...FREE_PUTTING_REASONS],
  example: 'player.place("bread")',
  freely: placeFreely,
  rule: (board, world, args) => putDown(board, world, args, 'place'),
});
