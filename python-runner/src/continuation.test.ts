import { expect, it } from 'vitest';
import { continues } from './continuation.ts';
import { usePython } from './testing/python.ts';

const run = usePython();

it.each([
  ['print("a")\nprint(input())', true],
  ['import random, time\ntime.sleep(random.random())\nplayer.turn_left()\ninput()', true],
])('%j goes on as it began: %s', async (code, same) => {
  expect(continues(await run(code), await run(code, { answers: ['1'] }))).toBe(same);
});

it('sees a run that went another way', async () => {
  const code = 'import random\nprint(random.random())\ninput()';
  expect(continues(await run(code), await run(code, { answers: ['1'], seed: 2 }))).toBe(false);
});
