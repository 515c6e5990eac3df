import { expect, it } from 'vitest';
import { errorOf, printed, usePython } from './testing/python.ts';
import { RIGHT_WITHOUT_BRACKETS } from './testing/slips-without-brackets.ts';

const run = usePython();

it.each(RIGHT_WITHOUT_BRACKETS)('reports nothing for a correct program: %j', async (code) => {
  const { end, events } = await run(code);
  expect(end).toEqual({ status: 'finished' });
  expect(events.some((event) => event.kind === 'command')).toBe(true);
});

it('a compiler warning is not printed, and is not a mistake if the program meets its goals', async () => {
  const timeline = await run('steps = 2\nif steps is 2:\n    player.move_forward(2)');
  expect([timeline.end, printed(timeline)]).toEqual([{ status: 'finished' }, '']);
});

it('an error comes before a compiler warning', async () => {
  expect(errorOf(await run('x = "a\\d"\ny = 1 / 0')).type).toBe('ZeroDivisionError');
});

it.each([
  ['hens = ["Ada", "Berta"]\nprint(hens[2])', { length: '2', index: '2', '=hens': "['Ada', 'Berta']" }],
  [
    'hens = ["Ada", "Berta"]\nfor i in range(3):\n    print(hens[i])',
    { length: '2', index: '2', '=hens': "['Ada', 'Berta']", '=i': '2' },
  ],
  [
    'def last(word):\n    n = len(word)\n    return word[n]\nlast("cow")',
    { length: '3', index: '3', '=word': "'cow'", '=n': '3' },
  ],
  ['hens = [1]\ni = 0\nhens[len(hens) + 1 - i]', { length: '1', index: '2', '=hens': '[1]', '=i': '0' }],
  ['hens = [1]\ndef len(x):\n    return 5\nhens[len(hens)]', { length: '1', '=hens': '[1]' }],
  ['hens = [1]\nhens[-2]', { length: '1', index: '-2', '=hens': '[1]' }],
  ['rows = [[1]]\nprint(rows[0][7])', { '=rows': '[[1]]' }],
  [
    'class Hen:\n    def __repr__(self):\n        raise ValueError\nhen = Hen()\nhen + 1',
    { '=hen': 'Hen()' },
  ],
  ['print(len + 1)', undefined],
])('an index error contains the length of a named sequence: %j', async (code, names) => {
  expect(errorOf(await run(code)).names).toEqual(names);
});
