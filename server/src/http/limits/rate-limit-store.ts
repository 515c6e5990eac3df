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

/** Somebody (a network, a name) trying something that has a limit. */
export type Try = readonly [limit: RateLimit, who: string];

/**
 * Counts a try of `who`; the time begins with the first. Returns undefined when it is within the limit, else the
 * seconds until the next is.
 */
export function tryOnce(db: Database, limit: RateLimit, who: string): Promise<number | undefined> {
  return tryInOrder(db, [[limit, who]]);
}

/**
 * Counts several tries in one statement, up to the first that is beyond its limit: one who is refused does not use
 * up what somebody else may try. Returns as `tryOnce`. Give those that others share first, always in the same order.
 */
export async function tryInOrder(db: Database, tries: readonly Try[]): Promise<number | undefined> {
  const steps = tries.map(([limit, who], at) => {
    const end = sql`now() + make_interval(secs => ${limit.seconds})`;
    const before = tries[at - 1];
    const within = before === undefined ? sql`` : sql`from ${step(at - 1)} where used <= ${before[0].times}`;
    return sql`${step(at)} as (
      insert into rate_limits (key, used, ends_at) select ${keyOf(limit, who)}::bytea, 1, ${end} ${within}
      on conflict (key) do update set
        used = case when rate_limits.ends_at > now() then rate_limits.used + 1 else 1 end,
        ends_at = case when rate_limits.ends_at > now() then rate_limits.ends_at else excluded.ends_at end
      returning used, ceil(extract(epoch from ends_at - now()))::int as wait
    )`;
  });
  const results = tries.map(
    ([limit], at) => sql`select wait from ${step(at)} where used > ${limit.times}::int`,
  );
  const { rows } = await sql<{ wait: number }>`
    with ${sql.join(steps)} ${sql.join(results, sql` union all `)}`.execute(db);
  const [refused] = rows;
  return refused && Math.max(1, refused.wait);
}

/** Takes a counted try back: it was no attack. */
export function takeBack(db: Database, limit: RateLimit, who: string): Promise<void> {
  return takeBackInOrder(db, [[limit, who]]);
}

/** Takes several back, in the order in which they were counted, so that no two logins each wait for the other. */
export async function takeBackInOrder(db: Database, tries: readonly Try[]): Promise<void> {
  const steps = tries.map(([limit, who], at) => {
    const after = at === 0 ? sql`` : sql`and (select count(*) from ${step(at - 1)}) >= 0`;
    return sql`${step(at)} as (
      update rate_limits set used = greatest(0, used - 1) where key = ${keyOf(limit, who)} ${after} returning key
    )`;
  });
  await sql`with ${sql.join(steps)} select from ${step(tries.length - 1)}`.execute(db);
}

/** What a statement calls its part for one of several tries. */
const step = (at: number) => sql.ref(`step${at}`);

/** Addresses and names are personal: only a hash of them is kept. */
const keyOf = (limit: RateLimit, who: string): Buffer =>
  createHash('sha256').update(`${limit.action}\n${who}`).digest();
