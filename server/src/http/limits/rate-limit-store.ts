import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** How often somebody may try something within a time. It holds across all processes of the server. */
export type RateLimit = {
  /** What is tried: `login`. */
  readonly action: string;
  readonly times: number;
  readonly seconds: number;
};

/**
 * Counts a try of `who` (an address, a name); the time begins with the first. Returns undefined when it is within
 * the limit, else the seconds until the next is.
 */
export async function tryOnce(db: Database, limit: RateLimit, who: string): Promise<number | undefined> {
  const end = sql<Date>`now() + make_interval(secs => ${limit.seconds})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, who), used: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limits.ends_at > now() then rate_limits.used + 1 else 1 end`,
        ends_at: sql<Date>`case when rate_limits.ends_at > now() then rate_limits.ends_at else ${end} end`,
      }),
    )
    .returning(['used', sql<number>`ceil(extract(epoch from rate_limits.ends_at - now()))::int`.as('left')])
    .executeTakeFirstOrThrow();
  return row.used > limit.times ? Math.max(1, row.left) : undefined;
}

/** Takes a counted try back: it was no attack. */
export async function takeBack(db: Database, limit: RateLimit, who: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql<number>`greatest(0, used - 1)` })
    .where('key', '=', keyOf(limit, who))
    .execute();
}

/** Addresses and names are personal: only a hash of them is kept. */
const keyOf = (limit: RateLimit, who: string): Buffer =>
  createHash('sha256').update(`${limit.action}\n${who.toLowerCase()}`).digest();
