import { describe, expect, it } from 'vitest';
import { roundAt, roundsOf } from './rounds.ts';
import { usePython } from './testing/python.ts';

const run = usePython();

/** The rounds of a program in words like `1: 2/3 in 0`. */
const told = async (code: string): Promise<string[]> => {
  const { events } = await run(code);
  return roundsOf(events, code).map(
    ({ loop, number, total, depth }) => `${loop}: ${number}/${total ?? '?'} in ${depth}`,
  );
};

describe('rounds', () => {
  it.each<[what: string, code: string, rounds: string[]]>([
    ['a program without a loop', 'x = 1\nprint(x)', []],
    ['a for loop', 'for i in range(2):\n    x = i\nprint(x)', ['1: 1/2 in 0', '1: 2/2 in 0']],
    ['a variable as the end', 'n = 2\nfor i in range(n):\n    x = i', ['2: 1/2 in 0', '2: 2/2 in 0']],
    ['a while loop', 'n = 0\nwhile n < 2:\n    n += 1', ['2: 1/? in 0', '2: 2/? in 0']],
    ['a loop over nothing', 'for i in []:\n    x = i', []],
    [
      'a loop inside a loop',
      'for i in range(2):\n    for j in "a":\n        x = j\n    y = i',
      ['1: 1/2 in 0', '2: 1/? in 1', '1: 2/2 in 0', '2: 1/? in 1'],
    ],
    [
      'a loop after a loop',
      'for i in [1]:\n    x = i\nfor i in [2]:\n    x = i',
      ['1: 1/1 in 0', '3: 1/1 in 0'],
    ],
    ['break', 'for i in range(5):\n    if i == 1:\n        break\nx = 1', ['1: 1/5 in 0', '1: 2/5 in 0']],
    [
      'a function with a loop, called in a loop',
      'def walk():\n    for i in range(1):\n        x = i\nfor k in range(2):\n    walk()',
      ['4: 1/2 in 0', '2: 1/1 in 1', '4: 2/2 in 0', '2: 1/1 in 1'],
    ],
    ['a round that an error ends', 'for i in range(3):\n    x = 1 / (1 - i)', ['1: 1/3 in 0', '1: 2/3 in 0']],
  ])('of %s', async (_, code, rounds) => {
    expect(await told(code)).toEqual(rounds);
  });

  it('cover their events, up to the next round', async () => {
    const code = 'for i in range(2):\n    x = i\ny = 1';
    const { events } = await run(code);
    expect(roundsOf(events, code).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it('knows the innermost round at an event', async () => {
    const code = 'for i in range(2):\n    for j in range(2):\n        x = j\ny = 1';
    const { events } = await run(code);
    const rounds = roundsOf(events, code);
    const at = events.map((event, index) => {
      const round = roundAt(rounds, index);
      return `${event.kind === 'line' ? event.line : ''}: ${round ? `${round.loop}/${round.number}` : 'none'}`;
    });
    expect(at.slice(0, 8)).toEqual([
      '1: none',
      '2: 1/1',
      '3: 2/1',
      '2: 1/1',
      '3: 2/2',
      '2: 1/1',
      '1: none',
      '2: 1/2',
    ]);
  });
});
