import { describe, expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { printed, told, usePython } from './testing/python.ts';

const run = usePython();

describe('input()', () => {
  it('ends the run until there is an answer', async () => {
    const timeline = await run('print("a")\nname = input("Who?")\nprint(name)');
    expect(timeline.end).toEqual({ status: 'question', question: 'input', prompt: 'Who?', line: 2 });
    expect(printed(timeline)).toBe('a\n');
  });

  it('continues with the answer, after the same events', async () => {
    const code = 'import random\nprint(random.random(), {"x", "y", "z"})\nn = int(input())\nprint(n + 1)';
    const first = await run(code);
    const second = await run(code, { answers: ['41'] });
    expect(second.events.slice(0, first.events.length)).toEqual(first.events);
    expect(second.events.slice(first.events.length).map(told)).toEqual([
      'input "" -> "41"',
      '4 n=41',
      'out "42\\n"',
    ]);
  });

  const places: [where: string, code: string][] = [
    ['a sort key', 'print(sorted([1, 2], key=lambda n: input(n)))'],
    ['a generator', 'def g():\n    yield input()\nprint(list(g()))'],
    [
      'a try that swallows everything',
      'try:\n    input()\nexcept BaseException:\n    print("swallowed")\nprint("on")',
    ],
    [
      'a loop that swallows everything',
      'while True:\n    try:\n        input()\n    except BaseException:\n        pass',
    ],
    ['__repr__', 'class A:\n    def __repr__(self): return input()\nprint(A())'],
    [
      'a task',
      'import asyncio\nasync def ask(): return input()\nasync def main(): print(await asyncio.gather(ask(), ask()))\nasyncio.run(main())',
    ],
  ];
  it.each(places)('asks from %s', async (_where, code) => {
    const timeline = await run(code);
    expect(timeline.end.status).toBe('question');
    expect(printed(timeline)).toBe('');
  });

  it('accepts any prompt', async () => {
    expect((await run('input([1, 2])')).end).toMatchObject({ prompt: '[1, 2]' });
  });

  it('asks at most 200 times', async () => {
    const answers = Array.from({ length: 200 }, () => 'x');
    expect((await run('while True:\n    input()', { answers })).end).toMatchObject({
      status: 'questions',
      line: 2,
    });
  });
});

describe('player.ask()', () => {
  const level = meadow({
    items: [{ action: 'ask', type: 'xmark', sprite: 'marker/xmark', position: [1, 3] }],
    levelGoals: [{ action: 'ask', data: 'Plant carrots?', position: [1, 3] }],
  });
  const code = 'if player.ask("Plant carrots?"):\n    print("yes")\nelse:\n    print("no")';

  it('performs its command, then waits for the answer', async () => {
    const timeline = await run(code, { level });
    expect(timeline.events.map(told)).toEqual(['1', '1: ask(Plant carrots?)']);
    expect(timeline.end).toEqual({ status: 'question', question: 'ask', prompt: 'Plant carrots?', line: 1 });
  });

  it.each([
    [true, 'yes\n'],
    [false, 'no\n'],
  ])('gives %s to the program', async (answer, output) => {
    const timeline = await run(code, { level, answers: [answer] });
    expect(printed(timeline)).toBe(output);
    expect(timeline.verdict.complete).toBe(true);
  });

  it('fails by the rule before it asks', async () => {
    expect((await run('player.ask("What?")', { level })).end).toMatchObject({ status: 'rule' });
  });
});

describe('return values of commands', () => {
  const calls: [call: string, value: string][] = [
    ['player.position()', '(1, 3)'],
    ['player.position()[0] + 1', '2'],
    ['player.facing()', "'right'"],
    ['player.look()', 'None'],
    ['player.can_move()', 'True'],
    ['player.count("carrot")', '0'],
    ['player.turn_left()', 'None'],
  ];
  it.each(calls)('%s', async (call, value) => {
    expect(printed(await run(`print(repr(${call}))`))).toBe(`${value}\n`);
  });
});
