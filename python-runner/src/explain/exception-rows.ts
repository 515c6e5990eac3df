import { FARM_ERRORS } from '@hopcode/engine/commands/farm-errors';
import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { exceptsAround } from './excepts-around.ts';
import { nearestName } from './nearest-name.ts';
import { namesIn } from './program-names.ts';

const TYPE = ['TypeError'];
const WARNING = ['SyntaxWarning'];
const FARM_NAMES: readonly string[] = ['FarmError', ...FARM_ERRORS.map(({ name }) => name)];

/** The Python errors that appear in lessons. */
const PYTHON_NAMES: readonly string[] = [
  'Exception',
  'ValueError',
  'TypeError',
  'KeyError',
  'IndexError',
  'NameError',
  'ZeroDivisionError',
  'AttributeError',
  'RuntimeError',
];

type Found = false | Readonly<Record<string, string>>;

/** The line of a class without a parent, by its name; undefined if the program has none. */
const classLine = (source: string, name: string): number | undefined => {
  const at = source
    .split('\n')
    .findIndex((line) => anyScript(String.raw`^\s*class\s+${name}\s*(?:\(\s*\))?\s*:`, 'u').test(line));
  return at < 0 ? undefined : at + 1;
};

/** `raise FloodError()` or `except FloodError:`, where FloodError is a class of the program without a parent. */
const withoutBase = ({ lineText, source }: ErrorContext): Found => {
  const name = /\b(?:raise|except)\s+(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)/u.exec(lineText)?.groups?.name;
  const at = name === undefined ? undefined : classLine(source, name);
  return name !== undefined && at !== undefined && { name, at: String(at) };
};

/** The name of one of the farm's errors, written without `player.` or misspelt. */
const farmError = ({ found: { name = '' } }: ErrorContext): Found => {
  const meant = FARM_NAMES.includes(name) ? name : nearestName(name, FARM_NAMES);
  return meant !== undefined && { name, write: `player.${meant}` };
};

/** A misspelt Python error on a line that catches it, raises it or builds a class on it. */
const pythonError = ({ lineText, found: { name = '' } }: ErrorContext): Found => {
  if (!/^\s*(?:except|raise|class)\b/.test(lineText)) return false;
  const small = PYTHON_NAMES.find((known) => known.toLowerCase() === name.toLowerCase());
  const meant = small ?? nearestName(name, PYTHON_NAMES);
  return meant !== undefined && (small !== undefined || isAlike(name, meant)) && { name, write: meant };
};

const END = /(?:Error|Exception)$/;
/** Names up to this length, without `Error`, may have only one mistake: `TimeError` does not mean `TypeError`. */
const LONGEST_SURE = 8;

/** Whether two names of errors are alike if `Error` at the end of both is left out. */
const isAlike = (name: string, meant: string): boolean => {
  if (!END.test(name) || !END.test(meant)) return true;
  const [own, other] = [name.replace(END, ''), meant.replace(END, '')];
  return own === other || nearestName(own, [other], own.length > LONGEST_SURE ? 2 : 1) !== undefined;
};

/** `raise AgeError("young")`, or its `except`, in a program without this class. */
const classMissing = ({ lineText, source, found: { name = '' } }: ErrorContext): boolean =>
  anyScript(String.raw`^\s*(?:raise|except)\s+${name}\b`, 'u').test(lineText) &&
  anyScript(String.raw`^\s*raise\s+${name}\b`, 'mu').test(source) &&
  /^\p{Lu}/u.test(name) &&
  nearestName(name, namesIn(source)) === undefined &&
  !namesIn(source).includes(name);

/** Errors about values, which a program expects and handles with except. */
const EXPECTED: readonly string[] = ['ValueError', 'KeyError', 'IndexError', 'ZeroDivisionError'];

/**
 * Python's traceback of the last of several errors, if each of them happened while the program handled the previous
 * one.
 */
const lastOf = (trace: string): string => trace.split('Traceback (most recent call last):').at(-1) ?? '';

/** The only `except` around a line, if it does not name the error that happened. */
const otherCaught = ({ error, lineText, source }: ErrorContext): Found => {
  if (!EXPECTED.includes(error.type) && !/^\s*raise\b/.test(lineText)) return false;
  const lines = source.split('\n');
  for (const passed of [...lastOf(error.trace).matchAll(/File "main\.py", line (\d+)/g)].toReversed()) {
    const heads = exceptsAround(lines, Number(passed[1]));
    const [at = 0] = heads;
    const head = lines[at - 1] ?? '';
    const caught = /^\s*except\s+(?<caught>.+?)\s*(?:\bas\b.*)?:/.exec(head)?.groups?.caught;
    if (heads.length !== 1 || caught === undefined) continue;
    const write = head.replace(caught, () => error.type).trim();
    return { caught, at: String(at), write, point: caught, pointLine: String(at) };
  }
  return false;
};

/** The name of an error, used below its `except` block. */
const errorGone = ({ source, found: { name = '' } }: ErrorContext): Found => {
  const at = source
    .split('\n')
    .findIndex((line) => anyScript(String.raw`^\s*except\b.*\bas\s+${name}\s*:`, 'u').test(line));
  return at >= 0 && { name, at: String(at + 1) };
};

/** Rows about errors that are caught or raised in a way that does not work. */
export const EXCEPTION_ROWS: readonly ErrorRow[] = [
  {
    key: 'error-class-without-base',
    types: TYPE,
    message: /^(?:exceptions must derive|catching classes that do not inherit|\w+\(\) takes no arguments)/,
    when: withoutBase,
    example: 'class MudError:\n    pass\ntry:\n    raise MudError("deep")\nexcept MudError:\n    pass',
  },
  {
    key: 'except-needs-error',
    types: TYPE,
    message: /^catching classes that do not inherit/,
    example: 'try:\n    int("x")\nexcept "ValueError":\n    pass',
  },
  {
    key: 'farm-error-without-player',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    line: /^\s*(?:except|raise|class)\b/,
    when: (context) => FARM_NAMES.includes(context.found.name ?? '') && farmError(context),
    example: 'try:\n    player.move_forward(9)\nexcept BumpedError:\n    pass',
  },
  {
    key: 'farm-error-misspelt',
    types: ['AttributeError'],
    message: /^module 'player' has no attribute '(?<name>[A-Z]\w*)'/,
    when: farmError,
    example: 'try:\n    player.move_forward(9)\nexcept player.BumpError:\n    pass',
  },
  {
    key: 'error-name-misspelt',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: pythonError,
    example: 'try:\n    int("x")\nexcept ValueErorr:\n    pass',
  },
  {
    key: 'error-class-missing',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: classMissing,
    example: 'try:\n    raise AgeError("too young")\nexcept AgeError:\n    pass',
  },
  {
    key: 'other-error-caught',
    types: [...EXPECTED, 'RuntimeError', 'Exception'],
    message: /^/,
    when: otherCaught,
    example: 'try:\n    int("x")\nexcept KeyError:\n    print("no number")',
  },
  {
    key: 'error-used-below-except',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: errorGone,
    example: 'try:\n    int("x")\nexcept ValueError as error:\n    pass\nprint(error)',
  },
  {
    key: 'bare-except-first',
    types: ['SyntaxError'],
    message: /^default 'except:' must be last/,
    example: 'try:\n    int("x")\nexcept:\n    pass\nexcept ValueError:\n    pass',
  },
  {
    key: 'raise-without-error',
    types: ['RuntimeError'],
    message: /^No active exception to reraise/,
    example: 'raise',
  },
  {
    key: 'except-never-reached',
    types: WARNING,
    message: /^except never reached: (?<later>\S+) after (?<earlier>\S+)$/,
    example: 'try:\n    int("x")\nexcept Exception as error:\n    print(error)\nexcept ValueError:\n    pass',
  },
  {
    key: 'except-too-wide',
    types: WARNING,
    message: /^except too wide: /,
    example: 'try:\n    int("x")\nexcept:\n    pass',
  },
];
