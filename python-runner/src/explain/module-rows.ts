import { LESSON_MODULES } from '../lesson-modules.ts';
import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { nearestName } from './nearest-name.ts';

type Found = false | Readonly<Record<string, string>>;

/** The modules that the courses teach. */
const TAUGHT: readonly string[] = [
  'math',
  'random',
  'statistics',
  'string',
  'json',
  'pickle',
  'datetime',
  'calendar',
  'asyncio',
  'functools',
  'itertools',
  'collections',
  'dataclasses',
];

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

/** Other names of a function of a module. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'math.squareroot': 'sqrt',
  'math.square_root': 'sqrt',
  'math.root': 'sqrt',
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

/** The line that gives the name of an imported module to something else: `random = random.randint(1, 6)`. */
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

/** A misspelt module: `maths`, `Math`, `statistic`. */
const nearModule = ({ found: { name = '' } }: ErrorContext): Found => {
  const meant = TAUGHT.find((module) => module === name.toLowerCase()) ?? nearestName(name, TAUGHT);
  return meant !== undefined && { name, write: meant, point: name };
};

/** Modules, and the functions in them. */
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
    key: 'module-part-other-name',
    types: ['AttributeError'],
    message: /^module '(?<module>\w+)' has no attribute '(?<name>\w+)'/,
    when: otherName,
    example: 'import math\nx = math.squareroot(4)',
  },
  {
    key: 'built-in-not-in-module',
    types: ['AttributeError'],
    message: /^module '(?<module>\w+)' has no attribute '(?<name>\w+)'/,
    when: builtIn,
    example: 'import math\nx = math.round(4.5)',
  },
  {
    key: 'module-misspelt',
    types: ['ModuleNotFoundError'],
    message: /^No module named '(?<name>\w+)'$/,
    when: nearModule,
    example: 'import maths',
  },
  {
    key: 'text-in-math',
    types: ['TypeError'],
    message: /^must be real number, not str/,
    when: (context) => {
      const call = /^(?<call>[\p{L}\p{N}_.]+)\s*\(/u.exec(codeAt(context))?.groups?.call;
      return call !== undefined && { call };
    },
    example: 'import math\nx = math.sqrt("4")',
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
  {
    key: 'randint-wrong-way-round',
    types: ['ValueError'],
    message: /^empty range in randint\((?<first>-?\d+), (?<second>-?\d+)\)/,
    example: 'import random\nx = random.randint(6, 1)',
  },
  {
    key: 'choice-needs-a-list',
    types: ['TypeError'],
    message: /^Random\.choice\(\) takes 2 positional arguments but \d+ were given/,
    line: /random\s*\.\s*choice\s*\((?<values>[^()[\]]+)\)/,
    when: ({ lineText, found: { values = '' } }) => ({
      write: lineText.replace(values, () => `[${values}]`).trim(),
    }),
    example: 'import random\nx = random.choice("a", "b")',
  },
];
