import { LESSON_MODULES } from '../lesson-modules.ts';
import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';

type Found = false | Readonly<Record<string, string>>;

/** Functions of Python itself that children look for in a module. */
const BUILT_IN: readonly string[] = [
  'abs',
  'round',
  'max',
  'min',
  'len',
  'sorted',
  'print',
  'range',
  'int',
  'float',
];

/** Names that children give to functions of a module, each with the name in Python. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'math.power': 'pow',
  'math.ceiling': 'ceil',
  'math.roundup': 'ceil',
  'math.round_up': 'ceil',
  'math.rounddown': 'floor',
  'math.round_down': 'floor',
  'math.distance': 'dist',
  'statistics.average': 'mean',
  'statistics.avg': 'mean',
  'statistics.middle': 'median',
  'random.pick': 'choice',
  'random.choose': 'choice',
};

const otherName = ({ found: { module = '', name = '' } }: ErrorContext): Found => {
  const meant = OTHER_NAMES[`${module}.${name.toLowerCase()}`];
  return meant !== undefined && { module, name, write: `${module}.${meant}`, point: `${module}.${name}` };
};

const builtIn = ({ found: { module = '', name = '' } }: ErrorContext): Found =>
  module !== 'player' && BUILT_IN.includes(name) && { module, name, point: `${module}.${name}` };

/** The line that stores something else under the name of an imported module: `random = random.randint(1, 6)`. */
const takenName = (context: ErrorContext): Found => {
  const { source, lineText, found } = context;
  const name = anyScript(String.raw`(?<![\w.])(?<name>\w+)\s*\.\s*${found.part}\b`, 'u').exec(lineText)
    ?.groups?.name;
  if (name === undefined || !LESSON_MODULES.some((module) => module === name)) return false;
  const lines = source.split('\n');
  const at = lines.findIndex((line) =>
    anyScript(
      String.raw`^\s*(?:${name}\s*=(?!=)|(?:def|class)\s+${name}\b|from\s+${name}\s+import\s.*\b${name}\b)`,
      'u',
    ).test(line),
  );
  const isFrom = /^\s*from\b/.test(lines[at] ?? '');
  return at >= 0 && !isFrom && { name, at: String(at + 1) };
};

/** `from random import *`: the name of the module then means the function with the same name. */
const hiddenByPart = ({ lineText, source, found }: ErrorContext): Found => {
  const { name, point } =
    anyScript(String.raw`(?<![\w.])(?<point>(?<name>\w+)\s*\.\s*${found.part})\b`, 'u').exec(lineText)
      ?.groups ?? {};
  if (name === undefined || point === undefined) return false;
  const lines = source.split('\n');
  const at = lines.findIndex((line) =>
    anyScript(String.raw`^\s*from\s+${name}\s+import\s+(?:\*|.*\b${name}\b)`).test(line),
  );
  return at >= 0 && { name, at: String(at + 1), point };
};

/** Rows about modules, and the functions in them. */
export const MODULE_ROWS: readonly ErrorRow[] = [
  {
    key: 'module-name-taken',
    types: ['AttributeError'],
    message:
      /^'(?:int|float|str|list|function|builtin_function_or_method|type)' object has no attribute '(?<part>\w+)'/,
    when: takenName,
    example: 'import random\nrandom = random.randint(1, 6)\nx = random.choice([1])',
  },
  {
    key: 'module-hidden-by-import',
    types: ['AttributeError'],
    message: /^'(?:function|builtin_function_or_method|method|type)' object has no attribute '(?<part>\w+)'/,
    when: hiddenByPart,
    example: 'from random import *\nx = random.choice([1])',
  },
  {
    key: 'module-part-other-name',
    types: ['AttributeError'],
    message: /^module '(?<module>\w+)' has no attribute '(?<name>\w+)'/,
    when: otherName,
    example: 'import statistics\nx = statistics.average([4])',
  },
  {
    key: 'built-in-not-in-module',
    types: ['AttributeError'],
    message: /^module '(?<module>\w+)' has no attribute '(?<name>\w+)'/,
    when: builtIn,
    example: 'import math\nx = math.round(4.5)',
  },
  {
    key: 'statistics-of-nothing',
    types: ['StatisticsError'],
    message: /^(?:(?<name>\w+) requires at least|no (?<other>\w+) for empty data)/,
    example: 'import statistics\nx = statistics.mean([])',
  },
  {
    key: 'statistics-of-texts',
    types: ['TypeError'],
    message: /^can't convert type 'str' to numerator/,
    example: 'import statistics\nx = statistics.mean(["4", "5"])',
  },
];
