import type { Timeline } from '@hopcode/engine/formats/timeline';
import { LONGEST_PROGRAM, RECURSION_LIMITS, type RunLimits, type RunRequest } from './protocol.ts';
import type { SpareWorker } from './spare-worker.ts';

/** The longest time that one program of a trial may take, in milliseconds. */
const TRIAL_MILLISECONDS = 1000;

/** Runs programs in the spare worker, unseen, without delaying anything else. */
export type Trials = {
  /**
   * Runs programs one after the other and returns their timelines, in order. Undefined if not all of them ran, because
   * a run of the learner began, the worker could not start or broke, or `signal` aborted.
   */
  readonly run: (
    requests: readonly RunRequest[],
    signal: AbortSignal,
  ) => Promise<readonly Timeline[] | undefined>;
};

/** `keepsSpare`: whether the worker stays warm after a trial. */
export const createTrials = (spare: SpareWorker, limits: RunLimits, keepsSpare: boolean): Trials => {
  const short = { ...limits, milliseconds: Math.min(limits.milliseconds, TRIAL_MILLISECONDS) };
  let queue: Promise<unknown> = Promise.resolve();

  const runOne = async (request: RunRequest, signal: AbortSignal): Promise<Timeline | undefined> => {
    const slot = await spare.lend(signal);
    if (slot?.state() !== 'ready') return undefined;
    const outcome = await slot.run(request, { recursionLimit: RECURSION_LIMITS.usual, limits: short });
    if (slot.state() === 'running') {
      if (outcome.kind === 'done' && !outcome.recycle) slot.keep();
      else spare.end();
    }
    return outcome.kind === 'done' ? outcome.timeline : undefined;
  };

  const runAll = async (
    requests: readonly RunRequest[],
    signal: AbortSignal,
  ): Promise<readonly Timeline[] | undefined> => {
    const timelines: Timeline[] = [];
    for (const request of requests) {
      if (signal.aborted || request.code.length > LONGEST_PROGRAM) return undefined;
      const timeline = await runOne(request, signal);
      if (!timeline) return undefined;
      timelines.push(timeline);
    }
    return timelines;
  };

  return {
    run: (requests, signal) => {
      const result = queue.then(async () => {
        try {
          return await runAll(requests, signal);
        } finally {
          if (!keepsSpare) spare.end();
        }
      });
      queue = result;
      return result;
    },
  };
};
