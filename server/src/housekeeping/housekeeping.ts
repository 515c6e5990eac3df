import type { Database } from '../database/database.ts';
import { deleteExpired } from './housekeeping-store.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Clears the database once an hour. Several servers may do it at once. Returns how to stop it. */
export function keepHouse(db: Database, onError: (error: Error) => void): () => void {
  const clear = (): void => {
    deleteExpired(db).catch((error: unknown) =>
      onError(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const timer = setInterval(clear, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
