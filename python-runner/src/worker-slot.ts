import { type Timeline, timelineSchema } from '@hopcode/engine/formats/timeline';
import {
  type FromWorker,
  fromWorkerSchema,
  type RunLimits,
  type RunRequest,
  type ToWorker,
} from './protocol.ts';
import type { PythonFiles } from './python-files.ts';

/** A worker that runs Python, in a browser or in Node. Messages from it are unchecked. */
export type WorkerPort = {
  readonly post: (message: ToWorker) => void;
  readonly onMessage: (handle: (message: unknown) => void) => void;
  /** The worker could not be loaded or has died. */
  readonly onFailure: (handle: (reason: string) => void) => void;
  readonly terminate: () => void;
  /** It has got its files already, or will: the slot does not send them. */
  readonly hasFiles?: boolean;
};

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

/** How a run went, as far as its worker is concerned. */
export type Outcome =
  | { readonly kind: 'done'; readonly timeline: Timeline; readonly recycle: boolean }
  /** The interpreter broke, with its own words about it. */
  | { readonly kind: 'broken'; readonly reason: string }
  /** `unavailable`: Python did not start. `late`: the watchdog gave it up. */
  | { readonly kind: 'unavailable' | 'late' | 'stopped' };

/** One worker from its start to its end. */
export type WorkerSlot = {
  readonly state: () => RunnerState;
  /** Whether it has been given a program. */
  readonly isUsed: () => boolean;
  /** Whether Python has started; known once it has, or has not. */
  readonly started: Promise<boolean>;
  /** Runs a program once Python has started. Leaves the slot `running`: the caller keeps it or not. */
  readonly run: (request: RunRequest, recursionLimit: number) => Promise<Outcome>;
  /** Makes the run that is going on, or waiting for Python, end with `stopped`. */
  readonly stop: () => void;
  /** Makes it ready for another run. */
  readonly keep: () => void;
  readonly terminate: () => void;
};

export type SlotSettings = {
  readonly platform: RunnerPlatform;
  readonly limits: RunLimits;
  readonly onState: () => void;
  readonly onFault: (reason: string) => void;
};

/** How much later than the program's own limit a worker is given up, in milliseconds. */
const WATCHDOG_DELAY = 700;

const parsedTimeline = (json: string): Timeline | undefined => {
  try {
    return timelineSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
};

/** Starts a worker and Python in it. */
export const startWorkerSlot = ({ platform, limits, onState, onFault }: SlotSettings): WorkerSlot => {
  const { promise: started, resolve: settleStart } = Promise.withResolvers<boolean>();
  const port = platform.spawn();
  let state: RunnerState = 'booting';
  let lastRun = 0;
  let settleRun: ((outcome: Outcome) => void) | undefined;

  const changeState = (next: RunnerState): void => {
    if (state === 'dead') return;
    state = next;
    onState();
  };

  const fail = (reason: string): void => {
    if (state === 'dead') return;
    onFault(reason);
    settleStart(false);
    settleRun?.({ kind: 'broken', reason });
  };

  const finish = (message: Extract<FromWorker, { type: 'done' }>): void => {
    // An answer to an earlier run that was given up.
    if (message.id !== lastRun) return;
    const timeline = parsedTimeline(message.timeline);
    if (timeline) settleRun?.({ kind: 'done', timeline, recycle: message.recycle });
    else fail('a timeline that is none');
  };

  const receive = (data: unknown): void => {
    const { data: message } = fromWorkerSchema.safeParse(data);
    if (!message) fail('a message that is none');
    else if (message.type === 'fatal') fail(message.reason);
    else if (message.type === 'ready') settleStart(true);
    else finish(message);
  };

  const terminate = (): void => {
    changeState('dead');
    port.terminate();
  };

  const run = async (request: RunRequest, recursionLimit: number): Promise<Outcome> => {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
    settleRun = resolve;
    const ready = await Promise.race([started, outcome]);
    if (ready !== true) return ready || { kind: 'unavailable' };
    lastRun += 1;
    changeState('running');
    const cancelWatchdog = platform.startTimer(limits.milliseconds + WATCHDOG_DELAY, () =>
      resolve({ kind: 'late' }),
    );
    port.post({ type: 'run', id: lastRun, request, limits, recursionLimit });
    const settled = await outcome;
    cancelWatchdog();
    settleRun = undefined;
    return settled;
  };

  port.onFailure(fail);
  port.onMessage(receive);
  if (!port.hasFiles)
    platform.files().then(
      (files) => {
        if (state === 'booting') port.post({ type: 'boot', ...files });
      },
      (error: unknown) => fail(String(error)),
    );
  started.then((ready) => (ready ? changeState('ready') : terminate()));

  return {
    state: () => state,
    isUsed: () => lastRun > 0,
    started,
    run,
    stop: () => settleRun?.({ kind: 'stopped' }),
    keep: () => changeState('ready'),
    terminate,
  };
};
