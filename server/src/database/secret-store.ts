import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const known = new WeakMap<Database, Map<string, Promise<Buffer>>>();

/** A secret of 256 bits by name. The first process creates it; all others get the same one. */
export function secret(db: Database, name: string): Promise<Buffer> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<Buffer>>();
  known.set(db, ofDatabase);
  const kept = ofDatabase.get(name) ?? loadSecret(db, name);
  ofDatabase.set(name, kept);
  // A failure is not cached: the database may be available next time.
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
