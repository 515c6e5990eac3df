import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const known = new WeakMap<Database, Map<string, Promise<Buffer>>>();

/**
 * Returns the secret of 256 bits with this name. The first process creates the secret, and all other processes get the
 * same one.
 */
export function secret(db: Database, name: string): Promise<Buffer> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<Buffer>>();
  known.set(db, ofDatabase);
  const kept = ofDatabase.get(name) ?? loadSecret(db, name);
  ofDatabase.set(name, kept);
  // A failure is not cached, because the database may be available the next time.
  kept.catch(() => ofDatabase.delete(name));
  return kept;
}

async function loadSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
