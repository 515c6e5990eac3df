import { FRESH_MINUTES } from '@hopcode/contract/auth/confirm-password';
import { USER_TYPES, type UserType } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { noteLogin } from './last-login-store.ts';
import { openSchoolPlans } from './open-school-plans.ts';
import { tokenHash } from './session-token.ts';
import { createStaffPlayer } from './staff-player-store.ts';
import type { StudentKey } from './student-key.ts';

/** The caller of a request. */
export type Session = {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly tenantId: string;
  readonly userType: UserType;
  readonly organizationId: string | null;
  /** The student that the account acts as. */
  readonly studentId: string | null;
  /**
   * The player whose progress is saved. It is the chosen student, or else the player of a teacher or an admin; null if
   * there is neither.
   */
  readonly player: StudentKey | null;
  readonly isOperator: boolean;
  /** Whether the account is an operator with a second factor. False for all other accounts. */
  readonly isOperatorSecured: boolean;
  /**
   * Whether there is a paid subscription or a licence. Also true if the operator has marked the account, or an admin of
   * its school, as paid.
   */
  readonly isPaid: boolean;
  /** The operator who acts as the account. */
  readonly impersonatorId: string | null;
  /** Code of the language that the account has chosen. */
  readonly language: string | null;
  /** Whether the password was entered in the last few minutes. */
  readonly isFresh: boolean;
  /**
   * Whether a child may be using the device: the session acts as a student, or has acted as one since the password was
   * last entered. False for an operator who acts as the account, because the operator uses another device.
   */
  readonly isWithChild: boolean;
};

/** How many days after its last use a session ends. */
export const SESSION_DAYS = 30;
/** How many days after its start a session ends, even if it is used. */
export const SESSION_DAYS_AT_MOST = 90;
/**
 * How many hours after its start a session on a shared device ends, even if it is used. This covers a day at school.
 */
const SHARED_HOURS = 12;

const isFresh = sql<boolean>`coalesce(
  s.confirmed_at > now() - make_interval(mins => ${FRESH_MINUTES}), false)`;

const isWithChild = sql<boolean>`(s.impersonator_id is null and (s.student_id is not null or s.confirmed_at is null))`;

/** In a school, the subscription of a family does not count (platform.md section 4). */
const isPaid = sql<boolean>`(u.paid_at is not null or case when u.organization_id is null
  then exists (select from subscriptions p where p.tenant_id = s.tenant_id and p.open_until > now())
  else exists (${openSchoolPlans(sql`u.organization_id`)}) end)`;

/**
 * Finds the valid session of a token. The use of a session is recorded at most once an hour, which also extends the
 * session.
 */
export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const hash = tokenHash(token);
  const found = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('students as own', (on) =>
      on.onRef('own.user_id', '=', 'u.id').on('own.is_staff_player', '=', true),
    )
    .select([
      's.token_hash as tokenHash',
      'u.id as userId',
      's.tenant_id as tenantId',
      'u.user_type as userType',
      'u.organization_id as organizationId',
      's.student_id as studentId',
      'u.is_operator as isOperator',
      'u.language',
      sql<boolean>`u.is_operator and exists (
        select from second_factors f where f.user_id = u.id and f.confirmed_at is not null
      )`.as('isOperatorSecured'),
      isPaid.as('isPaid'),
      's.impersonator_id as impersonatorId',
      isFresh.as('isFresh'),
      isWithChild.as('isWithChild'),
      'own.id as ownPlayerId',
      sql<boolean>`s.last_seen_at < now() - interval '1 hour'`.as('isStale'),
    ])
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { isStale, ownPlayerId, ...session } = found;
  if (isStale) {
    await prolong(db, hash);
    if (session.impersonatorId === null) await noteLogin(db, session.userId);
  }
  return { ...session, player: await playerOf(db, session, ownPlayerId) };
}

async function playerOf(
  db: Database,
  { userId, tenantId, studentId, userType }: Omit<Session, 'player'>,
  ownPlayerId: string | null,
): Promise<StudentKey | null> {
  if (studentId !== null) return { tenantId, studentId };
  if (userType === USER_TYPES.parent) return null;
  const own = ownPlayerId ?? (await createStaffPlayer(db, userId));
  return own === undefined ? null : { tenantId: userId, studentId: own };
}

/**
 * Extends a session, except sessions on shared devices and sessions of an operator who acts as the account.
 */
async function prolong(db: Database, hash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`case
        when is_shared or impersonator_id is not null then expires_at
        else least(
          now() + make_interval(hours => ${SESSION_DAYS * 24}),
          created_at + make_interval(hours => ${SESSION_DAYS_AT_MOST * 24})
        ) end`,
    })
    .where('token_hash', '=', hash)
    .execute();
}

/** How many hours an operator can act as another account. */
const IMPERSONATION_HOURS = 4;

/** The stored data about a device: the names of its browser and its system; null if unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

export type NewSession = {
  readonly userId: string;
  readonly tenantId: string;
  readonly studentId: string | null;
  /** The operator who acts as the account. */
  readonly impersonatorId?: string;
  /** Whether the login said that other people use the device. */
  readonly isShared?: boolean;
  readonly device?: Device;
};

const hoursOf = ({ impersonatorId, isShared }: NewSession): number => {
  if (impersonatorId !== undefined) return IMPERSONATION_HOURS;
  return isShared === true ? SHARED_HOURS : SESSION_DAYS * 24;
};

/** The only student of a family is chosen automatically, so a child may use the device from the start. */
const confirmedAt = ({ userId, studentId }: NewSession) =>
  studentId === null
    ? sql<Date>`now()`
    : sql<Date | null>`(select now() from users where id = ${userId} and organization_id is not null)`;

/** Starts a session. For students of a school no device is stored, because they do not see a list of their sessions. */
export async function createSession(db: Database, token: string, who: NewSession): Promise<void> {
  const { browser, system } = who.device ?? { browser: null, system: null };
  // If an operator acts as an account, this is not a login of that account.
  if (who.impersonatorId === undefined) await noteLogin(db, who.userId);
  const ofAdult = (name: string | null) =>
    sql<string | null>`(select ${name}::text from users where id = ${who.userId} and email is not null)`;
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      id: newId(),
      user_id: who.userId,
      tenant_id: who.tenantId,
      student_id: who.studentId,
      impersonator_id: who.impersonatorId ?? null,
      // The operator has not entered the password of this account, and must enter their own password again.
      confirmed_at: who.impersonatorId === undefined ? confirmedAt(who) : null,
      is_shared: who.isShared ?? false,
      browser: ofAdult(browser),
      system: ofAdult(system),
      expires_at: sql<Date>`now() + make_interval(hours => ${hoursOf(who)})`,
    })
    .execute();
}

/** Ends a session. */
export async function deleteSession(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

/** Ends every session of an account, and every login that waits for a code. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of an account except the given one. */
export async function deleteOtherSessionsOf(
  db: Database,
  { userId, tokenHash: kept }: Session,
): Promise<void> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', kept).execute();
}

/** Maximum number of sessions in a list. */
const LISTED = 100;

/** The valid sessions of an account: the session of this call comes first, then the session that was used last. */
export async function listSessions(db: Database, { userId, tokenHash: own }: Session) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at', 'last_seen_at', 'is_shared as shared'])
    .select([
      sql<boolean>`impersonator_id is not null`.as('impersonated'),
      sql<boolean>`token_hash = ${own}`.as('current'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(LISTED)
    .execute();
}

/** Ends a session of an account by its id. Returns the hash of its token; undefined if there is no such session. */
export async function deleteOwnSession(
  db: Database,
  userId: string,
  id: string,
): Promise<Buffer | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('token_hash')
    .executeTakeFirst();
  return ended?.token_hash;
}

/**
 * Lets a session act as a student of its tenant, or as the account itself (null). If it acts as a student, a child may
 * use the device, so the session is no longer fresh. If it then acts as the account, the user may be a child who has
 * stopped playing. So the session stays confirmed only if it is still fresh.
 */
export async function chooseStudent(db: Database, hash: Buffer, studentId: string | null): Promise<void> {
  await db
    .updateTable('sessions as s')
    .set({
      student_id: studentId,
      ...(studentId === null
        ? {
            confirmed_at: sql<Date | null>`case when s.student_id is null or ${isFresh}
              then s.confirmed_at end`,
          }
        : { confirmed_at: null, act_confirmed_at: null }),
    })
    .where('token_hash', '=', hash)
    .execute();
}
