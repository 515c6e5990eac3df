import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Deletes what has run out: sessions, limits, and the counters of days gone by. */
export async function deleteExpired(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  const yesterday = sql<Date>`(now() at time zone 'utc')::date - 1`;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  await db.deleteFrom('credit_counters').where('day', '<', yesterday).execute();
  await db.deleteFrom('visitor_counters').where('day', '<', yesterday).execute();
}
