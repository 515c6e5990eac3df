import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { scopeAt } from './scopes.ts';

/**
 * The call that passes text to the function in which the error occurs, such as `walk("3")`: the mistake is in the call.
 */
const callWithText = (context: ErrorContext): false | Readonly<Record<string, string>> => {
  const { source, error } = context;
  const name = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*[-+*/]/u.exec(codeAt(context))?.groups?.name;
  const scope = scopeAt(source, error.line);
  if (name === undefined || scope?.kind !== 'function' || scope.inputs !== name) return false;
  const value = /^'(?<digits>\d+)'$/.exec(valueAt(context, name) ?? '')?.groups?.digits;
  if (value === undefined) return false;
  const lines = source.split('\n');
  for (const quote of ['"', "'"]) {
    const call = `${scope.name}(${quote}${value}${quote})`;
    const index = lines.findIndex((line) => line.replace(/#.*/, '').includes(call));
    if (index === -1) continue;
    const caller = String(index + 1);
    return { name, caller, point: call, pointLine: caller, write: `${scope.name}(${value})` };
  }
  return false;
};

/**
 * The row about a call that passes text to a function that calculates. The line to change is the call, not the
 * calculation.
 */
export const PASSED_TEXT_ROWS: readonly ErrorRow[] = [
  {
    key: 'text-passed',
    types: ['TypeError'],
    message: /^(?:can only concatenate str|unsupported operand type)/,
    when: callWithText,
    example: 'def walk(steps):\n    player.move_forward(steps + 1)\nwalk("3")',
  },
];
