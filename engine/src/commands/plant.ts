import { defineCommand } from './command.ts';
import { plantFreely } from './free-putting.ts';
import { FREE_PUTTING_REASONS, PUTTING_REASONS, putDown } from './putting.ts';

/**
 * `plant(what)`: puts a held item into the ground ahead; its crop appears (game.md section 5, 'Place and
 * plant').
 */
export const plant = defineCommand({
  name: 'plant',
  parameters: [{ name: 'what', type: 'value' }],
  returns: 'nothing',
  reasons: [...PUTTING_REASONS, ...FREE_PUTTING_REASONS, 'cannot-plant'],
  example: 'player.plant("carrotSeeds")',
  freely: plantFreely,
  rule: (board, world, args) => putDown(board, world, args, 'plant'),
});
