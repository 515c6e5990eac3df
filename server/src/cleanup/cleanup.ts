import type { Database } from '../database/database.ts';
import { deleteExpired } from './cleanup-store.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes expired rows once an hour. Several servers may do it at once. Returns a function that stops it. */
export function startCleanup(db: Database, onError: (error: Error) => void): () => void {
  const cleanUp = (): void => {
    deleteExpired(db).catch((error: unknown) =>
      onError(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const timer = setInterval(cleanUp, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
