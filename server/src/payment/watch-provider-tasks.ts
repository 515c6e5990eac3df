import type { Database } from '../database/database.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
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
  return repeatJob({ everyMs: LOOK_MS, run: () => runProviderTasks({ db, selling: selling() }), onError });
}
