import { codeAt, type ErrorRow } from './error-row.ts';

const VALUE = ['ValueError'];

/** Rows about values of the right type that still do not work, and about items, keys and files that do not exist. */
export const VALUE_ROWS: readonly ErrorRow[] = [
  {
    key: 'text-is-no-whole-number',
    types: VALUE,
    message: /^invalid literal for int\(\) with base \d+: (?<text>.+)/,
    example: 'int("three")',
  },
  {
    key: 'text-is-no-number',
    types: VALUE,
    message: /^could not convert string to float: (?<text>.+)/,
    example: 'float("three")',
  },
  {
    key: 'text-is-no-decimal',
    types: ['InvalidOperation'],
    message: /ConversionSyntax/,
    example: 'from decimal import Decimal\nDecimal("three")',
  },
  {
    key: 'too-many-digits',
    types: VALUE,
    message: /^Exceeds the limit \((?<most>\d+) digits\)/,
    example: 'print(10 ** 5000)',
  },
  {
    key: 'not-in-list',
    types: VALUE,
    message: /not in (?<whole>list|tuple|deque)|^tuple\.index/,
    example: '[1, 2].remove(3)',
  },
  {
    key: 'text-not-found',
    types: VALUE,
    message: /^substring not found/,
    example: '"abc".index("z")',
  },
  {
    key: 'too-many-to-unpack',
    types: VALUE,
    message: /^too many values to unpack \(expected (?<wanted>\d+)(?:, got (?<given>\d+))?/,
    example: 'a, b = [1, 2, 3]',
  },
  {
    key: 'too-few-to-unpack',
    types: VALUE,
    message: /^not enough values to unpack \(expected (?:at least )?(?<wanted>\d+), got (?<given>\d+)/,
    example: 'a, b = [1]',
  },
  {
    key: 'empty-has-no-best',
    types: VALUE,
    message: /^(?<name>max|min)\(\) (?:iterable )?arg(?:ument)? is (?:an )?empty/,
    example: 'max([])',
  },
  {
    key: 'choice-from-empty',
    types: ['IndexError'],
    message: /^Cannot choose from an empty sequence/,
    example: 'import random\nrandom.choice([])',
  },
  {
    key: 'root-of-negative',
    types: VALUE,
    message: /^(?:math domain error|expected a (?:nonnegative|positive) input)/,
    example: 'import math\nmath.sqrt(-1)',
  },
  {
    key: 'time-does-not-match',
    types: VALUE,
    message: /^time data (?<text>'.*?') does not match format (?<format>'.*?')/,
    example: 'from datetime import datetime\ndatetime.strptime("5 May", "%Y-%m-%d")',
  },
  {
    key: 'sleep-backwards',
    types: VALUE,
    message: /^sleep length must be non-negative/,
    example: 'import time\ntime.sleep(-1)',
  },
  {
    key: 'step-of-zero',
    types: VALUE,
    message: /^(?:range\(\) arg 3|slice step|step) (?:must not be|cannot be) zero/,
    example: 'range(1, 5, 0)',
  },
  {
    key: 'not-an-enum-value',
    types: VALUE,
    message: /^(?<value>.+) is not a valid (?<class>\w+)/,
    example: 'from enum import Enum\nclass Color(Enum):\n    RED = 1\nColor(5)',
  },
  {
    key: 'json-broken',
    types: ['JSONDecodeError'],
    message: /^(?<problem>.+?): line (?<at>\d+) column (?<column>\d+)/,
    example: 'import json\njson.loads(r\'"a\\x"\')',
  },
  {
    key: 'pop-from-empty',
    types: ['IndexError', 'KeyError'],
    message: /^'?pop(?:item\(\): dictionary is empty|.* from (?:an )?empty)/,
    when: (context) => ({
      name: /^(?<name>[\p{L}_][\p{L}\p{N}_.]*)\.\w+\(/u.exec(codeAt(context))?.groups?.name ?? 'my_list',
    }),
    example: '[].pop()',
  },
  {
    key: 'index-past-end',
    types: ['IndexError'],
    message: /(?:(?<whole>list|string|tuple|range object|deque|array) )?(?:assignment )?index out of range/,
    example: 'x = [1, 2]\nx.pop(5)',
  },
  {
    key: 'key-missing',
    types: ['KeyError'],
    message: /^(?<key>.+)$/,
    example: 'x = {"a": 1}\nprint(x["b"])',
  },
  {
    key: 'divided-by-zero',
    types: ['ZeroDivisionError', 'DivisionByZero'],
    message: /./,
    example: 'x = 1 / 0',
  },
  {
    key: 'file-missing',
    types: ['FileNotFoundError'],
    message: /No such file or directory: '(?<name>.*)'/,
    example: 'open("farm.txt")',
  },
];
