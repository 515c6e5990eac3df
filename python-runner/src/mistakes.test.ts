import { expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { usePython } from './testing/python.ts';

const run = usePython();

it.each<[code: string, message: string | undefined]>([
  ['x = "a"\nif x == "b" or "c":\n    pass', 'value alone after or: "c" (x == "c")'],
  ['x = 1\nwhile x == 2 and 3:\n    pass', 'value alone after and: 3 (x == 3)'],
  ['x = "a"\nif x == "b" or x == "c":\n    pass', undefined],
  ['x = "a"\nif x == "b" or True:\n    pass', undefined],
  ['x = 0\ny = x or 3', undefined],
  ['x = 1\nx =+ 1', 'sign after equals: =+'],
  ['x =- 1', undefined],
  ['x = 1\nx = -1', undefined],
  ['x = 1\nx =-1', undefined],
  ['x = 1\nx += 1', undefined],
  ['"player.turn_left()"', 'text alone: player.turn_left()'],
  ['"A note about the program"', undefined],
  ['def go():\n    "Goes (home)."\ngo()', undefined],
  ['x = "player.turn_left()"', undefined],
  ['x = 1\nx == 2', 'compared only: x = 2'],
  ['x = 1\ny = x == 2', undefined],
  ['x = 1\nplayer.turn_left() == x', undefined],
])('%j: %s', async (code, message) => {
  const { end } = await run(code);
  const slip = end.status === 'finished' ? end.slip : undefined;
  expect([slip?.type, slip?.message]).toEqual([message && 'SyntaxWarning', message]);
});

it('is silent for a program that meets its goals', async () => {
  const { end } = await run('x = 1\nx == 2', { level: meadow({ levelGoals: [] }) });
  expect(end).toEqual({ status: 'finished' });
});

it.each<[code: string, message: string | undefined]>([
  ['n = 0\nwhile n < 5:\n    print(n)\n    n =+ 1', 'loop without end: =+ n 1'],
  ['n = 0\nwhile n < 5:\n    player.turn_left()\n    n =+ 1', 'loop without end: =+ n 1'],
  ['n = 0\nwhile n > -5:\n    print(n)\n    n =- 1', 'loop without end: =- n -1'],
  [
    'n = 0\nx = 0\nwhile n < 5:\n    print(n)\n    x =+ 1',
    'loop without end, nothing changes: n (n < 5) 5: n += 1',
  ],
  ['n = 0\nwhile n < 5:\n    print(n)\n    n =+ 1\n    n -= 1', undefined],
  ['x = 0\nx =+ 1\nwhile True:\n    print(x)', 'loop without end, no break'],
  ['x = 0\nwhile True:\n    print(x)\n    if x > 3:\n        break', undefined],
  ['n = 0\ndef go():\n    global n\n    n = 0\nwhile n < 5:\n    print(n)\n    go()', undefined],
  ['a = [1]\nwhile a != []:\n    print(1)\n    a.append(2)', undefined],
  ['n = 0\nwhile n < 5:\n    print(n)\n    n += 1\n    n -= 1', undefined],
])('%j, ended by a limit: %s', async (code, message) => {
  const { end } = await run(code);
  expect(['commands', 'output']).toContain(end.status);
  const slip = 'slip' in end ? end.slip : undefined;
  expect([slip?.type, slip?.message]).toEqual([message && 'SyntaxWarning', message]);
});
