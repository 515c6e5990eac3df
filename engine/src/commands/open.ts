import { defineCommand } from './command.ts';
import { INTERACTION_REASONS } from './interaction.ts';
import { turnOpenable, turnOpenableFreely } from './opening.ts';

const CODES = { cannot: 'cannot-open', already: 'already-open' } as const;

/** `open()`: opens the chest, door, gate or oven ahead (game.md section 5, 'Open and close'). */
export const open = defineCommand({
  name: 'open',
  parameters: [],
  returns: 'nothing',
  reasons: [...INTERACTION_REASONS, 'cannot-open', 'already-open'],
  example: 'player.open()',
  rule: (board, world) => turnOpenable(board, world, 'open', CODES),
  freely: (_board, world) => turnOpenableFreely(world, 'open', CODES),
});
