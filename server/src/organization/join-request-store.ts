import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import type { JoinRequest } from '@hopcode/contract/organization/join-requests';
import type { Avatar } from '@hopcode/contract/student/student';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';
import { lockOrganization } from './organization-store.ts';
import { createSchoolStudent } from './school-student-store.ts';

/** Maximum number of waiting requests to join one class. */
const WAITING_MOST = 100;
/**
 * How many days a request waits for an answer, and how many days an accepted request waits for the student's first
 * login.
 */
const DAYS = 14;

export type NewJoinRequest = {
  readonly organizationId: string;
  readonly classId: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly character: Avatar;
  readonly language: string;
  /** Token of an earlier request from the same browser. If the earlier request still waits, it is deleted. */
  readonly replaces: string | undefined;
};

/** Stores a request within a transaction. Returns the token for the browser that sent it. */
export async function createJoinRequest(
  tx: Database,
  request: NewJoinRequest,
): Promise<{ readonly token: string } | 'username_taken' | 'full'> {
  const { organizationId, classId, username } = request;
  await lockOrganization(tx, organizationId);
  if (await isUsernameWanted(tx, organizationId, username, request.replaces)) return 'username_taken';
  const { waiting } = await tx
    .selectFrom('join_requests')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('tenant_id', '=', organizationId)
    .where('class_id', '=', classId)
    .where('student_id', 'is', null)
    .$if(request.replaces !== undefined, (query) =>
      query.where('token_hash', '!=', tokenHash(request.replaces ?? '')),
    )
    .executeTakeFirstOrThrow();
  if (waiting >= WAITING_MOST) return 'full';
  if (request.replaces !== undefined) {
    await tx
      .deleteFrom('join_requests')
      .where('token_hash', '=', tokenHash(request.replaces))
      .where('student_id', 'is', null)
      .execute();
  }
  const token = newToken();
  const made = await tx
    .insertInto('join_requests')
    .values({
      tenant_id: organizationId,
      id: newId(),
      class_id: classId,
      token_hash: tokenHash(token),
      username,
      username_key: canonicalUsername(username),
      password_hash: request.passwordHash,
      character: request.character,
      language: request.language,
      student_id: null,
      expires_at: sql<Date>`now() + make_interval(days => ${DAYS})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 0n ? 'username_taken' : { token };
}

/**
 * Whether a username is taken by a student of the school or by a waiting request to join the school. The request with
 * the token `except` does not count.
 */
export async function isUsernameWanted(
  db: Database,
  organizationId: string,
  username: string,
  except?: string,
): Promise<boolean> {
  const key = canonicalUsername(username);
  const { rows } = await sql`
    select from students where tenant_id = ${organizationId} and username_key = ${key}
    union all
    select from join_requests
    where tenant_id = ${organizationId} and username_key = ${key} and student_id is null
      and token_hash is distinct from ${except === undefined ? null : tokenHash(except)}::bytea
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the request with a token is waiting or accepted; undefined if it no longer exists. */
export async function stateOfJoinRequest(
  db: Database,
  token: string,
): Promise<'waiting' | 'accepted' | undefined> {
  const found = await db
    .selectFrom('join_requests')
    .select('student_id')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return found.student_id === null ? 'waiting' : 'accepted';
}

/**
 * Returns the student of an accepted request. The request is then deleted, so that its token can be used for only one
 * login.
 */
export async function useJoinRequest(
  tx: Database,
  token: string,
): Promise<{ tenantId: string; userId: string; studentId: string } | undefined> {
  const used = await tx
    .deleteFrom('join_requests')
    .where('token_hash', '=', tokenHash(token))
    .where('student_id', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['tenant_id as tenantId', 'student_id as studentId'])
    .executeTakeFirst();
  if (used === undefined || used.studentId === null) return undefined;
  const { tenantId, studentId } = used;
  const student = await tx
    .selectFrom('students')
    .select('user_id as userId')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
  const userId = student?.userId ?? null;
  return userId === null ? undefined : { tenantId, userId, studentId };
}

const waitingOf = (db: Database, organizationId: string, classId: string) =>
  db
    .selectFrom('join_requests')
    .where('tenant_id', '=', organizationId)
    .where('class_id', '=', classId)
    .where('student_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);

/** The waiting requests of a class, oldest first. */
export async function listJoinRequests(
  db: Database,
  organizationId: string,
  classId: string,
): Promise<JoinRequest[]> {
  const rows = await waitingOf(db, organizationId, classId)
    .select(['id', 'username', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** How many of these requests are waiting. */
export async function countWaiting(
  db: Database,
  organizationId: string,
  classId: string,
  ids: readonly string[],
): Promise<{ readonly count: number }> {
  return await waitingOf(db, organizationId, classId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
}

/** Deletes waiting requests within a transaction. Returns how many were deleted. */
export async function refuseJoinRequests(
  tx: Database,
  organizationId: string,
  classId: string,
  ids: readonly string[],
): Promise<number> {
  // If two teachers answer simultaneously, the second answer waits.
  await lockOrganization(tx, organizationId);
  const refused = await tx
    .deleteFrom('join_requests')
    .where('tenant_id', '=', organizationId)
    .where('class_id', '=', classId)
    .where('student_id', 'is', null)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(refused.numDeletedRows);
}

/**
 * Creates the students for waiting requests, within a transaction. `taken` contains the requests that stay, because
 * another student of the school now has the username.
 */
export async function acceptJoinRequests(
  tx: Database,
  organizationId: string,
  classId: string,
  ids: readonly string[],
): Promise<{ readonly answered: number; readonly taken: string[] }> {
  await lockOrganization(tx, organizationId);
  const requests = await waitingOf(tx, organizationId, classId)
    .select(['id', 'username', 'password_hash', 'character', 'language'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const taken: string[] = [];
  for (const { id, username, password_hash: passwordHash, character, language } of requests) {
    if (passwordHash === null) continue;
    const student = { username, fullName: null, character, classId, passwordHash, language };
    const made = await createSchoolStudent(tx, organizationId, student);
    if (made === undefined) taken.push(id);
    else
      await tx
        .updateTable('join_requests')
        .set({
          student_id: made.studentId,
          password_hash: null,
          expires_at: sql<Date>`now() + make_interval(days => ${DAYS})`,
        })
        .where('tenant_id', '=', organizationId)
        .where('id', '=', id)
        .execute();
  }
  return { answered: requests.length - taken.length, taken };
}
