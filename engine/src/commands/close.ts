import { defineCommand } from './command.ts';
import { INTERACTION_REASONS } from './interaction.ts';
import { turnOpenable, turnOpenableFreely } from './opening.ts';

const CODES = { cannot: 'cannot-close', already: 'already-closed' } as const;

/** `close()`: closes the chest, door, gate or oven ahead (game.md section 5, 'Open and close'). */
export const close = defineCommand({
  name: 'close',
  parameters: [],
  returns: 'nothing',
  reasons: [...INTERACTION_REASONS, 'cannot-close', 'already-closed'],
  example: 'player.close()',
  rule: (board, world) => turnOpenable(board, world, 'close', CODES),
  freely: (_board, world) => turnOpenableFreely(world, 'close', CODES),
});
