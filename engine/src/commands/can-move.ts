import { canStep } from '../world/collider.ts';
import { defineCommand } from './command.ts';

/** `can_move() -> bool`: whether `move_forward()` would work now. Changes nothing. */
export const canMove = defineCommand({
  name: 'can_move',
  parameters: [],
  returns: 'truth',
  isQuestion: true,
  reasons: [],
  example: 'player.can_move()',
  rule: (board, world) => ({ changes: [], value: canStep(board, world) }),
});
