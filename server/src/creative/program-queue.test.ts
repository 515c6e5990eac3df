import { emptyTimeline } from '@hopcode/python-runner/empty-timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { expect, test } from 'vitest';
import { fakePython } from '../testing/certificates.ts';
import { carrotFarm } from '../testing/creative-levels.ts';
import { createProgramQueue, type ProgramQueueOptions } from './program-queue.ts';

type End = Parameters<typeof emptyTimeline>[1];

const asked = (program: string) => ({ farms: [carrotFarm()], program, answers: [] });
const BUSY = { ok: false, problem: 'busy' };

/** A queue whose programs run until `finish` ends the first of them, or its runner is disposed. */
const heldQueue = (options: Omit<ProgramQueueOptions, 'startPython'> = {}) => {
  const started: string[] = [];
  const held: (() => void)[] = [];
  const startPython = (): Runner => {
    const ends: (() => void)[] = [];
    return {
      ...fakePython(),
      run: async (request) => {
        if (request.code === '') return emptyTimeline(request.level, { status: 'finished' });
        started.push(request.code);
        const end: End = await new Promise((done) => {
          held.push(() => done({ status: 'finished' }));
          ends.push(() => done({ status: 'stopped' }));
        });
        const timeline = emptyTimeline(request.level, end);
        return { ...timeline, verdict: { ...timeline.verdict, complete: end.status === 'finished' } };
      },
      dispose: () => {
        for (const end of ends) end();
      },
    };
  };
  return { queue: createProgramQueue({ startPython, ...options }), started, finish: () => held.shift()?.() };
};

test('programs run one after another, and the same program of an account runs only once', async () => {
  const { queue, started, finish } = heldQueue();
  const [first, again, other] = [
    queue.check('ada', asked('a')),
    queue.check('ada', asked('a')),
    queue.check('bo', asked('b')),
  ];
  await expect.poll(() => started).toEqual(['a']);
  finish();
  expect([await first, await again]).toEqual([{ ok: true }, { ok: true }]);
  await expect.poll(() => started).toEqual(['a', 'b']);
  finish();
  expect(await other).toEqual({ ok: true });
});

test.each([
  ['the queue is full', { most: 1 }, 'bo'],
  ['its account has enough in the queue', { mostOfAccount: 1 }, 'ada'],
])('a program is refused for now when %s, and accepted later', async (_what, options, userId) => {
  const { queue, started, finish } = heldQueue(options);
  const first = queue.check('ada', asked('a'));
  await expect.poll(() => started).toEqual(['a']);
  expect(await queue.check(userId, asked('b'))).toEqual(BUSY);
  finish();
  expect(await first).toEqual({ ok: true });
  const later = queue.check(userId, asked('b'));
  await expect.poll(() => started).toEqual(['a', 'b']);
  finish();
  expect(await later).toEqual({ ok: true });
});

test('a program that waits too long is refused for now, even while another one is running', async () => {
  const { queue, started, finish } = heldQueue({ longestWait: 1 });
  const first = queue.check('ada', asked('a'));
  await expect.poll(() => started).toEqual(['a']);
  expect(await queue.check('bo', asked('b'))).toEqual(BUSY);
  finish();
  expect(await first).toEqual({ ok: true });
  expect(started).toEqual(['a']);
});

test('a Python that does not start is not the fault of the program', async () => {
  let end = (): void => {};
  const startPython = (): Runner => ({
    ...fakePython(),
    run: async ({ level }) => {
      await new Promise<void>((done) => {
        end = done;
      });
      return emptyTimeline(level, { status: 'stopped' });
    },
    dispose: () => end(),
  });
  const queue = createProgramQueue({ startPython, longestStart: 1 });
  expect(await queue.check('ada', asked('a'))).toEqual(BUSY);
});

test('a check that takes too long is stopped', async () => {
  const { queue } = heldQueue({ longestCheck: 1 });
  expect(await queue.check('ada', asked('a'))).toEqual({
    ok: false,
    problem: { code: 'program_slow', farm: 0 },
  });
});

test('a server that stops ends all checks', async () => {
  const { queue, started } = heldQueue();
  const all = [queue.check('ada', asked('a')), queue.check('bo', asked('b'))];
  await expect.poll(() => started).toEqual(['a']);
  queue.stop();
  expect(await Promise.all(all)).toEqual([BUSY, BUSY]);
  expect(await queue.check('cy', asked('c'))).toEqual(BUSY);
});

const error = { type: 'RecursionError', message: '', line: 1, trace: '' };
test.each<[string, End, unknown]>([
  ['that fails', { status: 'error', error }, { code: 'program_fails', farm: 0 }],
  ['that asks too much', { status: 'questions', line: 1 }, { code: 'program_fails', farm: 0 }],
  ['that prints too much', { status: 'output', line: 1 }, { code: 'program_fails', farm: 0 }],
  ['that is slow', { status: 'time', line: 1 }, { code: 'program_slow', farm: 0 }],
  ['that breaks Python', { status: 'crashed', error }, { code: 'program_fails', farm: 0 }],
  ['whose process dies', { status: 'crashed' }, 'broken'],
  ['with a false report', { status: 'unchecked' }, { code: 'program_fails', farm: 0 }],
])('a program %s', async (_what, end, problem) => {
  const startPython = (): Runner => ({
    ...fakePython(),
    run: async ({ level }) => emptyTimeline(level, end),
  });
  expect(await createProgramQueue({ startPython }).check('ada', asked('a'))).toEqual({ ok: false, problem });
});
