import type { ErrorRow } from './error-row.ts';
import { placeOf } from './place.ts';

const SYNTAX = ['SyntaxError'];

/** Indentation, places of statements, assignments and definitions. */
export const STRUCTURE_ROWS: readonly ErrorRow[] = [
  {
    key: 'inputs-without-comma',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected)/,
    line: /^\s*def\s+(?<name>\w+)\s*\([^)]*?(?<point>(?<first>\w+)\s+(?<second>\w+))[^)]*\)/,
    example: 'def add(a b):\n    pass',
  },
  {
    key: 'block-missing-at-end',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    when: ({ source, found: { header = '' } }) =>
      source
        .split('\n')
        .slice(Number(header))
        .every((line) => /^\s*(?:#.*)?$/.test(line)),
    example: 'def go():',
  },
  {
    key: 'block-missing',
    types: ['IndentationError'],
    message: /^expected an indented block after .+? on line (?<header>\d+)/,
    example: 'if True:\nx = 1',
  },
  {
    key: 'indent-unexpected',
    types: ['IndentationError'],
    message: /^unexpected indent/,
    example: 'x = 1\n    y = 2',
  },
  {
    key: 'indent-unknown-level',
    types: ['IndentationError'],
    message: /^unindent does not match/,
    example: 'if True:\n        x = 1\n    y = 2',
  },
  {
    key: 'name-in-quotes',
    types: SYNTAX,
    message: /^(?:invalid syntax|cannot assign to literal)/,
    line: /^\s*(?:(?:def|class)\s+)?(?<point>(?<quote>["'])(?<name>[\p{L}_][\p{L}\p{N}_]*)\k<quote>)\s*(?:=(?!=)|\(|:)/u,
    when: (context) => placeOf(context).depth === 0,
    example: '"hens" = 3',
  },
  {
    key: 'assign-to-value',
    types: SYNTAX,
    message: /^cannot assign to literal/,
    example: '5 = x',
  },
  {
    key: 'assign-to-call',
    types: SYNTAX,
    message: /^cannot assign to function call/,
    example: 'len("a") = 3',
  },
  {
    key: 'assign-to-fixed-word',
    types: SYNTAX,
    message: /^cannot assign to (?<name>True|False|None|__debug__)/,
    example: 'True = 1',
  },
  {
    key: 'assign-to-expression',
    types: SYNTAX,
    message: /^cannot assign to/,
    example: 'a = 1\na + 1 = 2',
  },
  {
    key: 'outside-function',
    types: SYNTAX,
    message: /^'(?<keyword>return|yield|await)' outside function/,
    when: ({ found: { keyword = '' } }) => ({ point: keyword }),
    example: 'return 5',
  },
  {
    key: 'outside-async-function',
    types: SYNTAX,
    message:
      /^(?:'(?<keyword>await|async for|async with)'|asynchronous comprehension) outside (?:of an )?async(?:hronous)? function/,
    example: 'import asyncio\ndef go():\n    await asyncio.sleep(1)',
  },
  {
    key: 'outside-loop',
    types: SYNTAX,
    message: /^'(?<keyword>break|continue)' (?:outside|not properly in) loop/,
    when: ({ found: { keyword = '' } }) => ({ point: keyword }),
    example: 'break',
  },
  {
    key: 'argument-order',
    types: SYNTAX,
    message: /positional argument follows keyword argument/,
    example: 'print(end="", "a")',
  },
  {
    key: 'parameter-order',
    types: SYNTAX,
    message: /parameter without a default follows parameter with a default/,
    example: 'def f(a=1, b):\n    pass',
  },
  {
    key: 'parameter-twice',
    types: SYNTAX,
    message: /(?:duplicate (?:argument|parameter)|keyword argument repeated:?) '?(?<name>\w+)'?/,
    example: 'def f(a, a):\n    pass',
  },
  {
    key: 'global-too-late',
    types: SYNTAX,
    message:
      /^name '(?<name>\w+)' is (?:used|assigned to) (?:prior to|before) (?<keyword>global|nonlocal) declaration/,
    example: 'x = 1\ndef f():\n    print(x)\n    global x\n    x = 2',
  },
  {
    key: 'nonlocal-unknown',
    types: SYNTAX,
    message: /^no binding for nonlocal '(?<name>\w+)' found|^nonlocal declaration not allowed/,
    example: 'def f():\n    nonlocal x\n    x = 2',
  },
];
