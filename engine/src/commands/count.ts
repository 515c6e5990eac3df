import { meantItem } from '../things/item-name.ts';
import { held } from '../world/world.ts';
import { defineCommand, failed } from './command.ts';

/**
 * `count(type) -> int`: how many of a type the character holds; 0 for a type it never held. Changes nothing. A misspelt
 * item is a failure. Without the failure, the count would always be 0, and a loop that waits for the item would never
 * end.
 */
export const count = defineCommand({
  name: 'count',
  parameters: [{ name: 'type', type: 'str' }],
  returns: 'number',
  isQuestion: true,
  reasons: ['unknown-item'],
  example: 'player.count("carrot")',
  rule: (_board, world, args) => {
    const [type] = args;
    if (typeof type !== 'string') return failed('wrong-argument', { parameter: 'type' });
    const value = held(world, type);
    const meant = value === 0 ? meantItem(type) : undefined;
    return meant === undefined ? { changes: [], value } : failed('unknown-item', { what: type, meant });
  },
});
