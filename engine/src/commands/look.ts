import { ahead } from '../world/geometry.ts';
import { seenAt } from '../world/sight.ts';
import { defineCommand } from './command.ts';

/**
 * `look() -> str | None`: the visible content of the cell ahead: the type of a thing, `"xmark"`, `"wall"`, `"water"`,
 * or None for open ground. Changes nothing.
 */
export const look = defineCommand({
  name: 'look',
  parameters: [],
  returns: 'text-or-none',
  isQuestion: true,
  reasons: [],
  example: 'player.look()',
  rule: (board, world) => ({
    changes: [],
    value: seenAt(board, world, ahead(world.player.position, world.player.facing)) ?? null,
  }),
});
