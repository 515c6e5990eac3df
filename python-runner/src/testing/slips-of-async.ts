import type { Slip } from './slip.ts';

/** A program whose async function contains these lines. */
const inMain = (lines: string): string =>
  `import asyncio\nasync def main():\n${lines.replaceAll(/^/gm, '    ')}\nasyncio.run(main())`;

/** Programs with async and await. A program that names the helper runs in a level for two. */
export const SLIPS_OF_ASYNC: readonly Slip[] = [
  [inMain('helper.move_forward(2)'), 'never-awaited', 'helper.move_forward(2)'],
  [inMain('await helper.turn_left()\nplayer.turn_left()'), 'never-awaited', 'player.turn_left()'],
  [inMain('for i in range(3):\n    asyncio.sleep(1)'), 'never-awaited', 'asyncio.sleep(1)'],
  [inMain('queue = asyncio.Queue()\nqueue.put(3)'), 'never-awaited', 'queue.put(3)'],
  [inMain('keys = asyncio.Queue()\nawait keys.get()'), 'queue-stays-empty', 'await keys.get()'],
  [inMain('asyncio.gather(helper.turn_left())'), 'never-awaited', 'asyncio.gather(helper.turn_left())'],
  ['import asyncio\nasync def main():\n    await helper.turn_left()\nmain()', 'main-never-run', 'main()'],
  ['await helper.turn_left()\nawait player.turn_left()', 'await-outside-function', 'await'],
  [
    'import asyncio\nasync with asyncio.timeout(2):\n    helper.look()',
    'await-outside-function',
    'async with',
  ],
  ['def main():\n    await helper.turn_left()\nmain()', 'outside-async-function', 'await'],
  [inMain('x = helper.read()\nprint(x + "!")'), 'await-missing', 'x + "!"'],
  [
    inMain('await asyncio.gather([helper.turn_left()])'),
    'gather-of-list',
    'asyncio.gather([helper.turn_left()])',
  ],
  [inMain('await helper.turn_left'), 'await-without-brackets', 'await helper.turn_left'],
  [
    inMain('print(await player.position(), helper.position())'),
    'question-needs-no-await',
    'await player.position()',
  ],
  [inMain('import time\nhelper.look()\nawait time.sleep(1)'), 'sleep-of-asyncio', 'await time.sleep(1)'],
  [
    inMain('with asyncio.timeout(5):\n    await helper.turn_left()'),
    'async-with-needed',
    'asyncio.timeout(5)',
  ],
  [inMain('async for i in range(2):\n    await helper.turn_left()'), 'async-for-not-needed', 'range(2)'],
];
