import { createHash } from 'node:crypto';
import type { Runner } from '@hopcode/python-runner/runner';
import pLimit from 'p-limit';
import type { CheckedProgram, ProgramCheck, ProgramToCheck } from '../parts/program-check.ts';
import { finishesFarms, problemBeforeRun } from './finishes-farms.ts';

export type ProgramQueueOptions = {
  /** Starts Python in a separate process, for one program. */
  readonly startPython: () => Runner;
  /** Maximum times in milliseconds: for the start of Python, and for running the program on all farms. */
  readonly longestStart?: number;
  readonly longestCheck?: number;
  /** Maximum time in milliseconds that a program waits for earlier programs. */
  readonly longestWait?: number;
  /** Maximum number of programs that wait or run: in total, and for one account. */
  readonly most?: number;
  readonly mostOfAccount?: number;
};

const BUSY = { ok: false, problem: 'busy' } as const satisfies CheckedProgram;

/** Runs an empty program, so that Python is ready afterwards. */
const start = async (runner: Runner, { farms }: ProgramToCheck): Promise<void> => {
  const [level] = farms;
  if (level !== undefined) await runner.run({ code: '', level });
};

const keyOf = (userId: string, asked: ProgramToCheck): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, asked]))
    .digest('base64');

/**
 * Runs the programs of level authors, one after another. Each request waits for its result, and nothing is stored. If
 * the server stops, no work is lost, because the page sends the level again. If an account sends the same program twice
 * simultaneously, it runs only once.
 */
export function createProgramQueue({
  startPython,
  longestStart = 20_000,
  longestCheck = 20_000,
  longestWait = 20_000,
  most = 30,
  mostOfAccount = 2,
}: ProgramQueueOptions): ProgramCheck {
  const inTurn = pLimit(1);
  const underWay = new Map<string, { readonly userId: string; readonly result: Promise<CheckedProgram> }>();
  const running = new Set<Runner>();
  let isStopped = false;

  /** Runs a task, and ends the Python process if the task takes too long. Returns whether the task ended in time. */
  const within = async (most: number, runner: Runner, task: () => Promise<void>): Promise<boolean> => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      runner.dispose();
    }, most);
    await task().finally(() => clearTimeout(timer));
    return !isLate;
  };
  const runNow = async (asked: ProgramToCheck): Promise<CheckedProgram> => {
    const runner = startPython();
    running.add(runner);
    try {
      let checked: CheckedProgram = BUSY;
      // On a busy machine Python may start slowly, which is not the program's fault.
      const isStarted = await within(longestStart, runner, async () => await start(runner, asked));
      if (!isStarted) return BUSY;
      const isInTime = await within(longestCheck, runner, async () => {
        checked = await finishesFarms(runner, asked);
      });
      return isInTime ? checked : { ok: false, problem: { code: 'program_slow', farm: 0 } };
    } finally {
      running.delete(runner);
      runner.dispose();
    }
  };
  /** Runs a program after the earlier ones, or refuses it as soon as it has waited too long. */
  const enqueue = async (asked: ProgramToCheck): Promise<CheckedProgram> => {
    const late = Promise.withResolvers<CheckedProgram>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      late.resolve(BUSY);
    }, longestWait);
    const atItsTurn = inTurn(async () => {
      clearTimeout(timer);
      return isStopped || isLate ? BUSY : await runNow(asked);
    });
    return await Promise.race([atItsTurn, late.promise]);
  };

  return {
    check: async (userId, asked) => {
      const problem = problemBeforeRun(asked);
      if (problem !== undefined) return { ok: false, problem };
      const key = keyOf(userId, asked);
      const same = underWay.get(key);
      if (same !== undefined) return await same.result;
      const own = [...underWay.values()].filter((one) => one.userId === userId);
      if (isStopped || underWay.size >= most || own.length >= mostOfAccount) return BUSY;
      const result = enqueue(asked).finally(() => underWay.delete(key));
      underWay.set(key, { userId, result });
      return await result;
    },
    stop: () => {
      isStopped = true;
      for (const runner of running) runner.dispose();
    },
  };
}
