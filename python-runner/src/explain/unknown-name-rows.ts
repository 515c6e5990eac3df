import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { visibleNames } from './name-homes.ts';
import { nearestName } from './nearest-name.ts';
import { namesIn, wholeWord } from './program-names.ts';
import { functionsOf, scopeAt } from './scopes.ts';

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

type Found = false | Readonly<Record<string, string>>;

const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as a word where Python needs digits: `player.move_forward(two)`. */
const numberWord = ({ source, lineText, found: { name = '' } }: ErrorContext): Found => {
  const number = NUMBERS.indexOf(name.toLowerCase());
  const isText = anyScript(
    String.raw`(?:print|speak|display|write|ask|input|collect)\s*\(\s*${wholeWord(name)}`,
  ).test(lineText);
  if (number < 0 || isText || nearestName(name, namesIn(source), 1) !== undefined) return false;
  const write = lineText.replace(anyScript(wholeWord(name), 'u'), String(number)).trim();
  return { number: String(number), write, point: name };
};

/** The names in the brackets of a function, without their values. */
const inputNames = (inputs: string): readonly string[] =>
  inputs.split(',').map((input) => /[\p{L}_][\p{L}\p{N}_]*/u.exec(input)?.[0] ?? '');

/** An input of a function, used in another part of the program. */
const inputOutside = ({ source, error, lineText, found: { name = '' } }: ErrorContext): Found => {
  const home = functionsOf(source).find((own) => inputNames(own.inputs).includes(name));
  const isStored = anyScript(
    String.raw`^\s*(?:for\s[^:]*${wholeWord(name)}[^:]*\sin\s|${name}\s*(?:,[^=]*)?=(?!=))`,
    'mu',
  ).test(source);
  // In `greet(name == "Ada")` the name is an input, and there is one = too many.
  if (anyScript(String.raw`\(.*${wholeWord(name)}\s*==`, 'u').test(lineText)) return false;
  const isOtherCapitals = visibleNames(source, error.line).some(
    (own) => own !== name && own.toLowerCase() === name.toLowerCase(),
  );
  if (isOtherCapitals) return false;
  if (!home || name === 'self' || isStored || scopeAt(source, error.line)?.name === home.name) return false;
  return { function: home.name };
};

const LOOPS =
  /^\s*(?<first>for\s+[\p{L}_][\p{L}\p{N}_]*\s+in\s+(?<one>.+?))\s*(?<sign>,\s*(?:and\s+)?(?:for\s+)?|(?<=[\s)\]])and\s+(?:for\s+)?|&\s*|(?<=[\s)\]])for\s+)(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+(?<two>[^:]+?)\s*:\s*(?:#.*)?$/u;

const isClosed = (code = ''): boolean =>
  (code.match(/[([{]/g) ?? []).length === (code.match(/[)\]}]/g) ?? []).length;

/** Two loops on one line: `for i in range(2), j in range(3):`. */
const twoLoops = ({ error, lineText }: ErrorContext): Found => {
  const { first, one, name, two } = LOOPS.exec(lineText)?.groups ?? {};
  if (first === undefined || !isClosed(one) || !isClosed(two)) return false;
  if (error.type === 'NameError' && !error.message.startsWith(`name '${name}' `)) return false;
  return { first: `${first}:`, second: `for ${name} in ${two}:`, point: lineText.trim() };
};

/** The row about two loops on one line. Python reads `j in range(3)` as a test of whether a name is in the range. */
export const TWO_LOOPS_ROWS: readonly ErrorRow[] = [
  {
    key: 'two-loops-on-one-line',
    types: ['NameError', 'SyntaxError'],
    message: /^(?:name '|invalid syntax|expected)/,
    when: twoLoops,
    example: 'for i in range(2), j in range(3):\n    pass',
  },
];

/** Rows about unknown names that are numbers, or inputs of a function. */
export const UNKNOWN_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'number-in-words',
    types: NAME,
    message: NOT_DEFINED,
    when: numberWord,
    example: 'player.move_forward(two)',
  },
  {
    key: 'input-outside-function',
    types: NAME,
    message: NOT_DEFINED,
    when: inputOutside,
    example: 'def go(steps):\n    player.move_forward(steps)\ngo(steps)',
  },
];
