import { repeatJob } from '../jobs/repeat-job.ts';
import { applyRetention, type RetentionCounts, type RetentionParts } from './retention.ts';

const LOOK_MS = 60 * 60 * 1000;

type WatchOptions = {
  readonly db: RetentionParts['db'];
  /** Returns the mail queue that is currently used. */
  readonly mail: () => RetentionParts['mail'];
  /** If it is null, no accounts are deleted. */
  readonly months: number | null;
  /** Called with the result of a run, if the run has done anything. */
  readonly onDone: (counts: RetentionCounts) => void;
  readonly onError: (error: Error) => void;
};

/**
 * Applies retention once an hour. Accounts become due at the beginning of a day, so after the first run of a day there
 * is usually nothing to do. After an interrupted run, the next run continues an hour later. Returns a function that
 * stops it.
 */
export function watchRetention({ db, mail, months, onDone, onError }: WatchOptions): () => void {
  if (months === null) return () => {};
  const look = async (): Promise<void> => {
    const counts = await applyRetention({ db, mail: mail(), months });
    if (Object.values(counts).some((count) => count > 0)) onDone(counts);
  };
  return repeatJob({ everyMs: LOOK_MS, run: look, onError });
}
