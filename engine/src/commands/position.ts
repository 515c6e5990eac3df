import { defineCommand } from './command.ts';

/**
 * `position() -> tuple[int, int]`: column and row of the character, both counted from 0 at the top left. The
 * rule returns the text `x,y`. Changes nothing.
 */
export const position = defineCommand({
  name: 'position',
  parameters: [],
  returns: 'cell',
  isQuestion: true,
  reasons: [],
  example: 'player.position()',
  rule: (_board, world) => ({ changes: [], value: world.player.position.join(',') }),
});
