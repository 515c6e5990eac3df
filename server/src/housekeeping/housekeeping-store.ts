import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Deletes what has run out: sessions, limits, links, the counters of days gone by, and mails after three months. */
export async function deleteExpired(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  const yesterday = sql<Date>`(now() at time zone 'utc')::date - 1`;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
  const longAgo = sql<Date>`now() - interval '90 days'`;
  await db.deleteFrom('emails').where('created_at', '<', longAgo).execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  await db.deleteFrom('credit_counters').where('day', '<', yesterday).execute();
  await db.deleteFrom('visitor_counters').where('day', '<', yesterday).execute();
}
