import type { Level } from '@hopcode/engine/formats/level';
import { type Timeline, timelineSchema } from '@hopcode/engine/formats/timeline';
import { fromWorkerSchema, type RunLimits, type RunRequest, type ToWorker } from './protocol.ts';
import type { PythonFiles } from './python-files.ts';
import { isTrueRun } from './verify-run.ts';

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
 * `dead`: Python could not be started or has broken, or the runner was disposed; a further run tries again to start it.
 */
export type RunnerState = 'booting' | 'ready' | 'running' | 'dead';

/** How a run went, as far as its worker is concerned. */
export type Outcome =
  | { readonly kind: 'done'; readonly timeline: Timeline; readonly recycle: boolean }
  /** The interpreter broke, with its own words about it. */
  | { readonly kind: 'broken'; readonly reason: string }
  /**
   * `unavailable`: Python did not start. `late`: the watchdog gave it up. `unchecked`: the engine does not come to what
   * the worker says of the farm.
   */
  | { readonly kind: 'unavailable' | 'late' | 'stopped' | 'unchecked' };

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

/** The result of a look at data of a worker; undefined where the data make even looking at them throw. */
const attempt = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

const parsedTimeline = (json: string): Timeline | undefined =>
  attempt(() => timelineSchema.safeParse(JSON.parse(json)).data);

/** The state of a slot; `dead` is the last one. */
const createState = (onState: () => void) => {
  let state: RunnerState = 'booting';
  return {
    now: () => state,
    change: (next: RunnerState): void => {
      if (state === 'dead') return;
      state = next;
      onState();
    },
  };
};

/** The run that a worker is to answer. */
type AwaitedRun = { readonly id: number; readonly level: Level };

/** What a worker has told, once it is checked. */
type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly timeline: Timeline; readonly recycle: boolean }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'unchecked' }
  /** An answer to another run than the one that is waited for. */
  | { readonly kind: 'nothing' };

const reportIn = (data: unknown, awaited: AwaitedRun | undefined): Report => {
  // An object with a `length` that is no number makes the schema of a text throw.
  const message = attempt(() => fromWorkerSchema.safeParse(data).data);
  if (!message) return { kind: 'broken', reason: 'a message that is none' };
  if (message.type === 'ready') return { kind: 'ready' };
  if (message.type === 'fatal') return { kind: 'broken', reason: message.reason };
  if (message.id !== awaited?.id) return { kind: 'nothing' };
  const timeline = parsedTimeline(message.timeline);
  if (!timeline) return { kind: 'broken', reason: 'a timeline that is none' };
  if (!attempt(() => isTrueRun(awaited.level, timeline))) return { kind: 'unchecked' };
  return { kind: 'done', timeline, recycle: message.recycle };
};

/** An outcome, or `late` when it has not come after some milliseconds. */
const inTime = async (
  outcome: Promise<Outcome>,
  milliseconds: number,
  { startTimer }: RunnerPlatform,
): Promise<Outcome> => {
  const { promise: late, resolve } = Promise.withResolvers<Outcome>();
  const cancel = startTimer(milliseconds, () => resolve({ kind: 'late' }));
  const first = await Promise.race([outcome, late]);
  cancel();
  return first;
};

/** Hands a worker what Python starts from, unless it gets that from elsewhere. */
const sendFiles = async (
  port: WorkerPort,
  platform: RunnerPlatform,
  onFailure: (reason: string) => void,
): Promise<void> => {
  if (port.hasFiles) return;
  try {
    port.post({ type: 'boot', ...(await platform.files()) });
  } catch (error) {
    onFailure(String(error));
  }
};

/** Starts a worker and Python in it. */
export const startWorkerSlot = ({ platform, limits, onState, onFault }: SlotSettings): WorkerSlot => {
  const { promise: started, resolve: settleStart } = Promise.withResolvers<boolean>();
  const port = platform.spawn();
  const state = createState(onState);
  let lastRun: AwaitedRun | undefined;
  let settleRun: ((outcome: Outcome) => void) | undefined;

  const terminate = (): void => {
    state.change('dead');
    port.terminate();
  };

  const fail = (reason: string): void => {
    if (state.now() === 'dead') return;
    onFault(reason);
    settleStart(false);
    // Whoever waits for a run replaces the worker; between two runs nobody else would notice. One that has not started,
    // perhaps before anybody had this slot, ends because of that.
    if (settleRun) settleRun({ kind: 'broken', reason });
    else if (state.now() !== 'booting') terminate();
  };

  const receive = (data: unknown): void => {
    const report = reportIn(data, lastRun);
    if (report.kind === 'ready') settleStart(true);
    else if (report.kind === 'broken') fail(report.reason);
    else if (report.kind === 'unchecked') {
      onFault('a timeline that does not replay');
      settleRun?.(report);
    } else if (report.kind === 'done') settleRun?.(report);
  };

  const run = async (request: RunRequest, recursionLimit: number): Promise<Outcome> => {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
    settleRun = resolve;
    try {
      const ready = await Promise.race([started, outcome]);
      if (ready !== true) return ready || { kind: 'unavailable' };
      const id = (lastRun?.id ?? 0) + 1;
      lastRun = { id, level: request.level };
      state.change('running');
      port.post({ type: 'run', id, request, limits, recursionLimit });
      return await inTime(outcome, limits.milliseconds + WATCHDOG_DELAY, platform);
    } finally {
      settleRun = undefined;
    }
  };

  port.onFailure(fail);
  port.onMessage(receive);
  void sendFiles(port, platform, fail);
  started.then((ready) => (ready ? state.change('ready') : terminate()));

  return {
    state: state.now,
    isUsed: () => lastRun !== undefined,
    started,
    run,
    stop: () => settleRun?.({ kind: 'stopped' }),
    keep: () => state.change('ready'),
    terminate,
  };
};
