import { turnedRight } from '../world/geometry.ts';
import { defineCommand } from './command.ts';

/** `turn_right()`: turns the character right by a quarter turn on its cell. */
export const turnRight = defineCommand({
  name: 'turn_right',
  parameters: [],
  returns: 'nothing',
  isTurn: true,
  reasons: [],
  example: 'player.turn_right()',
  rule: (_board, world) => ({ changes: [{ type: 'turned', facing: turnedRight(world.player.facing) }] }),
});
