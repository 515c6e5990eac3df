import { repeatJob } from '../jobs/repeat-job.ts';
import { applyRetention, type RetentionCounts, type RetentionParts } from './retention.ts';

const LOOK_MS = 60 * 60 * 1000;

type WatchOptions = {
  readonly db: RetentionParts['db'];
  /** Returns the current queue. */
  readonly mail: () => RetentionParts['mail'];
  /** Null turns retention off. */
  readonly months: number | null;
  /** Called with the result, if there was anything to do. */
  readonly onDone: (counts: RetentionCounts) => void;
  readonly onError: (error: Error) => void;
};

/**
 * Applies retention once an hour. Due dates are days: after the first run of a day, later runs usually find nothing. An
 * interrupted run continues an hour later. Returns a function that stops it.
 */
export function watchRetention({ db, mail, months, onDone, onError }: WatchOptions): () => void {
  if (months === null) return () => {};
  const look = async (): Promise<void> => {
    const counts = await applyRetention({ db, mail: mail(), months });
    if (Object.values(counts).some((count) => count > 0)) onDone(counts);
  };
  return repeatJob({ everyMs: LOOK_MS, run: look, onError });
}
