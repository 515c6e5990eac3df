import type { UserType } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { tokenHash } from './session-token.ts';

/** Who makes a request. */
export type Session = {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly tenantId: string;
  readonly userType: UserType;
  readonly organizationId: string | null;
  /** The student that the account acts as. */
  readonly studentId: string | null;
  readonly isOperator: boolean;
  /** Whether the account counts as a subscriber. */
  readonly isPaid: boolean;
  /** The operator who acts as the account. */
  readonly impersonatorId: string | null;
  /** Code of the language that the account has chosen. */
  readonly language: string | null;
};

/** How long a session lives after its last use. */
export const SESSION_DAYS = 30;

/** The living session of a token. Once a day its use makes it live longer. */
export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const hash = tokenHash(token);
  const found = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.token_hash as tokenHash',
      'u.id as userId',
      's.tenant_id as tenantId',
      'u.user_type as userType',
      'u.organization_id as organizationId',
      's.student_id as studentId',
      'u.is_operator as isOperator',
      'u.language',
      sql<boolean>`u.paid_at is not null`.as('isPaid'),
      's.impersonator_id as impersonatorId',
      sql<boolean>`s.last_seen_at < now() - interval '1 day'`.as('isStale'),
    ])
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { isStale, ...session } = found;
  if (isStale) await prolong(db, hash);
  return session;
}

async function prolong(db: Database, hash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .where('token_hash', '=', hash)
    .execute();
}

/** How long the operator acts as somebody else at most. */
const IMPERSONATION_HOURS = 4;

export type NewSession = {
  readonly userId: string;
  readonly tenantId: string;
  readonly studentId: string | null;
  /** The operator who acts as the account. */
  readonly impersonatorId?: string;
};

/** Begins a session. */
export async function createSession(db: Database, token: string, who: NewSession): Promise<void> {
  const hours = who.impersonatorId === undefined ? SESSION_DAYS * 24 : IMPERSONATION_HOURS;
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      user_id: who.userId,
      tenant_id: who.tenantId,
      student_id: who.studentId,
      impersonator_id: who.impersonatorId ?? null,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute();
}

/** Ends a session. */
export async function deleteSession(db: Database, hash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute();
}

/** Ends every session of an account. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of an account but one. */
export async function deleteOtherSessionsOf(
  db: Database,
  { userId, tokenHash: kept }: Session,
): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', kept).execute();
}

/** Lets a session act as a student of its tenant. */
export async function chooseStudent(db: Database, hash: Buffer, studentId: string): Promise<void> {
  await db.updateTable('sessions').set({ student_id: studentId }).where('token_hash', '=', hash).execute();
}
