import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { ErrorContext } from './error-row.ts';
import { visibleNames } from './name-homes.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn, wholeWord } from './program-names.ts';

/** Names up to this length resemble another name by chance. */
const LONGEST_CHANCE = 4;

export const COMMAND_NAMES: ReadonlySet<string> = new Set(COMMANDS.map((command) => command.name));

/**
 * The Python functions that the beginners' course uses, because the suggestion of any other function would confuse a
 * child.
 */
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
 * Whether a learner knows a name: a name of the program, the player with its commands, or a beginner's builtin.
 */
export const isFamiliar = (name: string, source: string): boolean =>
  name === 'player' || COMMAND_NAMES.has(name) || FAMILIAR_BUILTINS.has(name) || isNamedIn(source, name);

/**
 * The length from which a word counts as long. Shorter words that resemble a command usually mean something else:
 * `feed` does not mean `read`, `paint` does not mean `plant`.
 */
const SHORTEST_UNSURE = 7;

/**
 * The command that a misspelt word means. A long word may have two mistakes. A short word may have one, and its first
 * letter must be right.
 */
export const nearCommand = (word: string): string | undefined => {
  const near = nearestName(word, COMMAND_NAMES, word.length < SHORTEST_UNSURE ? 1 : 2);
  return near !== undefined && (word.length >= SHORTEST_UNSURE || near[0] === word[0]?.toLowerCase())
    ? near
    : undefined;
};

/** Whether a name can be a misspelling of another one: `x` does not mean `y`, and `hen2` does not mean `hen1`. */
const isMisspelt = (name: string, own: string): boolean =>
  name.toLowerCase() === own.toLowerCase() ||
  (name.length > 1 && own.length > 1 && withoutDigits(name) !== withoutDigits(own));

const withoutDigits = (name: string): string => name.replaceAll(/\d/g, '');

/** The familiar name that an unknown one most likely means; `offered` is Python's own suggestion. */
export const familiarHint = (
  name: string,
  { error, source: whole, lineText }: Pick<ErrorContext, 'error' | 'source' | 'lineText'>,
  offered?: string,
): string | undefined => {
  // A name that only this line creates has no value yet: in `cow = Cow()`, `Cow` does not mean `cow`.
  const source = whole
    .split('\n')
    .map((text, index) =>
      index === error.line - 1 || text === lineText ? text.replace(/\S.*/, 'pass') : text,
    )
    .join('\n');
  // The name in `near` is a variable that the level gives.
  const isKnown = offered !== undefined && (error.names?.near === offered || isFamiliar(offered, source));
  const isOwn = isKnown && !FAMILIAR_BUILTINS.has(offered);
  if (isOwn && isMisspelt(name, offered)) return offered;
  // Names inside other functions are not suggested: using such a name here would fail too.
  const visible = visibleNames(source, error.line).filter((own) => isMisspelt(name, own));
  const own = nearestName(name, visible, 1);
  // A builtin is suggested only for a call: the variable `hen` does not mean `len`.
  const isCalled = new RegExp(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText);
  if (own !== undefined || !isCalled) return own;
  // Python also suggests functions that the course does not teach. If Python's suggestion starts with the same letter,
  // the learner probably meant it.
  const alike = offered?.[0] === name[0] && name.length > LONGEST_CHANCE ? offered : undefined;
  return nearestName(name, FAMILIAR_BUILTINS, 1) ?? alike;
};

export const isFamiliarBuiltin = (name: string): boolean => FAMILIAR_BUILTINS.has(name);
