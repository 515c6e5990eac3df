import type { Level } from '@hopcode/engine/formats/level';
import { type Timeline, timelineSchema } from '@hopcode/engine/formats/timeline';
import {
  fromWorkerSchema,
  RECURSION_LIMITS,
  type RunLimits,
  type RunRequest,
  type ToWorker,
} from './protocol.ts';
import type { PythonFiles } from './python-files.ts';
import { isTrueRun } from './verify-run.ts';

/** A worker that runs Python, in a browser or in Node. Messages from it are unchecked. */
export type WorkerPort = {
  readonly post: (message: ToWorker) => void;
  readonly onMessage: (handle: (message: unknown) => void) => void;
  /** Calls back if the worker could not be loaded or has ended by itself. */
  readonly onFailure: (handle: (reason: string) => void) => void;
  readonly terminate: () => void;
  /** Whether the worker gets its files from elsewhere, so that the slot does not send them. */
  readonly hasFiles?: boolean;
};

/** The platform-specific parts of a runner; tests provide their own. */
export type RunnerPlatform = {
  readonly spawn: () => WorkerPort;
  /** The compiled interpreter and the library, for the `boot` message; rejects when they cannot be loaded. */
  readonly files: () => Promise<PythonFiles>;
  /** Calls back after some milliseconds; returns a function that cancels the timer. */
  readonly startTimer: (milliseconds: number, done: () => void) => () => void;
  /** Calls back once nothing else needs the processor; returns a function that cancels the wait. */
  readonly whenQuiet: (action: () => void) => () => void;
};

/**
 * `booting`: Python starts, and a run waits for it. `ready`: a run starts immediately. `running`: a program runs.
 * `dead`: Python could not be started or has broken, or the runner was disposed; the next run tries to start Python
 * again.
 */
export type RunnerState = 'booting' | 'ready' | 'running' | 'dead';

/** The outcome of a run, from the point of view of its worker. */
export type Outcome =
  | { readonly kind: 'done'; readonly timeline: Timeline; readonly recycle: boolean }
  /** The interpreter broke; `reason` is its own message. `after` is how many milliseconds the program had run. */
  | { readonly kind: 'broken'; readonly reason: string; readonly after?: number }
  /**
   * `unavailable`: Python did not start. `late`: the watchdog ended the worker, or the interpreter broke once the
   * program's time was over. `unchecked`: the engine does not confirm the worker's report of the farm.
   */
  | { readonly kind: 'unavailable' | 'late' | 'stopped' | 'unchecked' };

/**
 * The recursion limit of a run, how many milliseconds the program has already used, and its limits if they differ from
 * the slot's.
 */
export type Allowance = {
  readonly recursionLimit: number;
  readonly spent?: number;
  readonly limits?: RunLimits;
};

/** One worker from its start to its end. */
export type WorkerSlot = {
  readonly state: () => RunnerState;
  /** Whether the worker has ever received a program. */
  readonly isUsed: () => boolean;
  /** Whether Python has started; settles when the start has succeeded or failed. */
  readonly started: Promise<boolean>;
  /**
   * Runs a program once Python has started, within the slot's limits or the given ones. Leaves the slot `running`. The
   * caller then keeps or replaces it.
   */
  readonly run: (request: RunRequest, allowed: Allowance) => Promise<Outcome>;
  /**
   * Runs a few lines, unseen, if no program has run here yet. The learner's first run is then faster, because
   * everything is compiled. A run that starts meanwhile waits for these lines.
   */
  readonly rehearse: (level: Level) => void;
  /** Ends the current run, or the one that waits for Python, with `stopped`. */
  readonly stop: () => void;
  /** Makes the slot ready for another run. */
  readonly keep: () => void;
  readonly terminate: () => void;
};

export type SlotSettings = {
  readonly platform: RunnerPlatform;
  readonly limits: RunLimits;
  readonly onState: () => void;
  readonly onFault: (reason: string) => void;
};

/** The watchdog ends a worker this much later than the program's own limit, in milliseconds. */
const WATCHDOG_DELAY = 700;

/** A few lines that most programs contain. Their effect on the farm does not matter. */
const REHEARSAL = 'import player\n\nfor turn in range(2):\n    player.turn_left()\n';

/** The result of reading data from a worker; undefined if reading the data throws. */
const attempt = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

const parsedTimeline = (json: string): Timeline | undefined =>
  attempt(() => timelineSchema.safeParse(JSON.parse(json)).data);

/** The state of a slot. A dead slot stays dead: the runner starts another one. */
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

/** The run that the slot waits for. */
type AwaitedRun = { readonly id: number; readonly level: Level };

/** A checked message from a worker. */
type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly timeline: Timeline; readonly recycle: boolean }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'unchecked' }
  /** An answer to a different run. */
  | { readonly kind: 'nothing' };

const reportIn = (data: unknown, awaited: AwaitedRun | undefined): Report => {
  // An object with a `length` that is not a number makes the schema of a text throw.
  const message = attempt(() => fromWorkerSchema.safeParse(data).data);
  if (!message) return { kind: 'broken', reason: 'an invalid message' };
  if (message.type === 'ready') return { kind: 'ready' };
  if (message.type === 'fatal') return { kind: 'broken', reason: message.reason };
  if (message.id !== awaited?.id) return { kind: 'nothing' };
  const timeline = parsedTimeline(message.timeline);
  if (!timeline) return { kind: 'broken', reason: 'an invalid timeline' };
  if (!attempt(() => isTrueRun(awaited.level, timeline))) return { kind: 'unchecked' };
  return { kind: 'done', timeline, recycle: message.recycle };
};

/** The outcome, or `late` if it has not come after some milliseconds. */
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

/** Sends a worker the files of Python, unless it gets them from elsewhere. */
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
export const startWorkerSlot = ({
  platform,
  limits: usualLimits,
  onState,
  onFault,
}: SlotSettings): WorkerSlot => {
  const { promise: started, resolve: settleStart } = Promise.withResolvers<boolean>();
  const port = platform.spawn();
  const state = createState(onState);
  let lastRun: AwaitedRun | undefined;
  let isUsed = false;
  let settleRun: ((outcome: Outcome) => void) | undefined;

  const terminate = (): void => {
    state.change('dead');
    port.terminate();
  };

  const fail = (reason: string): void => {
    if (state.now() === 'dead') return;
    onFault(reason);
    settleStart(false);
    // During a run, the caller of the run replaces the worker. Between two runs there is no caller, so the slot ends
    // itself. If the worker is still starting, `started` becomes false, and the handler of `started` ends the worker.
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

  const post = (request: RunRequest, limits: RunLimits, recursionLimit: number): void => {
    const id = (lastRun?.id ?? 0) + 1;
    lastRun = { id, level: request.level };
    port.post({ type: 'run', id, request, limits, recursionLimit });
  };

  const run: WorkerSlot['run'] = async (request, { recursionLimit, spent = 0, limits = usualLimits }) => {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
    settleRun = resolve;
    try {
      // A worker that is ready gets the program immediately, because the page has other work after the click.
      const ready = state.now() === 'ready' || (await Promise.race([started, outcome]));
      if (ready !== true) return ready || { kind: 'unavailable' };
      isUsed = true;
      state.change('running');
      const milliseconds = Math.max(1, Math.floor(limits.milliseconds - spent));
      const began = performance.now();
      post(request, { ...limits, milliseconds }, recursionLimit);
      const ended = await inTime(outcome, milliseconds + WATCHDOG_DELAY, platform);
      if (ended.kind !== 'broken') return ended;
      const after = performance.now() - began;
      return after < milliseconds ? { ...ended, after } : { kind: 'late' };
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
    isUsed: () => isUsed,
    started,
    run,
    rehearse: (level) => {
      if (state.now() === 'ready' && lastRun === undefined)
        post({ code: REHEARSAL, level }, usualLimits, RECURSION_LIMITS.usual);
    },
    stop: () => settleRun?.({ kind: 'stopped' }),
    keep: () => state.change('ready'),
    terminate,
  };
};
