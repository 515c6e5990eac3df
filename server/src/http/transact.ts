import type { Database } from '../database/database.ts';
import type { Refusal } from './refusal.ts';

/** Thrown within `transact`: rolls back, and its refusal is the answer. */
export class Rejected extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The transaction is undone');
    this.refusal = refusal;
  }
}

/** Runs work in a transaction, completely or not at all. After the first write, throw a refusal as `Rejected`. */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T | Refusal> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Rejected) return error.refusal;
    throw error;
  }
}
