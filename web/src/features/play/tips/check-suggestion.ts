import type { Level } from '@hopcode/engine/formats/level';
import { getsFurther } from '@hopcode/engine/gets-further';
import type { Runner } from '@hopcode/python-runner/runner';
import type { Answer } from '../run/run-state.ts';

/** A change to a program. It must run on all farms of its level with the learner's answers. */
export type Suggestion = {
  readonly before: string;
  readonly after: string;
  readonly farms: readonly Level[];
  readonly answers: readonly Answer[];
};

/**
 * How long a tip waits for the second Python and its runs, in milliseconds. On a slow machine, the second Python takes
 * a long time to start.
 */
const LONGEST_WAIT = 30_000;

/**
 * Runs both programs without showing them. Returns whether the changed program gets further. Returns false if they
 * could not run, because an untested change must not be shown.
 */
export const checkSuggestion = async (
  { before, after, farms, answers }: Suggestion,
  tryOut: Runner['tryOut'],
  signal: AbortSignal,
): Promise<boolean> => {
  const limit = new AbortController();
  const end = (): void => limit.abort();
  signal.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, LONGEST_WAIT);
  try {
    const requests = [before, after].flatMap((code) =>
      farms.map((level) => ({ code, level, answers: [...answers] })),
    );
    const timelines = await tryOut(requests, limit.signal);
    if (!timelines) return false;
    return getsFurther(
      farms,
      { source: before, timelines: timelines.slice(0, farms.length) },
      { source: after, timelines: timelines.slice(farms.length) },
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
};
