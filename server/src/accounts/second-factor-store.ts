import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';

/** How many hours an unconfirmed secret is stored. */
const SETUP_HOURS = 1;
/** How many minutes a login waits for its code. */
const CHALLENGE_MINUTES = 10;
/** Maximum number of logins of one account that wait for a code; only an automated attack starts more. */
const CHALLENGES = 20;
/** Number of wrong codes before a wait begins, and the first and the longest wait in seconds. */
const FREE_TRIES = 5;
const FIRST_WAIT = 15;
const LONGEST_WAIT = 15 * 60;

const now = sql<Date>`now()`;

/** Stores a new secret until a code confirms it; false for an account that already has a second factor. */
export async function beginSecondFactor(db: Database, userId: string, secret: Buffer): Promise<boolean> {
  const begun = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return begun.numInsertedOrUpdatedRows === 1n;
}

/** The encrypted secret of an account: the active one, or an unconfirmed one. */
export async function findSecret(
  db: Database,
  userId: string,
  which: 'confirmed' | 'waiting',
): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .$if(which === 'confirmed', (query) => query.where('confirmed_at', 'is not', null))
    .$if(which === 'waiting', (query) =>
      query
        .where('confirmed_at', 'is', null)
        .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${SETUP_HOURS})`),
    )
    .executeTakeFirst();
  return found?.secret;
}

/** When an account turned on its second factor, and how many recovery codes are left; undefined if it has none. */
export async function findSecondFactor(db: Database, userId: string) {
  return await db
    .selectFrom('second_factors as f')
    .select('f.confirmed_at as since')
    .select((from) =>
      from
        .selectFrom('recovery_codes as c')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('c.user_id', '=', 'f.user_id')
        .as('codesLeft'),
    )
    .where('f.user_id', '=', userId)
    .where('f.confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/**
 * Counts a try before its code is checked, so that simultaneous tries count too. Returns the seconds to wait if a try
 * is not allowed yet. After some wrong codes, each wait is twice as long as the one before. The longest wait is a
 * quarter of an hour, so that the owner is not locked out for long. A day without a try resets the count.
 */
export async function countCodeTry(db: Database, userId: string): Promise<number | undefined> {
  const tries = sql<number>`case when next_try_at < now() - interval '1 day' then 1 else failed_tries + 1 end`;
  const wait = sql`least(${LONGEST_WAIT}::int, ${FIRST_WAIT}::int * power(2, least(20, ${tries} - ${FREE_TRIES}::int)))`;
  const counted = await db
    .updateTable('second_factors')
    .set({
      failed_tries: tries,
      next_try_at: sql<Date>`now() + case when ${tries} < ${FREE_TRIES}::int then interval '0'
        else make_interval(secs => ${wait}) end`,
    })
    .where('user_id', '=', userId)
    // `now()` is the time when this statement started, and another login may have set `next_try_at` since then.
    .where((where) =>
      where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', sql<Date>`clock_timestamp()`)]),
    )
    .executeTakeFirst();
  if (counted.numUpdatedRows > 0n) return undefined;
  const waiting = await db
    .selectFrom('second_factors')
    .select(sql<number>`ceil(extract(epoch from next_try_at - now()))::int`.as('seconds'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return waiting && Math.max(1, waiting.seconds);
}

/** Marks the code of a time step as used, and resets the number of wrong tries; false if the step was used before. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('second_factors')
    .set({ last_step: step, failed_tries: 0, next_try_at: null })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Deletes a recovery code, which works once; false if no code has that hash. */
export async function useRecoveryCode(db: Database, userId: string, codeHash: Buffer): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Turns on the second factor of an account within a transaction; false if no secret is waiting for confirmation. */
export async function confirmSecondFactor(tx: Database, userId: string): Promise<boolean> {
  const confirmed = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Replaces the recovery codes of an account within a transaction. */
export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Deletes the second factor of an account with its recovery codes; false if there was none. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmed_at !== null;
}

/** Records that a login waits for its code; returns a token for the login. */
export async function createChallenge(db: Database, userId: string, isShared: boolean): Promise<string> {
  const token = newToken();
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      is_shared: isShared,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
  const newest = db
    .selectFrom('login_challenges')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .limit(CHALLENGES);
  await db
    .deleteFrom('login_challenges')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', newest)
    .execute();
  return token;
}

/** The account whose login waits for a code. */
export async function findChallenge(db: Database, token: string) {
  return await db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id as userId', 'u.tenant_id as tenantId', 'c.is_shared as isShared'])
    .where('c.token_hash', '=', tokenHash(token))
    .where('c.expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Deletes the row of a login that waits for its code; false if the row is gone or has expired. Of two simultaneous
 * calls, only one returns true.
 */
export async function useChallenge(db: Database, token: string): Promise<boolean> {
  const used = await db
    .deleteFrom('login_challenges')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}
