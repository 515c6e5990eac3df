import { anyScript } from './any-script.ts';
import { codeAt, type ErrorRow } from './error-row.ts';
import { bodyOf, functionsOf } from './scopes.ts';

/** The inputs of a function that have no default value, so that a call must give them. */
const neededInputs = (source: string, name: string): readonly string[] =>
  (functionsOf(source).find((candidate) => candidate.name === name)?.inputs ?? '')
    .split(',')
    .map((input) => input.replace(/:.*$/, '').trim())
    .filter((input) => /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(input));

const NEXT_OF = anyScript(/(?<!\w)next\(\s*(?<values>\w+)/);

/** The function from which `next` gets a value, if the function has `return` in place of `yield`. */
const returnForYield: ErrorRow['when'] = ({ source, lineText }) => {
  const values = NEXT_OF.exec(lineText)?.groups?.values ?? '';
  const given = anyScript(String.raw`^\s*${values}\s*=\s*(?<name>\w+)\(`, 'mu').exec(source)?.groups?.name;
  const name = given ?? values;
  const body = bodyOf(source, name);
  const point = /^[ \t]*(?<line>return\b.*)$/m.exec(body)?.groups?.line;
  const isOwn = functionsOf(source).some((own) => own.name === name);
  if (!isOwn || point === undefined || /\byield\b/.test(body)) return false;
  const before = source.slice(0, source.indexOf(point, source.indexOf(body)));
  return {
    name,
    point,
    pointLine: String(before.split('\n').length),
    write: point.replace('return', 'yield'),
  };
};

/** Rows about errors that end a program in an unusual way. */
export const END_ROWS: readonly ErrorRow[] = [
  {
    key: 'parentheses-missing',
    types: ['MissingParentheses'],
    message: /^(?<name>.+)$/,
    example: 'player.turn_left',
  },
  {
    key: 'function-calls-only-itself',
    types: ['FunctionCallsOnlyItself'],
    message: /^(?<name>.+)$/,
    example: 'def visit():\n    player.move_forward(4)\n    visit()',
  },
  {
    key: 'function-with-inputs-never-called',
    types: ['FunctionNeverCalled'],
    message: /^(?<name>.+)$/,
    when: ({ source, found: { name = '' } }) => {
      const inputs = neededInputs(source, name);
      return inputs.length > 0 && { inputs: inputs.join(', ') };
    },
    example: 'def visit(steps):\n    player.move_forward(steps)',
  },
  {
    key: 'function-never-called',
    types: ['FunctionNeverCalled'],
    message: /^(?<name>.+)$/,
    example: 'def visit():\n    player.move_forward(4)',
  },
  {
    key: 'class-never-used',
    types: ['ClassNeverUsed'],
    message: /^(?<name>.+)$/,
    example: 'class Hen:\n    name = "Ada"',
  },
  {
    key: 'program-too-long',
    types: ['ProgramTooLong'],
    message: /./,
    example: ' '.repeat(50_001),
  },
  {
    // Three mistakes have the same explanation: a size that is too large for Python, a file that is too large, and a
    // list that is too long.
    key: 'memory-full',
    types: ['MemoryError', 'OverflowError', 'OSError'],
    message: /^/,
    when: ({ error: { type, message } }) =>
      type === 'MemoryError' || /index-sized integer|to C ssize_t|No space left|Out of memory/.test(message),
    example: 'x = list(range(10 ** 9))',
  },
  {
    key: 'assert-with-reason',
    types: ['AssertionError'],
    message: /^(?<reason>.+)$/s,
    example: 'assert 1 == 2, "not the same"',
  },
  {
    key: 'assert-failed',
    types: ['AssertionError'],
    message: /^$/,
    example: 'assert 1 == 2',
  },
  {
    key: 'generator-used-up',
    types: ['StopIteration', 'StopAsyncIteration'],
    message: /^/,
    example: 'g = iter([])\nnext(g)',
  },
  {
    key: 'generator-without-yield',
    types: ['TypeError'],
    message: /^'(?:int|float|bool|str)' object is not an iterator/,
    when: returnForYield,
    example: 'def tens():\n    return 10\nnumbers = tens()\nprint(next(numbers))',
  },
  {
    key: 'next-of-list',
    types: ['TypeError'],
    message: /^'(?<type>list|tuple|str|dict|set|range)' object is not an iterator/,
    line: /(?<![\p{L}\p{N}_.])next\(\s*(?<values>[\p{L}_][\p{L}\p{N}_.]*|range\([^()]*\))\s*[,)]/u,
    when: ({ lineText, found: { values = '' } }) => ({
      write: lineText
        .replace(/(?<=(?<![\p{L}\p{N}_.])next\(\s*)[\p{L}\p{N}_.]+(?:\([^()]*\))?/u, () => `iter(${values})`)
        .trim(),
    }),
    example: 'hens = ["Ada"]\nprint(next(hens))',
  },
  {
    key: 'stopped-inside-generator',
    types: ['RuntimeError'],
    message: /^(?:async )?generator raised StopIteration/,
    example: 'def g():\n    yield next(iter([]))\nlist(g())',
  },
  {
    key: 'changed-while-looping',
    types: ['RuntimeError'],
    message:
      /(?<whole>dictionary|Set|set|deque|OrderedDict) (?:changed size|keys changed|mutated|changed) during iteration/,
    example: 'd = {1: 1}\nfor k in d:\n    d[k + 1] = 1',
  },
  {
    key: 'waits-for-ever',
    types: ['RuntimeError'],
    message: /^deadlock/,
    example: 'import asyncio\nasync def main():\n    await asyncio.Event().wait()\nasyncio.run(main())',
  },
  {
    key: 'never-awaited',
    types: ['RuntimeWarning'],
    message: /^coroutine '(?<name>\w+)' was never awaited/,
    when: (context) => {
      const name = /^[\w.]+/.exec(codeAt(context))?.[0];
      return name === undefined || { name };
    },
    example: 'async def go():\n    player.move_forward(4)\ngo()',
  },
  {
    key: 'coroutine-wanted',
    types: ['TypeError'],
    message:
      /^(?:An asyncio\.Future, a coroutine or an awaitable is required|a coroutine was expected, got <function)/,
    example: 'import asyncio\nasync def go():\n    pass\nasyncio.run(go)',
  },
  {
    key: 'no-threads',
    types: ['RuntimeError'],
    message: /^can't start new thread/,
    example: 'import threading\nthreading.Thread(target=print).start()',
  },
  {
    key: 'coroutine-used-twice',
    types: ['RuntimeError'],
    message: /^cannot reuse already awaited coroutine/,
    example: 'import asyncio\nasync def f(): pass\nc = f()\nasyncio.run(c)\nasyncio.run(c)',
  },
  {
    key: 'waited-too-long',
    types: ['TimeoutError'],
    message: /^/,
    example:
      'import asyncio\nasync def main():\n    async with asyncio.timeout(1):\n        await asyncio.sleep(2)\nasyncio.run(main())',
  },
  {
    key: 'not-written-yet',
    types: ['NotImplementedError'],
    message: /^/,
    example: 'raise NotImplementedError',
  },
  {
    key: 'number-too-big',
    types: ['OverflowError'],
    message: /^/,
    example: 'x = 2.0 ** 5000',
  },
  {
    key: 'cannot-be-pickled',
    types: ['PicklingError'],
    message: /^/,
    example: 'import pickle\npickle.dumps(lambda: 1)',
  },
  {
    key: 'frozen-object',
    types: ['FrozenInstanceError'],
    message: /^cannot (?:assign to|delete) field '(?<name>\w+)'/,
    example: 'from dataclasses import dataclass\n@dataclass(frozen=True)\nclass A:\n    n: int\nA(1).n = 2',
  },
  {
    key: 'several-errors',
    types: ['ExceptionGroup', 'BaseExceptionGroup'],
    message: /\((?<amount>\d+) sub-exceptions?\)/,
    example: 'raise ExceptionGroup("two", [ValueError(1), TypeError(2)])',
  },
];
