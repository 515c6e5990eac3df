import type { Database } from '../database/database.ts';
import type { Refusal } from './refusal.ts';

/** An error to throw within `transact`: it rolls the transaction back, and its refusal becomes the answer. */
export class Rejected extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The transaction is undone');
    this.refusal = refusal;
  }
}

/**
 * Runs work in a transaction, so that either all of it is committed or nothing. To refuse after the first write, throw
 * the refusal as a `Rejected`.
 */
export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T | Refusal> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Rejected) return error.refusal;
    throw error;
  }
}
