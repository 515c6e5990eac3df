import type { Database } from '../database/database.ts';
import type { Selling } from '../parts/selling.ts';
import { runProviderTasks } from './provider-tasks.ts';

const LOOK_MS = 60 * 1000;

/** Runs the tasks of the payment provider once a minute. Returns a function that stops it. */
export function watchProviderTasks({
  db,
  selling,
  onError,
}: {
  readonly db: Database;
  readonly selling: () => Selling;
  readonly onError: (error: Error) => void;
}): () => void {
  const look = (): void => {
    runProviderTasks({ db, selling: selling() }).catch((error: unknown) =>
      onError(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
