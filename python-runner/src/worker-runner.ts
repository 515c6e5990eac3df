import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { emptyTimeline, PROGRAM_TOO_LONG, withFullStack } from './empty-timeline.ts';
import {
  LONGEST_PROGRAM,
  RECURSION_LIMITS,
  type RunLimits,
  type RunRequest,
  runLimitsSchema,
} from './protocol.ts';
import { isMemoryFull, timelineOf } from './run-outcome.ts';
import { createSpareWorker } from './spare-worker.ts';
import { createTrials, type Trials } from './trials.ts';
import {
  type Allowance,
  type Outcome,
  type RunnerPlatform,
  type RunnerState,
  startWorkerSlot,
  type WorkerSlot,
} from './worker-slot.ts';

export type Runner = {
  /** Starts Python in advance; otherwise the first run starts it. */
  readonly start: () => void;
  readonly state: () => RunnerState;
  /** Calls the listener on every change of the state; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Makes the first run faster: runs a few lines on its level, unseen, if Python is ready and has not run anything yet.
   */
  readonly rehearse: (level: Level) => void;
  /**
   * Runs a program to its end. Never rejects: every end is a `RunEnd`. A run starts after the runs before it have
   * ended.
   */
  readonly run: (request: RunRequest) => Promise<Timeline>;
  /**
   * Runs programs in the spare worker, unseen, and returns their timelines in order. A run of the learner never waits
   * for a trial: it ends the trial. Undefined if not all of the programs ran: for example during a run, on a device
   * without a second worker, or when `signal` aborts.
   */
  readonly tryOut: (
    requests: readonly RunRequest[],
    signal: AbortSignal,
  ) => Promise<readonly Timeline[] | undefined>;
  /**
   * Runs a short program of our own in the worker of the last run, between that run and the next. Undefined if that
   * worker is not ready, or if the program did not end. Do not use this for a learner's program.
   */
  readonly probe: (code: string) => Promise<Timeline | undefined>;
  /** Ends the current run, and those waiting, with `stopped`. */
  readonly stop: () => void;
  /** Call when the next program belongs to another person: the next run then gets a fresh worker. */
  readonly foreign: () => void;
  readonly dispose: () => void;
};

export type RunnerOptions = {
  /**
   * Whether to keep a second worker warm, for the run after a stop. The second worker starts after the first run, once
   * the page is quiet.
   */
  readonly spare?: boolean;
  /** Whether the device has enough memory for a second worker during a trial; default true. */
  readonly trials?: boolean;
  readonly limits?: Partial<RunLimits>;
  /**
   * Whether to keep a worker that asks to be replaced because a program changed the library. Only for tests of the
   * reset.
   */
  readonly keepWorker?: boolean;
  /** Gets the reason why a worker broke, in technical English, for a log. */
  readonly onFault?: (reason: string) => void;
};

/** The worker of the next run, and perhaps a warm spare. */
type Stable = {
  readonly current: () => WorkerSlot | undefined;
  /** The current worker; starts one when there is none or it is dead. */
  readonly ready: () => WorkerSlot;
  /** Ends the current worker and replaces it with the spare or a new one. */
  readonly replace: () => void;
  /** Call this before a run, so that the spare does not slow the run down. */
  readonly beginRun: () => void;
  /** Call this after a run, so that the spare can start. */
  readonly endRun: () => void;
  /** Runs programs in the spare, between two runs. */
  readonly tryOut: Trials['run'];
  /** The next programs belong to another person: no worker that has run a program stays. */
  readonly forget: () => void;
  readonly dispose: () => void;
};

const createStable = (platform: RunnerPlatform, options: RunnerOptions, onState: () => void): Stable => {
  const limits = runLimitsSchema.parse(options.limits ?? {});
  let current: WorkerSlot | undefined;
  let disposed = false;
  /** Whether a run has ended and no other has begun since. */
  let isBetweenRuns = false;

  const startSlot = (): WorkerSlot => {
    const slot: WorkerSlot = startWorkerSlot({
      platform,
      limits,
      onState: () => {
        if (slot === current) onState();
      },
      onFault: (reason) => options.onFault?.(reason),
    });
    return slot;
  };

  const spare = createSpareWorker(startSlot, platform.whenQuiet);
  const trials = createTrials(spare, limits, options.spare ?? false);

  const planSpare = (): void => {
    if (options.spare && isBetweenRuns && !disposed && current?.state() === 'ready') spare.plan();
  };

  const takeNext = (): WorkerSlot => {
    const slot = spare.take() ?? startSlot();
    current = slot;
    onState();
    slot.started.then((ready) => {
      if (ready && slot === current) planSpare();
    });
    return slot;
  };

  return {
    current: () => current,
    ready: () => (current && current.state() !== 'dead' ? current : takeNext()),
    replace: () => {
      current?.terminate();
      if (!disposed) takeNext();
    },
    beginRun: () => {
      isBetweenRuns = false;
      spare.makeWay();
    },
    endRun: () => {
      isBetweenRuns = true;
      planSpare();
    },
    tryOut: async (requests, signal) => {
      // Two workers that start at the same time would slow each other down.
      const isReady = options.trials !== false && isBetweenRuns && (await current?.started);
      return isReady && isBetweenRuns && !disposed ? trials.run(requests, signal) : undefined;
    },
    forget: spare.endUsed,
    dispose: () => {
      disposed = true;
      current?.terminate();
      spare.dispose();
    },
  };
};

/** Time limit of a probe, in milliseconds, because the learner waits for its answer. */
const PROBE_LIMITS = runLimitsSchema.parse({ milliseconds: 1000 });

/**
 * Runs programs in the current worker and replaces the worker if needed. The caller must not let runs
 * overlap.
 */
const createRuns = (stable: Stable, keepWorker: boolean): Pick<Runner, 'run' | 'probe' | 'foreign'> => {
  let isForeign = false;
  let lastLevel: Level | undefined;

  /** Runs once and leaves a worker that can run again. */
  const attempt = async (request: RunRequest, allowed: Allowance): Promise<Outcome> => {
    const slot = stable.ready();
    const outcome = await slot.run(request, allowed);
    if (slot.state() !== 'running') return outcome;
    if (outcome.kind === 'done' && !isForeign && (keepWorker || !outcome.recycle)) slot.keep();
    else stable.replace();
    return outcome;
  };

  return {
    run: async (request) => {
      const { code, level } = request;
      if (code.length > LONGEST_PROGRAM)
        return emptyTimeline(level, { status: 'error', error: PROGRAM_TOO_LONG });
      isForeign = false;
      lastLevel = level;
      stable.beginRun();
      try {
        const first = await attempt(request, { recursionLimit: RECURSION_LIMITS.usual });
        if (first.kind !== 'broken' || isMemoryFull(first)) return timelineOf(first, level);
        // The cause is almost always endless recursion through C code, which breaks the interpreter before Python
        // reaches its limit. With a lower limit, Python stops in time and reports the line.
        const cautious = { recursionLimit: RECURSION_LIMITS.cautious, spent: first.after ?? 0 };
        return withFullStack(timelineOf(await attempt(request, cautious), level));
      } finally {
        stable.endRun();
      }
    },
    probe: async (code) => {
      if (!lastLevel || stable.current()?.state() !== 'ready') return undefined;
      const allowed = { recursionLimit: RECURSION_LIMITS.usual, limits: PROBE_LIMITS };
      const outcome = await attempt({ code, level: lastLevel }, allowed);
      return outcome.kind === 'done' ? outcome.timeline : undefined;
    },
    foreign: () => {
      stable.forget();
      const slot = stable.current();
      if (slot?.state() === 'running') isForeign = true;
      else if (slot?.isUsed()) stable.replace();
    },
  };
};

/** Runs programs in workers. `runner.ts`, `node-runner.ts` and `process-runner.ts` provide the platforms. */
export const createWorkerRunner = (platform: RunnerPlatform, options: RunnerOptions = {}): Runner => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const stable = createStable(platform, options, tell);
  const runs = createRuns(stable, options.keepWorker ?? false);
  let queue: Promise<unknown> | undefined;
  let disposed = false;
  /** This number grows with every stop. Runs requested before a stop do not start. */
  let stops = 0;

  /**
   * Runs one task after the other, the first one immediately. If a stop comes before a task starts, returns `stopped`
   * instead.
   */
  const inTurn = <T>(task: () => Promise<T>, stopped: () => T): Promise<T> => {
    const askedAt = stops;
    const start = async (): Promise<T> => (askedAt === stops && !disposed ? task() : stopped());
    const result = queue ? queue.then(start) : start();
    queue = result;
    void result.then(() => {
      if (queue === result) queue = undefined;
    });
    return result;
  };

  return {
    start: () => {
      if (!disposed) stable.ready();
    },
    state: () => (disposed ? 'dead' : (stable.current()?.state() ?? 'booting')),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rehearse: (level) => stable.current()?.rehearse(level),
    run: (request) =>
      inTurn(
        () => runs.run(request),
        () => emptyTimeline(request.level, { status: 'stopped' }),
      ),
    probe: (code) =>
      inTurn(
        () => runs.probe(code),
        () => undefined,
      ),
    tryOut: stable.tryOut,
    stop: () => {
      stops += 1;
      stable.current()?.stop();
    },
    foreign: runs.foreign,
    dispose: () => {
      disposed = true;
      stops += 1;
      stable.current()?.stop();
      stable.dispose();
      tell();
    },
  };
};
