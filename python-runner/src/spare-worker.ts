import type { RunnerPlatform, WorkerSlot } from './worker-slot.ts';

/** A second worker with Python, which replaces the current one without a wait. */
export type SpareWorker = {
  /** Starts it once the platform is quiet; does nothing if it exists or is planned. */
  readonly plan: () => void;
  /** A run begins: no spare starts during it, and one that has not finished its start ends. */
  readonly makeWay: () => void;
  /** The spare, unless it has died; the caller owns it from then on. */
  readonly take: () => WorkerSlot | undefined;
  readonly dispose: () => void;
};

/**
 * Python starts with a second of processor time, several on a school laptop. The spare takes that time only while
 * nothing else happens: the caller plans it after a run has ended, and makes way for the next run.
 */
export const createSpareWorker = (
  start: () => WorkerSlot,
  whenQuiet: RunnerPlatform['whenQuiet'],
): SpareWorker => {
  let spare: WorkerSlot | undefined;
  let cancel: (() => void) | undefined;

  const forgetPlan = (): void => {
    cancel?.();
    cancel = undefined;
  };
  const end = (): void => {
    spare?.terminate();
    spare = undefined;
  };

  return {
    plan: () => {
      if (cancel || (spare && spare.state() !== 'dead')) return;
      cancel = whenQuiet(() => {
        cancel = undefined;
        spare = start();
      });
    },
    makeWay: () => {
      forgetPlan();
      if (spare?.state() === 'booting') end();
    },
    take: () => {
      const taken = spare;
      spare = undefined;
      return taken?.state() === 'dead' ? undefined : taken;
    },
    dispose: () => {
      forgetPlan();
      end();
    },
  };
};
