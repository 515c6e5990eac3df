import { defineCommand } from './command.ts';
import { MOST_STEPS, walk } from './move.ts';

/** `move_forward(steps=1)`: walks in the direction the character faces. */
export const moveForward = defineCommand({
  name: 'move_forward',
  parameters: [{ name: 'steps', type: 'int', default: 1 }],
  returns: 'nothing',
  isMove: true,
  longestWalk: MOST_STEPS,
  reasons: ['bumped-into-wall'],
  example: 'player.move_forward(3)',
  rule: (board, world, args) => walk(board, world, args, 1),
});
