import { defineCommand } from './command.ts';
import { MOST_STEPS, walk } from './move.ts';

/** `move_backward(steps=1)`: walks backwards without turning. */
export const moveBackward = defineCommand({
  name: 'move_backward',
  parameters: [{ name: 'steps', type: 'int', default: 1 }],
  returns: 'nothing',
  isMove: true,
  longestWalk: MOST_STEPS,
  reasons: ['bumped-into-wall'],
  example: 'player.move_backward(2)',
  rule: (board, world, args) => walk(board, world, args, -1),
});
