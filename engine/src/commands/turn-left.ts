import { turnedLeft } from '../world/geometry.ts';
import { defineCommand } from './command.ts';

/** `turn_left()`: turns the character left by a quarter turn on its cell. */
export const turnLeft = defineCommand({
  name: 'turn_left',
  parameters: [],
  returns: 'nothing',
  isTurn: true,
  reasons: [],
  example: 'player.turn_left()',
  rule: (_board, world) => ({ changes: [{ type: 'turned', facing: turnedLeft(world.player.facing) }] }),
});
