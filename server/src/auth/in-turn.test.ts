import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

/** A piece of work that ends when it is told to, and what has begun so far. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, (failed: boolean) => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failed) => (failed ? reject(new Error(name)) : resolve(name)));
      });
    },
    end: (name: string, failed = false) => ends.get(name)?.(failed),
  };
}

test('no more begin than may at once, the others in their order', async () => {
  const { begun, work, end } = createWork();
  const inTurn = createTurns(2);
  const done = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await done[1]).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a', true);
  await expect(done[0]).rejects.toThrow('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever comes at the moment when one ends does not begin beside the one that waits', async () => {
  const { begun, work, end } = createWork();
  const inTurn = createTurns(1);
  void inTurn(work('first'));
  void inTurn(work('second'));
  end('first');
  // Newcomers in each of the steps in which the end is passed on.
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await Promise.resolve();
    void inTurn(work(`late ${step}`));
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['first', 'second']);
});
