import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { problemOfProof } from '@hopcode/engine/proof';
import { proofOf } from '@hopcode/engine/proof-run';
import { replay } from '@hopcode/engine/replay';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { errorOf, printed, usePython } from './testing/python.ts';
import { isTrueRun } from './verify-run.ts';

const run = usePython();

const tam = (position: [number, number], facing: string) => ({
  action: 'none',
  type: 'tam',
  sprite: 'thing/tam',
  position,
  data: { facing },
});

/** The meadow with the helper Tam, by default two rows above the character and also facing right. */
const forTwo = (position: [number, number] = [1, 1], facing = 'right'): Level =>
  meadow({
    items: [
      { action: 'reach', type: 'xmark', sprite: 'marker/xmark', position: [3, 3] },
      tam(position, facing),
    ],
    levelGoals: [
      { action: 'reach', position: [3, 3], by: 'player' },
      { action: 'reach', position: [3, 1], by: 'helper' },
    ],
    helper: 1,
  });

const MAIN = (body: string) =>
  `import asyncio\nasync def main():\n${body.replaceAll(/^/gm, '    ')}\nasyncio.run(main())`;

/** Which command starts when: `1 h move_forward`. */
const schedule = ({ events }: Timeline): string[] =>
  events.flatMap((event) =>
    event.kind === 'command'
      ? [`${event.at} ${event.by === 'helper' ? 'h' : 'p'} ${event.name}${event.failure ? '!' : ''}`]
      : [],
  );

const waits = ({ events }: Timeline): string[] =>
  events.flatMap((event) => (event.kind === 'wait' ? [`${event.seconds}${event.busy ? ' busy' : ''}`] : []));

describe('commands of the two', () => {
  const programs: [string, string, string[]][] = [
    [
      'one after the other with await',
      MAIN('await player.move_forward(2)\nawait helper.move_forward()'),
      ['0 p move_forward', '1 p move_forward', '2 h move_forward'],
    ],
    [
      'together with gather',
      MAIN('await asyncio.gather(player.move_forward(2), helper.move_forward(2))'),
      ['0 p move_forward', '0 h move_forward', '1 p move_forward', '1 h move_forward'],
    ],
    [
      'shifted by a sleep',
      MAIN(
        'task = asyncio.create_task(helper.move_forward(2))\nawait asyncio.sleep(0.5)\nawait player.turn_left()\nawait task',
      ),
      ['0 h move_forward', '0.5 p turn_left', '1 h move_forward'],
    ],
    [
      'of one of the two never overlap',
      MAIN('await asyncio.gather(player.move_forward(2), player.turn_left())'),
      ['0 p move_forward', '1 p move_forward', '2 p turn_left'],
    ],
    [
      'in a task group',
      MAIN(
        'async with asyncio.TaskGroup() as group:\n    group.create_task(helper.turn_left())\n    group.create_task(player.turn_left())',
      ),
      ['0 h turn_left', '0 p turn_left'],
    ],
    [
      'until a timeout',
      MAIN(
        'try:\n    async with asyncio.timeout(1.5):\n        await helper.move_forward(5)\nexcept TimeoutError:\n    await helper.turn_left()',
      ),
      ['0 h move_forward', '1 h move_forward', '1.5 h turn_left'],
    ],
    [
      'that a queue connects',
      MAIN(
        'queue = asyncio.Queue()\nasync def worker():\n    while (steps := await queue.get()) is not None:\n        await helper.move_forward(steps)\ntask = asyncio.create_task(worker())\nawait player.turn_left()\nawait queue.put(2)\nawait queue.put(None)\nawait task',
      ),
      ['0 p turn_left', '1 h move_forward', '2 h move_forward'],
    ],
    [
      'that only tell something take no time and no await',
      MAIN('print(helper.position(), player.can_move(), helper.look())'),
      ['0 h position', '0 p can_move', '0 h look'],
    ],
    ['imported by name', `from helper import *\n${MAIN('await turn_left()')}`, ['0 h turn_left']],
  ];
  it.each(programs)('%s', async (_, code, expected) => {
    const level = forTwo();
    const timeline = await run(code, { level });
    expect(timeline.end).toMatchObject({ status: 'finished' });
    expect(schedule(timeline)).toEqual(expected);
    expect(isTrueRun(level, timeline)).toBe(true);
  });

  it('meet the goals of both, and the proof confirms this', async () => {
    const level = forTwo();
    const timeline = await run(MAIN('await asyncio.gather(player.move_forward(2), helper.move_forward(2))'), {
      level,
    });
    expect(timeline.verdict.complete).toBe(true);
    const proof = proofOf([level], [timeline]);
    expect(proof && problemOfProof([level], proof)).toBeUndefined();
  });

  it('take busy time; a pause after them is not busy', async () => {
    const timeline = await run(MAIN('await player.turn_left()\nawait asyncio.sleep(2)'), { level: forTwo() });
    expect(waits(timeline)).toEqual(['1 busy', '2']);
  });

  it('show the variables of the task that runs', async () => {
    const code =
      'import asyncio\nasync def walk(who, steps):\n    await who.move_forward(steps)\n    await who.turn_left()\nasync def main():\n    await asyncio.gather(walk(player, 1), walk(helper, 2))\nasyncio.run(main())';
    const { events } = await run(code, { level: forTwo() });
    const shown = events.flatMap((event) =>
      event.kind === 'line' && event.line === 4 ? [event.changed?.steps] : [],
    );
    expect(shown).toEqual(['1', '2']);
  });

  it('time.sleep stops both', async () => {
    const code = MAIN(
      'import time\ntask = asyncio.create_task(helper.move_forward(2))\nawait player.turn_left()\ntime.sleep(3)\nawait task',
    );
    expect(schedule(await run(code, { level: forTwo() }))).toEqual([
      '0 p turn_left',
      '0 h move_forward',
      '4 h move_forward',
    ]);
  });
});

describe('two on one tile', () => {
  it('the one behind waits until the tile is free', async () => {
    const code = MAIN('await asyncio.gather(player.move_forward(2), helper.move_forward(2))');
    const timeline = await run(code, { level: forTwo([2, 3]) });
    expect(timeline.end).toEqual({ status: 'finished' });
    expect(schedule(timeline)).toEqual([
      '0 h move_forward',
      '1 p move_forward',
      '1 h move_forward',
      '2 p move_forward',
    ]);
  });

  it('a character that blocks the tile for three seconds stops the other one', async () => {
    const timeline = await run(MAIN('await player.move_forward(2)'), { level: forTwo([2, 3]) });
    expect(timeline.end).toMatchObject({ status: 'rule', line: 3, failure: { code: 'way-taken' } });
    expect(schedule(timeline)).toEqual(['3 p move_forward!']);
  });

  it('a command of a task fails at the line that gave it', async () => {
    const code = MAIN(
      'await asyncio.gather(\n    player.turn_left(),\n    helper.move_forward(9),\n)\nawait player.turn_left()',
    );
    const timeline = await run(code, { level: forTwo() });
    expect(timeline.end).toMatchObject({
      status: 'rule',
      line: 5,
      failure: { code: 'bumped-into-wall', params: { who: 'tam' } },
      error: { line: 5 },
    });
  });
});

describe('mistakes', () => {
  const mistakes: [string, string, string, number, RegExp][] = [
    [
      'await forgotten',
      MAIN('helper.move_forward(2)'),
      'RuntimeWarning',
      3,
      /'move_forward' was never awaited/,
    ],
    [
      'await forgotten outside a function',
      'player.turn_left()',
      'RuntimeWarning',
      1,
      /'turn_left' was never/,
    ],
    ['gather without await', MAIN('asyncio.gather(player.turn_left())'), 'RuntimeWarning', 3, /'gather'/],
    [
      'asyncio.run forgotten',
      'async def main():\n    await player.turn_left()\nmain()',
      'RuntimeWarning',
      3,
      /'main'/,
    ],
    [
      'await outside async',
      'def main():\n    await player.turn_left()\nmain()',
      'SyntaxError',
      2,
      /outside async/,
    ],
    ['await outside a function', 'await helper.move_forward()', 'SyntaxError', 1, /'await' outside function/],
    [
      'await outside a function, below one',
      'async def main():\n    await helper.turn_left()\nawait main()',
      'SyntaxError',
      3,
      /'await' outside function/,
    ],
    ['await of a plain value', MAIN('await player.can_move()'), 'TypeError', 3, /can't be awaited|await/],
    ['no brackets', MAIN('await helper.turn_left'), 'TypeError', 3, /await/],
    ['a timeout', MAIN('await asyncio.wait_for(helper.move_forward(5), 2)'), 'TimeoutError', 3, /^$/],
    [
      'a deadlock',
      MAIN('queue = asyncio.Queue()\nawait player.turn_left()\nawait queue.get()'),
      'RuntimeError',
      5,
      /^deadlock/,
    ],
  ];
  it.each(mistakes)('%s', async (_, code, type, line, message) => {
    const error = errorOf(await run(code, { level: forTwo() }));
    expect(error).toMatchObject({ type, line, message: expect.stringMatching(message) });
  });

  it('without a helper the commands stay as they are', async () => {
    const timeline = await run('player.move_forward(2)\nprint("helper" in globals())', {
      level: meadow(),
    });
    expect(timeline.verdict.complete).toBe(true);
    expect(printed(timeline)).toBe('False\n');
  });
});

it('a changed module of the helper does not reach the next run', async () => {
  const level = forTwo();
  await run('helper.turn_left = None\nimport helper as h\nh.x = 1', { level });
  const timeline = await run(
    `${MAIN('await helper.turn_left()')}\nimport helper\nprint(hasattr(helper, "x"))`,
    {
      level,
    },
  );
  expect(timeline.end).toEqual({ status: 'finished' });
  expect(printed(timeline)).toBe('False\n');
});

describe('for any program of the two', () => {
  const command = fc.constantFrom('move_forward()', 'move_forward(2)', 'turn_left()', 'turn_right()');
  const pause = fc.constantFrom('asyncio.sleep(0.3)', 'asyncio.sleep(1)', 'asyncio.sleep(0)');
  const part = (who: string) =>
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: command.map((what) => `${who}.${what}`) },
        { weight: 1, arbitrary: pause },
      ),
      { minLength: 1, maxLength: 6 },
    );
  const body = (lines: readonly string[]) => lines.map((line) => `    await ${line}`).join('\n');
  const program = fc
    .tuple(part('player'), part('helper'))
    .map(
      ([ours, theirs]) =>
        `import asyncio\nasync def one():\n${body(ours)}\nasync def two():\n${body(theirs)}\nasync def main():\n    await asyncio.gather(one(), two())\nasyncio.run(main())`,
    );

  const positions = (level: Level, events: readonly TimelineEvent[]) =>
    replay(level, events).map(({ player, things }) => [String(player.position), String(things[1]?.position)]);

  it('two runs give the same timeline, the engine confirms it, and the two are never on one tile', async () => {
    await fc.assert(
      fc.asyncProperty(program, async (code) => {
        const level = forTwo([3, 3], 'left');
        const timeline = await run(code, { level });
        expect(await run(code, { level })).toEqual(timeline);
        expect(isTrueRun(level, timeline)).toBe(true);
        for (const [ours, theirs] of positions(level, timeline.events)) expect(ours).not.toBe(theirs);
      }),
      { numRuns: 20 },
    );
  });
});
