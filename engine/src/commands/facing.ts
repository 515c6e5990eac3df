import { defineCommand } from './command.ts';

/** `facing() -> str`: `"up"`, `"right"`, `"down"` or `"left"`, as seen on the map. Changes nothing. */
export const facing = defineCommand({
  name: 'facing',
  parameters: [],
  returns: 'text',
  isQuestion: true,
  reasons: [],
  example: 'player.facing()',
  rule: (_board, world) => ({ changes: [], value: world.player.facing }),
});
