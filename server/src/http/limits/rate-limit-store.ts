import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { networksOf } from './network.ts';

/** How many tries are allowed within a period. The limit counts the tries of all processes of the server together. */
export type RateLimit = {
  /** The name of the action, such as `login`. */
  readonly action: string;
  readonly times: number;
  readonly seconds: number;
  /**
   * After `times` tries, each further try must wait: first `first` seconds, then twice as long each time, but at most
   * `most` seconds. If there is no `slow`, no further try is allowed until the period ends.
   */
  readonly slow?: { readonly first: number; readonly most: number };
  /** Whether taking back one try also takes back all earlier tries. */
  readonly forgotten?: boolean;
};

/**
 * A try by a network address or a name, with the limit that applies to it. If `counts` is false, the limit applies, but
 * the try does not count. A try by an IPv6 network also counts towards the limits of the wider networks around it.
 */
export type Try = readonly [limit: RateLimit, who: string, counts?: boolean];

/**
 * Counts a try by `who`. The period begins with the first try. Returns undefined within the limit, and otherwise the
 * seconds until the next allowed try.
 */
export function tryOnce(db: Database, limit: RateLimit, who: string): Promise<number | undefined> {
  return tryInOrder(db, [[limit, who]]);
}

/**
 * Counts several tries in one statement. Stops before the first try that is beyond its limit. Returns the same as
 * `tryOnce`. Always pass the tries in the same order, so that two requests cannot deadlock.
 */
export async function tryInOrder(db: Database, tries: readonly Try[]): Promise<number | undefined> {
  const all = tries.flatMap(withWiderNetworks);
  const steps = all.map(([limit, who, counts = true], at) => {
    const { times, seconds, slow } = limit;
    const within = at === 0 ? sql`` : sql`from ${step(at - 1)} where refused = 0`;
    const weight = counts ? sql`1` : sql`0`;
    const isOver = sql`r.ends_at <= now()`;
    const isRefused = slow ? sql`coalesce(r.next_at > now(), false)` : sql`r.used >= ${times}::int`;
    const next = (used: ReturnType<typeof sql>) =>
      slow && counts
        ? sql`case when ${used} >= ${times}::int then now() + make_interval(secs =>
            least(${slow.most}::float8, ${slow.first}::float8 * power(2, least(${used} - ${times}::int, 30)))) end`
        : sql`null::timestamptz`;
    return sql`${step(at)} as (
      insert into rate_limits as r (key, used, ends_at, next_at, refused)
      select ${keyOf(limit, who)}::bytea, ${weight}, now() + make_interval(secs => ${seconds}),
        ${next(sql`1`)}, 0 ${within}
      on conflict (key) do update set
        used = case when ${isOver} then ${weight} when ${isRefused} then r.used else r.used + ${weight} end,
        next_at = case when ${isOver} then excluded.next_at when ${isRefused} then r.next_at
          else ${counts ? next(sql`(r.used + 1)`) : sql`r.next_at`} end,
        refused = case when not ${isOver} and ${isRefused} then r.refused + 1 else 0 end,
        ends_at = case when ${isOver} then excluded.ends_at else r.ends_at end
      returning refused, ceil(extract(epoch from coalesce(next_at, ends_at) - now()))::int as wait
    )`;
  });
  const results = all.map((_, at) => sql`select wait from ${step(at)} where refused > 0`);
  const { rows } = await sql<{ wait: number }>`
    with ${sql.join(steps)} ${sql.join(results, sql` union all `)}`.execute(db);
  const [refused] = rows;
  return refused && Math.max(1, refused.wait);
}

/** Takes a counted try back, for example because the code was right. */
export function takeBack(db: Database, limit: RateLimit, who: string): Promise<void> {
  return takeBackInOrder(db, [[limit, who]]);
}

/** Takes several tries back. Pass them in the order in which they were counted, so that two logins cannot deadlock. */
export async function takeBackInOrder(db: Database, tries: readonly Try[]): Promise<void> {
  const all = tries.filter(([, , counts = true]) => counts).flatMap(withWiderNetworks);
  const steps = all.map(([limit, who], at) => {
    const after = at === 0 ? sql`` : sql`and (select count(*) from ${step(at - 1)}) >= 0`;
    const used = limit.forgotten ? sql`0` : sql`greatest(0, used - 1)`;
    return sql`${step(at)} as (
      update rate_limits set used = ${used}, next_at = case when ${used} >= ${limit.times}::int then next_at end
      where key = ${keyOf(limit, who)} ${after} returning key
    )`;
  });
  await sql`with ${sql.join(steps)} select from ${step(all.length - 1)}`.execute(db);
}

/** Adds the wider networks to a try by an IPv6 network. Their limits are larger. */
const withWiderNetworks = ([limit, who, counts = true]: Try): Try[] =>
  networksOf(who).map(({ network, share }) => [{ ...limit, times: limit.times * share }, network, counts]);

/** The name of the part of a statement that counts one try or takes it back. */
const step = (at: number) => sql.ref(`step${at}`);

/** Only a hash of an address or a name is stored, because addresses and names are personal data. */
const keyOf = (limit: RateLimit, who: string): Buffer =>
  createHash('sha256').update(`${limit.action}\n${who}`).digest();
