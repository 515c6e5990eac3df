import type { RunnerPlatform, WorkerSlot } from './worker-slot.ts';

/** A second worker with Python, which can replace the current one without waiting. */
export type SpareWorker = {
  /** Starts the spare once the platform is quiet; does nothing if a spare exists or is planned. */
  readonly plan: () => void;
  /** Call when a run begins: no spare starts during the run, and a spare that is still starting ends. */
  readonly makeWay: () => void;
  /** Returns the spare, unless it has died; the caller owns it from then on. */
  readonly take: () => WorkerSlot | undefined;
  /**
   * Resolves with the spare once Python has started in it; starts one if there is none. Undefined if the spare ended
   * earlier, or if `signal` aborts. The worker still belongs to this object: `makeWay` and `take` end its program.
   */
  readonly lend: (signal: AbortSignal) => Promise<WorkerSlot | undefined>;
  /** Ends the spare. A program that runs in it ends with `stopped`. */
  readonly end: () => void;
  /** Ends the spare if a program has run in it. */
  readonly endUsed: () => void;
  readonly dispose: () => void;
};

/**
 * Starting Python takes a second of processor time, and several on a school laptop. A spare starts only while nothing
 * else happens: the caller plans it after a run has ended, and cancels the start for the next run.
 */
export const createSpareWorker = (
  start: () => WorkerSlot,
  whenQuiet: RunnerPlatform['whenQuiet'],
): SpareWorker => {
  let spare: WorkerSlot | undefined;
  let cancel: (() => void) | undefined;
  /** Calls that wait for the spare. */
  const waiting = new Set<(slot: WorkerSlot | undefined) => void>();

  const settle = (slot: WorkerSlot | undefined): void => {
    for (const resolve of waiting) resolve(slot);
    waiting.clear();
  };
  const end = (): void => {
    cancel?.();
    cancel = undefined;
    spare?.stop();
    spare?.terminate();
    spare = undefined;
    settle(undefined);
  };
  const isAlive = (): boolean => spare !== undefined && spare.state() !== 'dead';

  const startNow = (): void => {
    cancel?.();
    cancel = undefined;
    const started = start();
    spare = started;
    void started.started.then((ready) => {
      if (spare === started) settle(ready ? started : undefined);
    });
  };
  const plan = (): void => {
    if (cancel || isAlive()) return;
    cancel = whenQuiet(startNow);
  };

  return {
    plan,
    makeWay: () => {
      if (spare?.state() === 'ready') return;
      end();
    },
    take: () => {
      const taken = spare;
      // A program of a trial may be running in the spare. We could stop that program only by ending the worker.
      if (taken?.state() === 'running' || taken?.state() === 'dead') {
        end();
        return undefined;
      }
      spare = undefined;
      if (taken) settle(undefined);
      return taken;
    },
    lend: async (signal) => {
      if (signal.aborted) return undefined;
      if (spare?.state() === 'ready') return spare;
      const { promise, resolve } = Promise.withResolvers<WorkerSlot | undefined>();
      waiting.add(resolve);
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
      // The spare starts immediately, because the learner waits for the answer. The next run cancels the start, so the
      // start does not slow that run down.
      if (!isAlive()) startNow();
      const slot = await promise;
      waiting.delete(resolve);
      return slot;
    },
    end,
    endUsed: () => {
      if (spare?.isUsed()) end();
    },
    dispose: end,
  };
};
