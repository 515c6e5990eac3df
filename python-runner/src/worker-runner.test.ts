import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyTimeline } from './empty-timeline.ts';
import type { RunMessage, ToWorker } from './protocol.ts';
import { meadow } from './testing/farm.ts';
import { createWorkerRunner, type RunnerOptions } from './worker-runner.ts';
import type { RunnerPlatform, WorkerPort } from './worker-slot.ts';

const level = meadow();
const finished = JSON.stringify(emptyTimeline(level, { status: 'finished' }));

/** A worker that the test controls. */
const createFakeWorker = () => {
  const sent: ToWorker[] = [];
  let handle: (message: unknown) => void = () => undefined;
  let fail: (reason: string) => void = () => undefined;
  let terminated = false;
  const port: WorkerPort = {
    post: (message) => sent.push(message),
    onMessage: (given) => {
      handle = given;
    },
    onFailure: (given) => {
      fail = given;
    },
    terminate: () => {
      terminated = true;
    },
  };
  const lastRun = () => sent.findLast((message): message is RunMessage & ToWorker => message.type === 'run');
  return {
    port,
    isTerminated: () => terminated,
    runs: () => sent.filter((message) => message.type === 'run').length,
    lastRun,
    say: (message: unknown) => handle(message),
    ready: () => handle({ type: 'ready', memory: 1 }),
    done: (extra: object = {}) =>
      handle({ type: 'done', id: lastRun()?.id, timeline: finished, memory: 1, recycle: false, ...extra }),
    crash: (reason: string) => fail(reason),
  };
};

/** Waits until all pending promises are settled. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const createFixture = (options: RunnerOptions = {}, files: () => Promise<void> = async () => undefined) => {
  const workers: ReturnType<typeof createFakeWorker>[] = [];
  const timers: (() => void)[] = [];
  const quiet: (() => void)[] = [];
  const faults: string[] = [];
  const states: string[] = [];
  const runner = createWorkerRunner(
    {
      spawn: () => {
        const worker = createFakeWorker();
        workers.push(worker);
        return worker.port;
      },
      files: async () => {
        await files();
        return { module: new WebAssembly.Module(EMPTY_MODULE), library: new ArrayBuffer(0) };
      },
      startTimer: (_milliseconds, done) => {
        timers.push(done);
        return () => timers.splice(timers.indexOf(done), 1);
      },
      whenQuiet: (action) => {
        quiet.push(action);
        return () => quiet.splice(quiet.indexOf(action), 1);
      },
    },
    { ...options, onFault: (reason) => faults.push(reason) },
  );
  runner.subscribe(() => states.push(runner.state()));
  const worker = (index: number) => {
    const found = workers[index];
    if (!found) throw new Error(`no worker ${index}`);
    return found;
  };
  /** The page becomes quiet, so that delayed actions start. */
  const becomeQuiet = () => {
    for (const action of quiet.splice(0)) action();
  };
  return { runner, workers, worker, timers, becomeQuiet, faults, states };
};

/** The smallest valid module. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

const request = { code: 'x = 1', level };

it('is dead if its first worker fails before there is a listener', async () => {
  const { port } = createFakeWorker();
  const runner = createWorkerRunner({
    spawn: () => ({ ...port, onFailure: (fail) => fail('py.zip: 503'), hasFiles: true }),
    files: () => Promise.reject(new TypeError('Failed to fetch')),
    startTimer: () => () => undefined,
    whenQuiet: () => () => undefined,
  });
  runner.start();
  await settle();
  expect(runner.state()).toBe('dead');
});

describe('a run', () => {
  it('waits for Python and goes through all states', async () => {
    const { runner, worker, states, timers } = createFixture();
    expect(runner.state()).toBe('booting');
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    expect(runner.state()).toBe('running');
    worker(0).done();
    expect((await result).end).toEqual({ status: 'finished' });
    expect(states).toEqual(['booting', 'ready', 'running', 'ready']);
    expect(timers).toEqual([]);
  });

  it('waits for the run before it', async () => {
    const { runner, worker } = createFixture();
    const results = [runner.run(request), runner.run(request)];
    await settle();
    worker(0).ready();
    await settle();
    expect(worker(0).runs()).toBe(1);
    worker(0).done();
    await settle();
    expect(worker(0).runs()).toBe(2);
    worker(0).done();
    expect((await Promise.all(results)).map((timeline) => timeline.end.status)).toEqual([
      'finished',
      'finished',
    ]);
  });

  it('that takes too long ends with time, and a new worker starts', async () => {
    const { runner, worker, timers } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    timers[0]?.();
    expect((await result).end).toEqual({ status: 'time', line: 0 });
    expect(worker(0).isTerminated()).toBe(true);
    expect(runner.state()).toBe('booting');
  });

  it('that is stopped ends with stopped, and a new worker starts; waiting runs do not start', async () => {
    const { runner, worker } = createFixture();
    const results = [runner.run(request), runner.run(request)];
    await settle();
    worker(0).ready();
    await settle();
    runner.stop();
    expect((await Promise.all(results)).map((timeline) => timeline.end.status)).toEqual([
      'stopped',
      'stopped',
    ]);
    expect(worker(0).isTerminated()).toBe(true);
    expect(worker(1).runs()).toBe(0);
  });

  it('that is stopped while Python starts does not stop the start', async () => {
    const { runner, worker, workers } = createFixture();
    const result = runner.run(request);
    await settle();
    runner.stop();
    expect((await result).end).toEqual({ status: 'stopped' });
    expect([workers.length, worker(0).isTerminated(), runner.state()]).toEqual([1, false, 'booting']);
    worker(0).ready();
    await settle();
    worker(0).crash('out of memory');
    expect(runner.state()).toBe('dead');
  });

  it('that asks to recycle its worker gets a fresh one', async () => {
    const { runner, worker } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    worker(0).done({ recycle: true });
    await result;
    expect(worker(0).isTerminated()).toBe(true);
  });

  it('of a program that is too long never reaches a worker', async () => {
    const { runner, workers } = createFixture();
    const { end } = await runner.run({ code: ' '.repeat(50_001), level });
    expect(end).toMatchObject({ status: 'error', error: { type: 'ProgramTooLong' } });
    expect(workers).toEqual([]);
  });
});

describe('a broken worker', () => {
  const breakages: [what: string, reason: string][] = [
    ['a fatal error', 'RangeError: Maximum call stack size exceeded'],
    ['an invalid timeline', 'an invalid timeline'],
    ['an invalid message', 'an invalid message'],
    ['its own death', 'out of memory'],
  ];
  it.each(breakages)(
    'by %s is replaced, and the run is repeated with the cautious recursion limit',
    async (what, reason) => {
      const { runner, worker, faults } = createFixture();
      const result = runner.run(request);
      await settle();
      worker(0).ready();
      await settle();
      if (what === 'its own death') worker(0).crash(reason);
      else if (what === 'a fatal error') worker(0).say({ type: 'fatal', id: 1, reason });
      else if (what === 'an invalid timeline') worker(0).done({ timeline: '{"version":2}' });
      else worker(0).say({ type: 'win', coins: 1000 });
      await settle();
      expect(worker(0).isTerminated()).toBe(true);
      worker(1).ready();
      await settle();
      expect(worker(1).lastRun()?.recursionLimit).toBeLessThan(worker(0).lastRun()?.recursionLimit ?? 0);
      worker(1).done();
      expect((await result).end).toEqual({ status: 'finished' });
      expect(faults).toEqual([reason]);
    },
  );

  it('leaves the second run only the time that the first one did not use, and reports a full stack', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    onTestFinished(() => clock.mockRestore());
    const { runner, worker } = createFixture({ limits: { milliseconds: 5000 } });
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    clock.mockReturnValue(4000);
    worker(0).say({ type: 'fatal', id: 1, reason: 'RangeError: Maximum call stack size exceeded' });
    await settle();
    worker(1).ready();
    await settle();
    expect(worker(1).lastRun()?.limits).toMatchObject({ milliseconds: 2000 });
    const error = { type: 'RecursionError', message: 'maximum recursion depth exceeded', line: 2, trace: '' };
    worker(1).done({ timeline: JSON.stringify(emptyTimeline(level, { status: 'error', error })) });
    expect((await result).end).toEqual({ status: 'error', error: { ...error, message: 'Stack overflow' } });
  });

  it('after the time of the run ends it with time, and the program does not run again', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    onTestFinished(() => clock.mockRestore());
    const { runner, worker } = createFixture({ limits: { milliseconds: 5000 } });
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    clock.mockReturnValue(6000);
    worker(0).say({ type: 'fatal', id: 1, reason: 'RangeError: Maximum call stack size exceeded' });
    expect((await result).end).toEqual({ status: 'time', line: 0 });
    expect(worker(1).runs()).toBe(0);
  });

  it.each([
    { type: 'fatal', reason: { length: { toString: 1 } } },
    { type: 'done', id: 1, timeline: { length: { toString: 1 } }, memory: 1, recycle: false },
    { type: { toString: 1, valueOf: 1 } },
    { length: { toString: 1 } },
  ])('by an unreadable message is replaced: %#', async (message) => {
    const { runner, worker, faults } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    expect(() => worker(0).say(message)).not.toThrow();
    await settle();
    expect([worker(0).isTerminated(), faults]).toEqual([true, ['an invalid message']]);
    worker(1).ready();
    await settle();
    worker(1).done();
    expect((await result).end).toEqual({ status: 'finished' });
  });

  it('that breaks again ends the run with crashed', async () => {
    const { runner, worker } = createFixture();
    const result = runner.run(request);
    for (const index of [0, 1]) {
      await settle();
      worker(index).ready();
      await settle();
      worker(index).say({ type: 'fatal', id: index + 1, reason: 'InternalError: too much recursion' });
    }
    expect((await result).end).toMatchObject({ status: 'crashed', error: { type: 'RecursionError' } });
  });

  it.each<[what: string, how: 'crash' | 'fatal']>([
    ['dies', 'crash'],
    ['reports that it is broken', 'fatal'],
  ])('that %s between two runs gets no further program', async (_what, how) => {
    const { runner, worker, faults } = createFixture();
    runner.start();
    worker(0).ready();
    await settle();
    if (how === 'crash') worker(0).crash('out of memory');
    else worker(0).say({ type: 'fatal', reason: 'out of memory' });
    expect([runner.state(), worker(0).isTerminated(), faults]).toEqual(['dead', true, ['out of memory']]);
    const result = runner.run(request);
    await settle();
    worker(1).ready();
    await settle();
    worker(1).done();
    expect((await result).end).toEqual({ status: 'finished' });
    expect(worker(0).runs()).toBe(0);
  });

  it('ignores answers to an earlier run', async () => {
    const { runner, worker } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    worker(0).done({ id: 7 });
    await settle();
    expect(runner.state()).toBe('running');
    worker(0).done();
    expect((await result).end.status).toBe('finished');
  });
});

describe('a timeline that the engine does not confirm', () => {
  it('ends the run as unchecked, without a completion, and the worker is replaced', async () => {
    const { runner, worker, faults } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    const verdict = { complete: true, goals: [{ met: true, score: 1, maxScore: 1 }] };
    worker(0).done({ timeline: JSON.stringify({ ...JSON.parse(finished), verdict }) });
    const timeline = await result;
    expect([timeline.end, timeline.verdict.complete]).toEqual([{ status: 'unchecked' }, false]);
    expect([worker(0).isTerminated(), faults]).toEqual([true, ['a timeline that does not replay']]);
  });
});

describe('Python that cannot be started', () => {
  it('is dead, and the next run tries again', async () => {
    let offline = true;
    const { runner, worker, faults } = createFixture({}, async () => {
      if (offline) throw new Error('offline');
    });
    expect((await runner.run(request)).end).toEqual({ status: 'crashed' });
    expect([runner.state(), faults]).toEqual(['dead', ['Error: offline']]);
    offline = false;
    const result = runner.run(request);
    await settle();
    worker(1).ready();
    await settle();
    worker(1).done();
    expect((await result).end).toEqual({ status: 'finished' });
  });
});

/** A runner with a spare, after its first run. */
const createFixtureWithRun = async (options: RunnerOptions = {}) => {
  const fixture = createFixture({ spare: true, ...options });
  const { runner, worker, becomeQuiet } = fixture;
  const result = runner.run(request);
  await settle();
  worker(0).ready();
  await settle();
  // A spare starts only after the end of the first run.
  becomeQuiet();
  expect(fixture.workers).toHaveLength(1);
  worker(0).done();
  await result;
  return fixture;
};

describe('a rehearsal', () => {
  it('runs once in a worker that has run nothing, changes no state, and its end is not the end of a run', async () => {
    const { runner, worker, states } = createFixture();
    runner.start();
    runner.rehearse(level);
    worker(0).ready();
    await settle();
    const before = states.length;
    runner.rehearse(level);
    runner.rehearse(level);
    const rehearsed = worker(0).lastRun()?.id;
    const result = runner.run(request);
    expect([worker(0).runs(), states.length - before]).toEqual([2, 1]);
    worker(0).done({ id: rehearsed });
    await settle();
    expect(runner.state()).toBe('running');
    worker(0).done();
    expect((await result).end).toEqual({ status: 'finished' });
    runner.rehearse(level);
    expect(worker(0).runs()).toBe(2);
  });

  it('does not count as a use of the worker', async () => {
    const { runner, worker, workers } = createFixture();
    runner.start();
    worker(0).ready();
    await settle();
    runner.rehearse(level);
    worker(0).done();
    runner.foreign();
    expect([workers.length, worker(0).isTerminated()]).toEqual([1, false]);
  });
});

it('a worker that is ready gets a program in the same step', async () => {
  const { runner, worker } = createFixture();
  runner.start();
  worker(0).ready();
  await settle();
  void runner.run(request);
  expect(worker(0).runs()).toBe(1);
});

describe('a spare', () => {
  it('is started after a run when nothing happens, and replaces the worker after a stop', async () => {
    const { runner, worker, workers, becomeQuiet } = await createFixtureWithRun();
    expect(workers).toHaveLength(1);
    becomeQuiet();
    expect(workers).toHaveLength(2);
    worker(1).ready();
    await settle();
    const stopped = runner.run(request);
    await settle();
    runner.stop();
    expect((await stopped).end).toEqual({ status: 'stopped' });
    expect([runner.state(), worker(0).isTerminated()]).toEqual(['ready', true]);
    const next = runner.run(request);
    await settle();
    worker(1).done();
    expect((await next).end).toEqual({ status: 'finished' });
    becomeQuiet();
    expect(workers).toHaveLength(3);
  });

  it('is not started while Python has run no program', async () => {
    const { runner, worker, workers, becomeQuiet } = createFixture({ spare: true });
    runner.start();
    worker(0).ready();
    await settle();
    becomeQuiet();
    expect(workers).toHaveLength(1);
  });

  it('that is still starting ends when a run begins, and starts again after the run', async () => {
    const { runner, worker, workers, becomeQuiet } = await createFixtureWithRun();
    becomeQuiet();
    const second = runner.run(request);
    await settle();
    expect([workers.length, worker(1).isTerminated()]).toEqual([2, true]);
    becomeQuiet();
    expect(workers).toHaveLength(2);
    worker(0).done();
    await second;
    becomeQuiet();
    expect(workers).toHaveLength(3);
  });

  it('that does not exist yet when a run is stopped: a new worker starts', async () => {
    const { runner, worker, workers, becomeQuiet } = await createFixtureWithRun();
    const stopped = runner.run(request);
    await settle();
    runner.stop();
    expect((await stopped).end).toEqual({ status: 'stopped' });
    expect([runner.state(), workers.length]).toEqual(['booting', 2]);
    // No spare starts while Python starts again; it starts once Python is ready.
    becomeQuiet();
    expect(workers).toHaveLength(2);
    worker(1).ready();
    await settle();
    expect(runner.state()).toBe('ready');
    becomeQuiet();
    expect(workers).toHaveLength(3);
    const next = runner.run(request);
    await settle();
    worker(1).done();
    expect((await next).end).toEqual({ status: 'finished' });
  });

  it('that has died does not replace the worker', async () => {
    const { runner, worker, becomeQuiet } = await createFixtureWithRun();
    becomeQuiet();
    worker(1).ready();
    await settle();
    worker(1).crash('out of memory');
    const stopped = runner.run(request);
    await settle();
    runner.stop();
    await stopped;
    worker(2).ready();
    await settle();
    const next = runner.run(request);
    await settle();
    worker(2).done();
    expect((await next).end).toEqual({ status: 'finished' });
  });
});

describe('a probe', () => {
  it('runs in the worker of the last run, on its level and with a short limit, and keeps the worker', async () => {
    const { runner, worker, workers } = await createFixtureWithRun();
    const probe = runner.probe('x = 2');
    await settle();
    const sent = worker(0).lastRun();
    worker(0).done();
    expect((await probe)?.end).toEqual({ status: 'finished' });
    expect([sent?.request.code, sent?.limits.milliseconds, sent?.request.level]).toEqual([
      'x = 2',
      1000,
      level,
    ]);
    expect([workers.length, runner.state()]).toEqual([1, 'ready']);
  });

  it('comes before a run that is asked for later', async () => {
    const { runner, worker } = await createFixtureWithRun();
    const probe = runner.probe('x = 2');
    const result = runner.run(request);
    await settle();
    expect(worker(0).runs()).toBe(2);
    worker(0).done();
    await probe;
    await settle();
    expect(worker(0).lastRun()?.request.code).toBe(request.code);
    worker(0).done();
    expect((await result).end).toEqual({ status: 'finished' });
  });

  it('does not run before the first run, in a worker that starts, or after a stop', async () => {
    const fresh = createFixture();
    const before = await fresh.runner.probe('x = 2');
    const { runner, worker } = await createFixtureWithRun();
    const stopped = runner.probe('x = 2');
    runner.stop();
    const result = await stopped;
    const running = runner.run(request);
    await settle();
    runner.stop();
    await running;
    const during = await runner.probe('x = 2');
    expect([before, result, during]).toEqual([undefined, undefined, undefined]);
    expect(worker(0).runs()).toBe(2);
  });
});

describe('a trial', () => {
  const never = new AbortController().signal;

  /** A trial of two programs, of which the first is running in the spare. */
  const createFixtureWithTrial = async (options: RunnerOptions = {}, signal = never) => {
    const fixture = await createFixtureWithRun(options);
    const trial = fixture.runner.tryOut([request, { ...request, code: 'x = 2' }], signal);
    await settle();
    fixture.becomeQuiet();
    fixture.worker(1).ready();
    await settle();
    return { ...fixture, trial };
  };

  it('runs its programs in the spare, with a short limit, and changes no state of the runner', async () => {
    const { worker, states, trial } = await createFixtureWithTrial();
    const before = [...states];
    const first = worker(1).lastRun();
    worker(1).done();
    await settle();
    worker(1).done();
    expect((await trial)?.map(({ end }) => end.status)).toEqual(['finished', 'finished']);
    expect([first?.limits.milliseconds, worker(1).lastRun()?.request.code]).toEqual([1000, 'x = 2']);
    expect([worker(0).runs(), worker(1).runs(), states]).toEqual([1, 2, before]);
  });

  it('leaves the spare warm', async () => {
    const { runner, worker, workers, trial } = await createFixtureWithTrial();
    worker(1).done();
    await settle();
    worker(1).done();
    await trial;
    const stopped = runner.run(request);
    await settle();
    runner.stop();
    await stopped;
    expect([workers.length, worker(1).isTerminated(), runner.state()]).toEqual([2, false, 'ready']);
  });

  it('ends when a run begins, and the run does not wait', async () => {
    const { runner, worker, trial } = await createFixtureWithTrial();
    const result = runner.run(request);
    expect(await trial).toBeUndefined();
    await settle();
    expect([worker(1).isTerminated(), worker(0).runs()]).toEqual([true, 2]);
    worker(0).done();
    expect((await result).end).toEqual({ status: 'finished' });
  });

  it('ends when a run begins while its worker starts', async () => {
    const { runner, worker, becomeQuiet } = await createFixtureWithRun();
    const trial = runner.tryOut([request], never);
    await settle();
    becomeQuiet();
    void runner.run(request);
    expect(await trial).toBeUndefined();
    expect([worker(1).isTerminated(), worker(1).runs()]).toEqual([true, 0]);
  });

  it('does not begin during a run, before the first run, or on a device with little memory', async () => {
    const { runner, worker, workers, becomeQuiet } = await createFixtureWithRun();
    const running = runner.run(request);
    const during = await runner.tryOut([request], never);
    worker(0).done();
    await running;
    const before = await createFixture({ spare: true }).runner.tryOut([request], never);
    const small = await createFixtureWithRun({ spare: false, trials: false });
    const without = await small.runner.tryOut([request], never);
    small.becomeQuiet();
    becomeQuiet();
    expect([during, before, without]).toEqual([undefined, undefined, undefined]);
    expect([workers.length, small.workers.length]).toEqual([2, 1]);
  });

  it('is aborted while it waits for its worker', async () => {
    const { runner, worker, becomeQuiet } = await createFixtureWithRun();
    const abort = new AbortController();
    const trial = runner.tryOut([request], abort.signal);
    await settle();
    abort.abort();
    expect(await trial).toBeUndefined();
    becomeQuiet();
    worker(1).ready();
    await settle();
    expect(worker(1).runs()).toBe(0);
  });

  it.each<[string, (worker: ReturnType<typeof createFakeWorker>, late: () => void) => void]>([
    ['breaks its worker', (worker) => worker.crash('out of memory')],
    ['asks to replace its worker', (worker) => worker.done({ recycle: true })],
    ['never ends', (_, late) => late()],
  ])('that %s ends its worker, not that of the learner', async (_what, act) => {
    const { worker, timers, trial } = await createFixtureWithTrial();
    act(worker(1), () => timers.at(-1)?.());
    await settle();
    expect([worker(1).isTerminated(), worker(0).isTerminated()]).toEqual([true, false]);
    // The trial is not awaited, because its second program waits for another spare.
    void trial;
  });

  it('ends its worker if no spare may stay', async () => {
    const { worker, workers, trial } = await createFixtureWithTrial({ spare: false });
    worker(1).done();
    await settle();
    worker(1).done();
    expect(await trial).toHaveLength(2);
    expect([workers.length, worker(1).isTerminated(), worker(0).isTerminated()]).toEqual([2, true, false]);
  });

  it('leaves no worker for the program of another person', async () => {
    const { runner, worker, workers, trial } = await createFixtureWithTrial();
    worker(1).done();
    await settle();
    worker(1).done();
    await trial;
    runner.foreign();
    expect([worker(0).isTerminated(), worker(1).isTerminated(), workers.length]).toEqual([true, true, 3]);
  });
});

describe('foreign code', () => {
  it('replaces its worker, but only one that has run a program', async () => {
    const { runner, worker, workers } = createFixture();
    runner.start();
    await settle();
    worker(0).ready();
    await settle();
    runner.foreign();
    expect(workers).toHaveLength(1);
    const result = runner.run(request);
    await settle();
    worker(0).done();
    await result;
    runner.foreign();
    expect([worker(0).isTerminated(), workers.length]).toEqual([true, 2]);
  });

  it('replaces its worker after the run, if it is still running', async () => {
    const { runner, worker } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    runner.foreign();
    worker(0).done();
    expect((await result).end).toEqual({ status: 'finished' });
    expect(worker(0).isTerminated()).toBe(true);
  });
});

describe('foreign code that breaks its worker', () => {
  it('also replaces the worker that repeats it', async () => {
    const { runner, worker } = createFixture();
    const result = runner.run(request);
    await settle();
    worker(0).ready();
    await settle();
    runner.foreign();
    worker(0).crash('out of memory');
    await settle();
    worker(1).ready();
    await settle();
    worker(1).done();
    expect((await result).end).toEqual({ status: 'finished' });
    expect(worker(1).isTerminated()).toBe(true);
  });
});

describe('dispose', () => {
  it('terminates every worker and ends the run', async () => {
    const { runner, worker, becomeQuiet } = await createFixtureWithRun();
    becomeQuiet();
    worker(1).ready();
    await settle();
    const result = runner.run(request);
    await settle();
    runner.dispose();
    expect((await result).end).toEqual({ status: 'stopped' });
    expect([worker(0).isTerminated(), worker(1).isTerminated(), runner.state()]).toEqual([
      true,
      true,
      'dead',
    ]);
    expect((await runner.run(request)).end).toEqual({ status: 'stopped' });
  });
});

describe('a worker that has its files', () => {
  it('does not get them again', async () => {
    const sent: ToWorker[] = [];
    const files = vi.fn<RunnerPlatform['files']>();
    const port: WorkerPort = {
      post: (message) => sent.push(message),
      onMessage: (handle) => handle({ type: 'ready', memory: 1 }),
      onFailure: () => {},
      terminate: () => {},
      hasFiles: true,
    };
    const runner = createWorkerRunner({
      spawn: () => port,
      files,
      startTimer: () => () => {},
      whenQuiet: () => () => {},
    });
    runner.start();
    await settle();
    expect(runner.state()).toBe('ready');
    expect([sent, files.mock.calls]).toEqual([[], []]);
  });
});
