import { describe, expect, it } from 'vitest';
import { printed, type Run, usePython } from './testing/python.ts';

const isAlive = async (run: Run) => printed(await run('print(1 + 1, len("ab"))')) === '2 2\n';

describe('time', () => {
  const run = usePython({ limits: { milliseconds: 300 } });
  const endless: [code: string, lines: number[]][] = [
    ['while True: pass', [1]],
    // A busy machine can reach the limit before the loop begins, so line 1 is allowed too.
    ['x = 0\nwhile True:\n    x += 1', [1, 2, 3]],
    ['while True:\n    try:\n        while True: pass\n    except Exception:\n        pass', [3]],
    ['while True:\n    try:\n        while True: pass\n    except BaseException:\n        pass', [3]],
    [
      'def f():\n    try:\n        while True: pass\n    except:\n        f()\n    finally:\n        f()\nf()',
      [3],
    ],
    [
      'def g():\n    while True:\n        try:\n            yield 1\n        except BaseException: pass\nfor x in g(): pass',
      [2, 4, 6],
    ],
    ['x = 10 ** 10 ** 8', [1]],
    ['import re\nre.match("(a+)+$", "a" * 40 + "b")', [2]],
    ['class A:\n    def __repr__(self):\n        while True: pass\nprint(A())', [3]],
    ['any(map(lambda x: False, iter(int, 1)))', [1]],
    ['import asyncio\nasync def main():\n    while True: await asyncio.sleep(0)\nasyncio.run(main())', [3]],
    ['import time\nwhile time.time() < 10 ** 12: pass', [2]],
    ['def f():\n    try:\n        f()\n    except RecursionError:\n        f()\nf()', [1, 2, 3, 4, 5]],
    [
      'def f():\n    try:\n        f()\n    except:\n        f()\n    finally:\n        f()\nf()',
      [1, 2, 3, 4, 5, 6, 7],
    ],
  ];
  it.each(endless)('%j', async (code, lines) => {
    expect((await run(code)).end).toMatchObject({
      status: 'time',
      line: expect.toSatisfy((line) => lines.includes(line)),
    });
    expect(await isAlive(run)).toBe(true);
  });

  const deaf = [
    'sum(range(10 ** 10))',
    'class A:\n    def __del__(self):\n        sum(range(10 ** 10))\na = A()\ndel a',
  ];
  it.each(deaf)('%j is stopped by the watchdog', async (code) => {
    expect((await run(code)).end).toEqual({ status: 'time', line: 0 });
    expect(await isAlive(run)).toBe(true);
  });

  it('also limits the text of an error', async () => {
    const { end } = await run(
      'class Slow(Exception):\n    def __str__(self):\n        while True: pass\nraise Slow()',
    );
    expect(end.status).toBe('time');
  });

  it('also limits finalizers at the end', async () => {
    const { end } = await run('class A:\n    def __del__(self):\n        while True: pass\na = A()');
    expect(end).toEqual({ status: 'finished' });
    expect(await isAlive(run)).toBe(true);
  });
});

/** On slow machines, reaching the other limits or creating a thousand files takes longer than the usual time limit. */
const patient = usePython({ limits: { milliseconds: 60_000 } });

describe('other limits', () => {
  const run = usePython();
  it('stops a flood of prints', async () => {
    const timeline = await patient('while True: print("x" * 100)');
    expect(timeline.end).toMatchObject({ status: 'output', line: 1 });
    expect(printed(timeline)).toHaveLength(100_000);
  });

  it('stops a flood of changing streams', async () => {
    const { end, events } = await patient(
      'import sys\nwhile True:\n    print(1)\n    print(2, file=sys.stderr)',
    );
    expect(end.status).toBe('output');
    expect(events.length).toBeLessThanOrEqual(50_000);
  });

  it('stops a flood of commands, even when each is caught', async () => {
    const { end, events } = await patient(
      'while True:\n    try:\n        player.turn_left()\n    except BaseException:\n        pass',
    );
    expect(end).toMatchObject({ status: 'commands', line: 3 });
    expect(events.filter((event) => event.kind === 'command')).toHaveLength(10_000);
  });

  it('stops a flood of steps', async () => {
    const { end } = await run(
      'while True:\n    player.move_forward(4)\n    player.turn_left()\n    player.turn_left()',
    );
    expect(['commands', 'time']).toContain(end.status);
  });

  it('stops a flood of waits', async () => {
    const { end } = await run('import time\nwhile True:\n    time.sleep(1)\n    print()');
    expect(['output', 'time']).toContain(end.status);
  });

  it('records at most 5000 lines and still reports the end', async () => {
    const { end, events, variables } = await run(
      'n = 0\nfor i in range(20000):\n    n += 1\nplayer.turn_left()',
    );
    expect(end).toEqual({ status: 'finished' });
    expect(events.filter((event) => event.kind === 'line')).toHaveLength(5000);
    expect(events.at(-1)).toMatchObject({ kind: 'command', line: 4 });
    expect(variables).toMatchObject({ n: 20_000 });
  });

  it.each([
    'a = list(range(10 ** 9))',
    'a = []\nwhile True: a.append("x" * 40000000)',
    // The interpreter itself needs memory to report this error, and breaks.
    'a = []\nwhile True: a.append([0] * 1000)',
  ])('of memory: %j', async (code) => {
    expect((await patient(code)).end).toMatchObject({ status: 'error', error: { type: 'MemoryError' } });
    expect(await isAlive(patient)).toBe(true);
  });

  it('does not start a program that is too long', async () => {
    expect((await run('x = 1\n'.repeat(10_000))).end).toMatchObject({ error: { type: 'ProgramTooLong' } });
  });
});

const recursing = usePython();

describe('recursion', () => {
  const run = recursing;
  const flood = `grid = [[0] * 30 for row in range(30)]
def fill(x, y):
    if x < 0 or y < 0 or x >= 30 or y >= 30 or grid[y][x]:
        return
    grid[y][x] = 1
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        fill(x + dx, y + dy)
fill(0, 0)
print(sum(map(sum, grid)))`;
  it.each([
    ['def f(n):\n    return 0 if n == 0 else 1 + f(n - 1)\nprint(f(998))', '998\n'],
    [flood, '900\n'],
    [
      'def walk(n):\n    if n == 0:\n        player.turn_left()\n    else:\n        walk(n - 1)\nwalk(990)\nprint(1)',
      '1\n',
    ],
  ])('is allowed as deep as in Python: %j', async (code, output) => {
    const timeline = await run(code);
    expect([timeline.end.status, printed(timeline)]).toEqual(['finished', output]);
  });

  it('ends at a line when it goes too deep', async () => {
    expect((await run('def f(n):\n    return f(n + 1)\nf(0)')).end).toMatchObject({
      status: 'error',
      error: { type: 'RecursionError', message: 'maximum recursion depth exceeded', line: 2 },
    });
  });
});

// A command near the recursion limit once caused an event that the page refused.
it.each([
  'def walk():\n    player.turn_left()\n    walk()\nwalk()',
  'def walk():\n    print(player.look())\n    walk()\nwalk()',
  'def walk(n):\n    player.turn_left()\n    player.turn_left()\n    walk(n + 1)\nwalk(0)',
])('recursion with commands ends at a line: %j', async (code) => {
  const { end } = await recursing(code);
  expect(end).toMatchObject({ status: 'error', error: { type: 'RecursionError', line: 2 } });
});

it('a program that catches endless recursion with commands continues', async () => {
  const code =
    'def walk():\n    player.turn_left()\n    walk()\ntry:\n    walk()\nexcept RecursionError:\n    player.turn_right()';
  expect((await recursing(code)).end).toEqual({ status: 'finished' });
});

describe('files', () => {
  const run = patient;
  it.each([
    ['one file, again and again', 'while True:\n    with open("a", "wb") as f: f.write(b"x" * 20_000)'],
    ['new files', 'import os\nwhile True:\n    open("a", "wb")\n    os.remove("a")'],
    ['a pipe', 'import os\n_, end = os.pipe()\nwhile True: os.write(end, b"x" * 4_000_000)'],
  ])('are limited: %s', async (_, code) => {
    expect((await run(code)).end).toMatchObject({
      status: 'error',
      error: { type: 'OSError', message: expect.stringContaining('No space left on device') },
    });
    expect((await run('with open("a", "w") as f: f.write("x" * 20_000)')).end).toEqual({
      status: 'finished',
    });
  });
});

describe('a broken interpreter', () => {
  const run = usePython();
  it('is replaced, and endless recursion is reported at its line', async () => {
    const code =
      'import sys\nsys.setrecursionlimit(10 ** 6)\nclass A:\n    def __str__(self):\n        return str(self)\nprint(A())';
    expect((await run(code)).end).toMatchObject({ status: 'crashed', error: { type: 'RecursionError' } });
    expect(await isAlive(run)).toBe(true);
  });

  it.each([
    'a = []\nfor i in range(100_000):\n    a = [a]\nplayer.turn_left()',
    'class Hen:\n    def __init__(self, next):\n        self.next = next\na = None\nfor i in range(100_000):\n    a = Hen(a)\nplayer.turn_left()',
  ])('is replaced when a program breaks it only while its data are cleared: %j', async (code) => {
    const { end, events } = await run(code);
    expect(end).toEqual({ status: 'finished' });
    expect(events.at(-1)).toMatchObject({ kind: 'command', name: 'turn_left' });
    expect(await isAlive(run)).toBe(true);
  });

  it('is not the result of os._exit, which only ends the program', async () => {
    const ended = await run('import os\nprint(1)\nos._exit(1)\nprint(2)');
    expect([ended.end, printed(ended)]).toEqual([{ status: 'finished' }, '1\n']);
    expect(await isAlive(run)).toBe(true);
  });
});
