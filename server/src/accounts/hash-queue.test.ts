import { expect, test } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

/** Tasks that end on request, and a list of the tasks that have started. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      ends.set(name, () => resolve(name));
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, work, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;

test('a login starts while lists wait, and lists never take its threads', async () => {
  const { begun, work, end } = createWork();
  const queue = createHashQueue({ interactive: 2, bulk: 1 });
  const list = queue.runList([work('a1'), work('a2'), work('a3')], { owner: 'a', signal: never });
  await settled();
  expect(begun).toEqual(['a1']);
  const logins = ['login 1', 'login 2', 'login 3'].map((name) => queue.run(work(name)));
  await settled();
  expect(begun).toEqual(['a1', 'login 1', 'login 2']);
  await end('login 2');
  expect(begun).toEqual(['a1', 'login 1', 'login 2', 'login 3']);
  for (const name of ['a1', 'a2', 'a3', 'login 1', 'login 3']) await end(name);
  expect(await list).toEqual(['a1', 'a2', 'a3']);
  expect(await Promise.all(logins)).toEqual(['login 1', 'login 2', 'login 3']);
});

test('lists of several schools alternate, however long the first one is', async () => {
  const { begun, work, end } = createWork();
  const queue = createHashQueue({ interactive: 1, bulk: 1 });
  const names = (owner: string) => Array.from({ length: 4 }, (_, at) => `${owner}${at}`);
  const lists = ['a', 'b'].map((owner) => queue.runList(names(owner).map(work), { owner, signal: never }));
  await settled();
  for (let at = 0; at < 8; at += 1) await end(begun[at] ?? '');
  expect(begun).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  expect(await Promise.all(lists)).toEqual([names('a'), names('b')]);
});

test('work that has not started is dropped when its request is gone', async () => {
  const { begun, work, end } = createWork();
  const queue = createHashQueue({ interactive: 1, bulk: 1 });
  const gone = new AbortController();
  const list = queue.runList([work('a1'), work('a2'), work('a3')], { owner: 'a', signal: gone.signal });
  await settled();
  gone.abort();
  await end('a1');
  expect(await list).toBeUndefined();
  expect(begun).toEqual(['a1']);
  const next = queue.runList([work('b1')], { owner: 'b', signal: never });
  await settled();
  await end('b1');
  expect(await next).toEqual(['b1']);
});

test('a failing task fails only its own list', async () => {
  const queue = createHashQueue({ interactive: 1, bulk: 1 });
  const failing = queue.runList([() => Promise.reject(new Error('no memory'))], {
    owner: 'a',
    signal: never,
  });
  await expect(failing).rejects.toThrow('no memory');
  expect(await queue.runList([async () => 'fine'], { owner: 'a', signal: never })).toEqual(['fine']);
});
