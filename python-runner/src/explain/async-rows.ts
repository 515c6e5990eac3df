import { anyScript } from './any-script.ts';
import { codeAt, type ErrorRow } from './error-row.ts';
import { isToken, tokensOf } from './tokens.ts';

const AWAITED = /object (?:can't be awaited|can't be used in 'await' expression)/;
const TYPE = ['TypeError'];

/** The function that `asyncio.run(name(...))` on a line calls. */
const RUN = /asyncio\.run\((?<name>[^\W\d]\w*)\(/;

/** The code before the first closing bracket without an opening bracket. */
const withOwnBrackets = (code: string): string => {
  const tokens = tokensOf(`(${code})`);
  const end = tokens.find((token) => token.at > 0 && isToken(token, ')') && token.depth === 0);
  return end ? code.slice(0, end.at - 1) : code;
};

/** Rows about mistakes with `async` and `await`, and about tasks that wait for each other. */
export const ASYNC_ROWS: readonly ErrorRow[] = [
  {
    key: 'queue-stays-empty',
    types: ['RuntimeError'],
    message: /^deadlock/,
    line: anyScript(/await\s+(?<queue>\w+)\.get\(\s*\)/),
    example:
      'import asyncio\nasync def main():\n    keys = asyncio.Queue()\n    await keys.get()\nasyncio.run(main())',
  },
  {
    key: 'main-never-run',
    types: ['RuntimeWarning'],
    message: /^coroutine '(?<name>\w+)' was never awaited/,
    line: /^(?<call>[^\W\d]\w*\(.*\))\s*(?:#.*)?$/,
    when: ({ source }) => /^\s*import asyncio\b/m.test(source) && !source.includes('asyncio.run('),
    example: 'import asyncio\nasync def main():\n    player.move_forward(4)\nmain()',
  },
  {
    key: 'gather-of-list',
    types: TYPE,
    message: /unhashable type: 'list'/,
    line: /asyncio\.gather\((?<inside>[^*].*)\)/,
    when: ({ found: { inside = '' } }) => ({ inside: withOwnBrackets(inside) }),
    example:
      'import asyncio\nasync def go():\n    pass\nasync def main():\n    jobs = [go(), go()]\n    await asyncio.gather(jobs)\nasyncio.run(main())',
  },
  {
    key: 'run-needs-async',
    types: TYPE,
    message: /^An asyncio\.Future, a coroutine or an awaitable is required/,
    line: RUN,
    when: ({ source, found }) => anyScript(String.raw`^def\s+${found.name}\(`, 'm').test(source),
    example: 'import asyncio\ndef main():\n    player.move_forward(1)\nasyncio.run(main())',
  },
  {
    key: 'async-with-needed',
    types: TYPE,
    message:
      /does not support the context manager protocol.*it supports the asynchronous context manager protocol/,
    example:
      'import asyncio\nasync def main():\n    with asyncio.timeout(2):\n        await asyncio.sleep(1)\nasyncio.run(main())',
  },
  {
    key: 'async-for-not-needed',
    types: TYPE,
    message: /^'async for' requires an object with __aiter__ method/,
    example:
      'import asyncio\nasync def main():\n    async for i in range(3):\n        print(i)\nasyncio.run(main())',
  },
  {
    key: 'await-without-brackets',
    types: TYPE,
    message: new RegExp(`^'(?:function|method)' ${AWAITED.source}`),
    when: (context) => {
      const name = /^await\s+(?<name>[^\W\d]\w*\.\w+)$/.exec(codeAt(context))?.groups?.name;
      return name !== undefined && { name };
    },
    example: 'import asyncio\nasync def main():\n    await helper.turn_left\nasyncio.run(main())',
  },
  {
    key: 'question-needs-no-await',
    types: TYPE,
    message: AWAITED,
    when: (context) => {
      const call = /^await\s+(?<call>(?:player|helper)\.\w+\(.*\))$/.exec(codeAt(context))?.groups?.call;
      return call !== undefined && { call };
    },
    example: 'import asyncio\nasync def main():\n    print(await helper.can_move())\nasyncio.run(main())',
  },
  {
    key: 'sleep-of-asyncio',
    types: TYPE,
    message: new RegExp(`^'NoneType' ${AWAITED.source}`),
    line: /await\s+(?:time\.)?sleep\(/,
    example: 'import asyncio, time\nasync def main():\n    await time.sleep(2)\nasyncio.run(main())',
  },
];
