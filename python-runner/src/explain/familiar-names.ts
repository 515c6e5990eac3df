import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { ErrorContext } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn, namesIn, wholeWord } from './program-names.ts';

/** Names up to this length resemble another name by chance. */
const LONGEST_CHANCE = 4;

export const COMMAND_NAMES: ReadonlySet<string> = new Set(COMMANDS.map((command) => command.name));

/** The functions of Python that the beginners' course uses; suggesting any other would confuse a child. */
const FAMILIAR_BUILTINS: ReadonlySet<string> = new Set([
  'print',
  'input',
  'range',
  'len',
  'int',
  'str',
  'float',
  'bool',
  'list',
  'dict',
  'set',
  'tuple',
  'max',
  'min',
  'sum',
  'round',
  'sorted',
  'abs',
  'True',
  'False',
  'None',
]);

/**
 * Whether a learner knows a name: one of the program, the player with its commands, or a beginner's builtin.
 */
export const isFamiliar = (name: string, source: string): boolean =>
  name === 'player' || COMMAND_NAMES.has(name) || FAMILIAR_BUILTINS.has(name) || isNamedIn(source, name);

/**
 * The familiar name that an unknown one was most likely meant to be; `offered` is Python's own suggestion.
 */
export const familiarHint = (
  name: string,
  { error, source: whole, lineText }: Pick<ErrorContext, 'error' | 'source' | 'lineText'>,
  offered?: string,
): string | undefined => {
  // A name that only this line creates has no value yet: `cow = Cow()` does not mean cow.
  const source = whole
    .split('\n')
    .filter((_text, index) => index !== error.line - 1)
    .join('\n');
  if (offered !== undefined && !FAMILIAR_BUILTINS.has(offered) && isFamiliar(offered, source)) return offered;
  // Never a name that only this line creates.
  const others = source.split('\n').filter((line) => line !== lineText);
  const own = nearestName(name, namesIn(others.join('\n')), 1);
  // A builtin is suggested only for a call: the variable `hen` is not a misspelt `len`.
  const isCalled = new RegExp(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText);
  if (own !== undefined || !isCalled) return own;
  // Python knows more functions than the course teaches; one whose name starts alike is what was meant.
  const alike = offered?.[0] === name[0] && name.length > LONGEST_CHANCE ? offered : undefined;
  return nearestName(name, FAMILIAR_BUILTINS, 1) ?? alike;
};

export const isFamiliarBuiltin = (name: string): boolean => FAMILIAR_BUILTINS.has(name);
