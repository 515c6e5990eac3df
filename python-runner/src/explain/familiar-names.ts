import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { ErrorContext } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn, namesIn, wholeWord } from './program-names.ts';

export const COMMAND_NAMES: ReadonlySet<string> = new Set(COMMANDS.map((command) => command.name));

/** The functions of Python that the beginners' course uses; any other would only puzzle a child who is offered it. */
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

/** Whether a name says something to a learner: one of the program, the player with its commands, or a first builtin. */
export const isFamiliar = (name: string, source: string): boolean =>
  name === 'player' || COMMAND_NAMES.has(name) || FAMILIAR_BUILTINS.has(name) || isNamedIn(source, name);

/** A name that an unknown one was most likely meant to be, among the familiar ones; `offered` is Python's own guess. */
export const familiarHint = (
  name: string,
  { source, lineText }: Pick<ErrorContext, 'source' | 'lineText'>,
  offered?: string,
): string | undefined => {
  if (offered !== undefined && !FAMILIAR_BUILTINS.has(offered) && isFamiliar(offered, source)) return offered;
  const own = nearestName(name, namesIn(source), 1);
  // A builtin is only meant where something is called: a hen in a list is no misspelt len.
  const isCalled = new RegExp(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText);
  return own ?? (isCalled ? nearestName(name, FAMILIAR_BUILTINS, 1) : undefined);
};

export const isFamiliarBuiltin = (name: string): boolean => FAMILIAR_BUILTINS.has(name);
