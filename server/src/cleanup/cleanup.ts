import type { Database } from '../database/database.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { deleteExpired } from './cleanup-store.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes expired rows once an hour. Several servers can do this simultaneously. Returns a function that stops it. */
export function startCleanup(db: Database, onError: (error: Error) => void): () => void {
  return repeatJob({ everyMs: EVERY_MS, run: () => deleteExpired(db), onError });
}
