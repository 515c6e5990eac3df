import { COMMANDS } from '@hopcode/engine/commands/registry';

/** Commands that return something other than a truth and take no value, as choices of a regular expression. */
export const VALUE_COMMANDS = COMMANDS.filter(
  ({ parameters, returns }) => parameters.length === 0 && returns !== 'nothing' && returns !== 'truth',
)
  .map(({ name }) => name)
  .join('|');
