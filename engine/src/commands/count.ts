import { held } from '../world/world.ts';
import { defineCommand, failed } from './command.ts';

/**
 * `count(type) -> int`: how many of a type the character holds; 0 for a type it never held. Changes nothing.
 */
export const count = defineCommand({
  name: 'count',
  parameters: [{ name: 'type', type: 'str' }],
  returns: 'number',
  reasons: [],
  example: 'player.count("carrot")',
  rule: (_board, world, args) => {
    const [type] = args;
    return typeof type === 'string'
      ? { changes: [], value: held(world, type) }
      : failed('wrong-argument', { parameter: 'type' });
  },
});
