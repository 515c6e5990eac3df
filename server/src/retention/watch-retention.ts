import { applyRetention, type RetentionCounts, type RetentionParts } from './retention.ts';

const LOOK_MS = 60 * 60 * 1000;

type WatchOptions = {
  readonly db: RetentionParts['db'];
  /** The queue of that moment. */
  readonly mail: () => RetentionParts['mail'];
  /** Null turns retention off. */
  readonly months: number | null;
  /** Told what was done, when something was. */
  readonly onDone: (counts: RetentionCounts) => void;
  readonly onError: (error: Error) => void;
};

/**
 * Applies retention once an hour. What is due is counted in days, so after the first run of a day the others find
 * nothing, and a run that was killed goes on an hour later. Returns how to stop it.
 */
export function watchRetention({ db, mail, months, onDone, onError }: WatchOptions): () => void {
  if (months === null) return () => {};
  const look = async (): Promise<void> => {
    const counts = await applyRetention({ db, mail: mail(), months });
    if (Object.values(counts).some((count) => count > 0)) onDone(counts);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))));
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
