import { COMMANDS } from '@hopcode/engine/commands/registry';

/**
 * The names of the commands that take no value and return something other than True or False, as alternatives for a
 * regular expression.
 */
export const VALUE_COMMANDS = COMMANDS.filter(
  ({ parameters, returns }) => parameters.length === 0 && returns !== 'nothing' && returns !== 'truth',
)
  .map(({ name }) => name)
  .join('|');
