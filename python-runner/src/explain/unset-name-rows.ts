import { COMMANDS, EMPTY_COMMANDS } from '@hopcode/engine/commands/registry';
import { THING_KINDS } from '@hopcode/engine/things/registry';
import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { homesIn } from './name-homes.ts';
import { wholeWord } from './program-names.ts';
import { scopeAt } from './scopes.ts';

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

type Found = false | Readonly<Record<string, string>>;

/** Questions whose names are often used for variables. */
const ALSO_VARIABLES: readonly string[] = ['count', 'position'];

/** Commands whose names are hardly ever names of variables: names of two words, and most questions. */
const SURE_COMMANDS: ReadonlySet<string> = new Set(
  COMMANDS.filter(
    ({ name, isQuestion }) => (name.includes('_') || isQuestion) && !ALSO_VARIABLES.includes(name),
  ).map(({ name }) => name),
);

/** Functions whose first value is a number: commands that walk, range and sleep. */
const NUMBER_FUNCTIONS: ReadonlySet<string> = new Set([
  ...COMMANDS.filter(({ parameters }) => parameters[0]?.type === 'int').map(({ name }) => name),
  'range',
  'sleep',
]);

/** Names of things on the farm. */
export const THINGS: ReadonlySet<string> = new Set([...THING_KINDS.map(({ type }) => type), 'wall', 'xmark']);

/** The call that has the name as a whole value, with everything in its brackets. */
const callAround = ({
  lineText,
  found: { name = '' },
}: ErrorContext): { called: string; values: string; whole: string } | undefined => {
  const { 0: whole, groups: { called = '', values = '' } = {} } =
    anyScript(
      String.raw`(?<called>[\w.]+)\s*\((?<values>(?:[^()]*,)?\s*${wholeWord(name)}\s*(?:,[^()]*)?)\)`,
      'u',
    ).exec(lineText) ?? {};
  return whole === undefined ? undefined : { called, values, whole };
};

const lastPart = (called: string): string => called.split('.').at(-1) ?? called;

/** An unknown word in the brackets of a command that takes no values: `can_move(forward)`. */
const inEmptyBrackets = (context: ErrorContext): Found => {
  const call = callAround(context);
  if (!call || !EMPTY_COMMANDS.includes(lastPart(call.called))) return false;
  const isCommand = call.called.startsWith('player.') || /^\s*from\s+player\s+import/m.test(context.source);
  if (!isCommand) return false;
  const command = `${call.called}()`;
  const { name = '' } = context.found;
  // `player.read(weather)` and weather below it: the learner wants to store the result.
  const isUsedBelow = context.source
    .split('\n')
    .slice(context.error.line)
    .some((line) => anyScript(wholeWord(name), 'u').test(line.replace(/"[^"]*"|'[^']*'|#.*/g, '')));
  const isStored =
    isUsedBelow && context.lineText.trim() === call.whole && /\b(?:read|look|facing)$/.test(call.called);
  const write = isStored
    ? `${name} = ${command}`
    : context.lineText.replace(call.whole, () => command).trim();
  return { called: call.called, write, point: call.whole };
};

/** An unknown name in a place where only a number is possible: `move_forward(steps)`, `range(rows)`. */
const forNumber = (context: ErrorContext): Found => {
  const call = callAround(context);
  return call !== undefined && NUMBER_FUNCTIONS.has(lastPart(call.called)) && { called: call.called };
};

/** Whether a line is in a block, such as an if or a loop, but not in a function or class. */
const hasBlockAround = (source: string, line: number): boolean =>
  /^\s/.test(source.split('\n')[line - 1] ?? '') && scopeAt(source, line) === undefined;

/** The line above the error that would give the name a value, if Python skipped it. */
const notReached = ({ source, error, found: { name = '' } }: ErrorContext): Found => {
  if (anyScript(String.raw`^\s*del\s[^\n]*${wholeWord(name)}`, 'mu').test(source)) return false;
  const homes = homesIn(source).filter(
    (home) => home.name === name && home.scope === undefined && home.line !== error.line,
  );
  // A loop without items gives its own variable no value.
  const isLoop = (line: number) => /^\s*for\s/.test(source.split('\n')[line - 1] ?? '');
  const home = homes.find(
    ({ line, setBy }) => !setBy && line < error.line && (hasBlockAround(source, line) || isLoop(line)),
  );
  return home !== undefined && { at: String(home.line) };
};

/** The function that would give the name a value with `global`, if nothing has called the function before. */
const notCalledYet = ({ source, error, found: { name = '' } }: ErrorContext): Found => {
  const homes = homesIn(source).filter((home) => home.name === name && home.line !== error.line);
  const [home] = homes;
  if (!home?.setBy || homes.some(({ setBy }) => setBy?.name !== home.setBy?.name)) return false;
  return (
    home.setBy.name !== scopeAt(source, error.line)?.name && {
      function: home.setBy.name,
      at: String(home.line),
    }
  );
};

/** A command without `player.` and without brackets: `if can_move:`. */
const bareCommand = ({ lineText, found: { name = '' } }: ErrorContext): Found =>
  SURE_COMMANDS.has(name) &&
  !anyScript(String.raw`${wholeWord(name)}\s*[(.=](?!=)`, 'u').test(lineText) && { point: name };

/** A thing on the farm as a condition: `while not wall:`. */
const thingAsCondition = ({ lineText, found: { name = '' } }: ErrorContext): Found =>
  THINGS.has(name) &&
  anyScript(
    String.raw`^\s*(?:if|elif|while)\s+(?:.*\s(?:and|or)\s+)?(?:not\s+)?${name}\s*(?::|\s(?:and|or)\s)`,
  ).test(lineText) && { point: name };

/** Rows about names without a value, if their place shows what the learner means. */
export const UNSET_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'name-not-reached',
    types: NAME,
    message: NOT_DEFINED,
    when: notReached,
    example: 'if 1 > 2:\n    found = True\nprint(found)',
  },
  {
    key: 'function-not-called-yet',
    types: NAME,
    message: NOT_DEFINED,
    when: notCalledYet,
    example: 'def start():\n    global steps\n    steps = 3\nplayer.move_forward(steps)\nstart()',
  },
  {
    key: 'value-in-empty-brackets',
    types: NAME,
    message: NOT_DEFINED,
    when: inEmptyBrackets,
    example: 'if player.can_move(forward):\n    player.move_forward()',
  },
  {
    key: 'command-as-word',
    types: NAME,
    message: NOT_DEFINED,
    when: bareCommand,
    example: 'if can_move:\n    player.move_forward()',
  },
  {
    key: 'thing-as-condition',
    types: NAME,
    message: NOT_DEFINED,
    when: thingAsCondition,
    example: 'while not wall:\n    player.move_forward()',
  },
];

/**
 * The row about a name without a value where only a number is possible. The row comes after the rows that find the name
 * that was meant.
 */
export const NUMBER_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'number-without-value',
    types: NAME,
    message: NOT_DEFINED,
    when: forNumber,
    example: 'player.move_forward(steps)',
  },
];
