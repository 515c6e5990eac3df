import { type Timeline, timelineSchema } from '@hopcode/engine/formats/timeline';
import { ENDLESS_RECURSION, emptyTimeline, PROGRAM_TOO_LONG } from './empty-timeline.ts';
import {
  fromWorkerSchema,
  LONGEST_PROGRAM,
  RECURSION_LIMITS,
  type RunLimits,
  type RunRequest,
  runLimitsSchema,
  type ToWorker,
} from './protocol.ts';

/** A worker that runs Python, in a browser or in Node. Messages from it are unchecked. */
export type WorkerPort = {
  readonly post: (message: ToWorker) => void;
  readonly onMessage: (handle: (message: unknown) => void) => void;
  /** The worker could not be loaded or has died. */
  readonly onFailure: (handle: (reason: string) => void) => void;
  readonly terminate: () => void;
};

export type PythonFiles = { readonly module: WebAssembly.Module; readonly library: ArrayBuffer };

/** What a runner needs of the place it runs in; tests bring their own. */
export type RunnerPlatform = {
  readonly spawn: () => WorkerPort;
  /** The compiled interpreter and the library, for the `boot` message; rejects when they cannot be had. */
  readonly files: () => Promise<PythonFiles>;
  /** Calls back after some milliseconds; answers a function that prevents it. */
  readonly startTimer: (milliseconds: number, done: () => void) => () => void;
  readonly whenIdle: (action: () => void) => void;
};

/**
 * `booting`: Python wakes up, a run waits for it. `ready`: a run starts at once. `running`: a program runs.
 * `dead`: Python could not be started, or the runner was disposed; a further run tries again to start it.
 */
export type RunnerState = 'booting' | 'ready' | 'running' | 'dead';

export type Runner = {
  /** Begins to start Python; without it the first run does. */
  readonly start: () => void;
  readonly state: () => RunnerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs a program to its end. Never rejects: every end is a `RunEnd`. Runs wait for one another. */
  readonly run: (request: RunRequest) => Promise<Timeline>;
  /** Ends the run that is going on, and those waiting, with `stopped`. */
  readonly stop: () => void;
  /** The last program was somebody else's: the next run gets a fresh worker. */
  readonly foreign: () => void;
  readonly dispose: () => void;
};

export type RunnerOptions = {
  /** Keep a second worker warm, for the run after a stop. */
  readonly spare?: boolean;
  readonly limits?: Partial<RunLimits>;
  /** Keep a worker although it asks to be replaced after a program that changed the library: for tests of the reset. */
  readonly keepWorker?: boolean;
  /** Told why a worker broke, in technical English, for a log. */
  readonly onFault?: (reason: string) => void;
};

/** How much later than the program's own limit the worker is given up, in milliseconds. */
export const WATCHDOG_DELAY = 700;

/** How browsers word that calls went too deep. */
const STACK_OVERFLOW = /call stack|recursion/i;

type Outcome =
  | { readonly kind: 'done'; readonly timeline: Timeline; readonly recycle: boolean }
  /** The interpreter broke, with its own words about it. */
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'unavailable' | 'late' | 'stopped' };

type Slot = {
  state: RunnerState;
  used: boolean;
  /** To be replaced after its run, whatever that gives. */
  foreign: boolean;
  readonly port: WorkerPort;
  /** Whether Python has started. */
  readonly started: Promise<boolean>;
  /** Settles the run that is going on. */
  settle: ((outcome: Outcome) => void) | undefined;
};

const parsedTimeline = (json: string): Timeline | undefined => {
  try {
    return timelineSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};

export const createWorkerRunner = (platform: RunnerPlatform, options: RunnerOptions = {}): Runner => {
  const limits = runLimitsSchema.parse(options.limits ?? {});
  const listeners = new Set<() => void>();
  let current: Slot | undefined;
  let spare: Slot | undefined;
  let disposed = false;
  let queue: Promise<unknown> = Promise.resolve();
  let lastRun = 0;
  /** Grows with every stop: runs that were asked for before it do not start. */
  let stops = 0;
  let interrupt: (() => void) | undefined;

  const changeState = (slot: Slot, state: RunnerState): void => {
    slot.state = state;
    if (slot === current) for (const listener of listeners) listener();
  };

  const fail = (slot: Slot, reason: string): void => {
    if (slot.state === 'dead') return;
    options.onFault?.(reason);
    slot.settle?.({ kind: 'broken', reason });
  };

  /** Takes one message of a worker. */
  const receive = (slot: Slot, message: unknown, started: (ready: boolean) => void): void => {
    const parsed = fromWorkerSchema.safeParse(message);
    if (!parsed.success || parsed.data.type === 'fatal') {
      started(false);
      fail(slot, parsed.data?.type === 'fatal' ? parsed.data.reason : 'a message that is none');
      return;
    }
    if (parsed.data.type === 'ready') {
      started(true);
      return;
    }
    if (parsed.data.id !== lastRun) return;
    const timeline = parsedTimeline(parsed.data.timeline);
    if (timeline) slot.settle?.({ kind: 'done', timeline, recycle: parsed.data.recycle });
    else fail(slot, 'a timeline that is none');
  };

  const createSlot = (): Slot => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const port = platform.spawn();
    const slot: Slot = {
      state: 'booting',
      used: false,
      foreign: false,
      port,
      started: promise,
      settle: undefined,
    };
    port.onFailure((reason) => {
      resolve(false);
      fail(slot, reason);
    });
    port.onMessage((message) => receive(slot, message, resolve));
    platform.files().then(
      (files) => {
        if (slot.state === 'booting') port.post({ type: 'boot', ...files });
      },
      (error: unknown) => {
        resolve(false);
        fail(slot, String(error));
      },
    );
    promise.then((ready) => {
      if (slot.state === 'booting') changeState(slot, ready ? 'ready' : 'dead');
      if (!ready) slot.port.terminate();
      if (ready && slot === current) keepSpare();
    });
    return slot;
  };

  const discard = (slot: Slot | undefined): void => {
    if (!slot) return;
    slot.state = 'dead';
    slot.port.terminate();
  };

  const keepSpare = (): void => {
    if (!options.spare || spare || disposed) return;
    platform.whenIdle(() => {
      if (!spare && !disposed) spare = createSlot();
    });
  };

  const useSlot = (slot: Slot): Slot => {
    current = slot;
    changeState(slot, slot.state);
    if (slot.state === 'ready') keepSpare();
    return slot;
  };

  /** A worker for the next run in place of one that has ended or must not be used again. */
  const replaceCurrent = (): void => {
    discard(current);
    if (disposed) return;
    const next = spare && spare.state !== 'dead' ? spare : createSlot();
    spare = undefined;
    useSlot(next);
  };

  const start = (): void => {
    if (disposed) return;
    if (!current) useSlot(createSlot());
    else if (current.state === 'dead') replaceCurrent();
  };

  const execute = async (request: RunRequest, recursionLimit: number): Promise<Outcome> => {
    start();
    const slot = current;
    if (!slot) return { kind: 'stopped' };
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    slot.settle = resolve;
    interrupt = () => resolve({ kind: 'stopped' });
    const ready = await Promise.race([slot.started, promise]);
    if (ready !== true) return ready || { kind: 'unavailable' };
    lastRun += 1;
    slot.used = true;
    changeState(slot, 'running');
    const cancelWatchdog = platform.startTimer(limits.milliseconds + WATCHDOG_DELAY, () =>
      resolve({ kind: 'late' }),
    );
    slot.port.post({ type: 'run', id: lastRun, request, limits, recursionLimit });
    const outcome = await promise;
    cancelWatchdog();
    slot.settle = undefined;
    interrupt = undefined;
    return outcome;
  };

  /** Runs once and leaves a worker that can run again. */
  const attempt = async (request: RunRequest, recursionLimit: number): Promise<Outcome> => {
    const outcome = await execute(request, recursionLimit);
    if (current?.state === 'running') {
      const isReusable =
        outcome.kind === 'done' && !current.foreign && (options.keepWorker || !outcome.recycle);
      if (isReusable) changeState(current, 'ready');
      else replaceCurrent();
    }
    return outcome;
  };

  const runNow = async (request: RunRequest): Promise<Timeline> => {
    const { level } = request;
    if (request.code.length > LONGEST_PROGRAM)
      return emptyTimeline(level, { status: 'error', error: PROGRAM_TOO_LONG });
    const first = await attempt(request, RECURSION_LIMITS.usual);
    if (first.kind === 'done') return first.timeline;
    if (first.kind === 'stopped') return emptyTimeline(level, { status: 'stopped' });
    if (first.kind === 'late') return emptyTimeline(level, { status: 'time', line: 0 });
    if (first.kind === 'unavailable') return emptyTimeline(level, { status: 'crashed' });
    // Nearly always endless recursion through C code, which breaks the interpreter before Python counts to its
    // limit. With a low limit Python sees it in time and names the line.
    const second = await attempt(request, RECURSION_LIMITS.cautious);
    if (second.kind === 'done') return second.timeline;
    if (second.kind === 'stopped') return emptyTimeline(level, { status: 'stopped' });
    const isRecursion = second.kind === 'broken' && STACK_OVERFLOW.test(second.reason);
    return emptyTimeline(
      level,
      isRecursion ? { status: 'crashed', error: ENDLESS_RECURSION } : { status: 'crashed' },
    );
  };

  return {
    start,
    state: () => (disposed ? 'dead' : (current?.state ?? 'booting')),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (request) => {
      const askedAt = stops;
      const result = queue.then(() =>
        askedAt === stops && !disposed
          ? runNow(request)
          : emptyTimeline(request.level, { status: 'stopped' }),
      );
      queue = result;
      return result;
    },
    stop: () => {
      stops += 1;
      interrupt?.();
    },
    foreign: () => {
      if (!current?.used) return;
      if (current.state === 'running') current.foreign = true;
      else replaceCurrent();
    },
    dispose: () => {
      disposed = true;
      stops += 1;
      interrupt?.();
      discard(current);
      discard(spare);
      spare = undefined;
      for (const listener of listeners) listener();
    },
  };
};
