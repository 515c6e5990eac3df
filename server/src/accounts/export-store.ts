import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import type { ExtraStar } from '@hopcode/contract/level/star';
import { sql } from 'kysely';
import { assistantTiming } from '../database/assistant-timing.ts';
import type { Database } from '../database/database.ts';
import type { AccountKey } from './account-store.ts';

/**
 * Maximum total number of characters of all programs in one answer. It applies to the last programs and, separately, to
 * earlier versions.
 */
const CODE_BUDGET = 20_000_000;

/** The data of an account itself. */
export async function accountOf(db: Database, { userId }: AccountKey) {
  return await db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select([
      'u.id as user_id',
      'u.email',
      'u.email_verified_at',
      sql<boolean>`u.password_hash is not null`.as('has_password'),
      'u.full_name',
      'u.user_type',
      'u.organization_id',
      'u.language',
      'u.created_at',
      'u.paid_at',
      'u.news_refused_at',
      'u.recording_agreed_at',
      sql<string>`u.last_login_on::text`.as('last_login_on'),
      sql<string | null>`u.retention_notice_on::text`.as('retention_notice_on'),
      'o.name as organization_name',
      'o.slug as organization_slug',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Accounts at other sites with which a person can log in to an account. */
export async function identitiesOf(db: Database, { userId }: AccountKey) {
  return await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The second factor of an account, without its secret; null if it has no active one. */
export async function secondFactorOf(db: Database, { userId }: AccountKey) {
  const found = await db
    .selectFrom('second_factors as f')
    .leftJoin('recovery_codes as c', 'c.user_id', 'f.user_id')
    .select(['f.confirmed_at as since', sql<number>`count(c.user_id)::int`.as('recovery_codes_left')])
    .where('f.user_id', '=', userId)
    .where('f.confirmed_at', 'is not', null)
    .groupBy('f.user_id')
    .executeTakeFirst();
  return found ?? null;
}

/** The sessions of an account, without their tokens. */
export async function sessionsOf(db: Database, { userId }: AccountKey) {
  return await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'browser', 'system', 'is_shared as shared'])
    .select(sql<boolean>`impersonator_id is not null`.as('impersonated'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The students of an export: with `userId` those of an account, otherwise all students of a tenant. */
type Reach = { readonly tenantId: string; readonly userId?: string };

/** The students of the export. */
export async function studentsOf(db: Database, { tenantId, userId }: Reach) {
  return await db
    .selectFrom('students as s')
    .leftJoin('login_cards as c', (on) =>
      on.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.student_id', '=', 's.id'),
    )
    .select([
      's.id',
      's.username',
      's.full_name',
      's.character',
      's.assistant_enabled',
      's.assistant_attempt_limit',
      's.own_assistant_timing',
      assistantTiming('s').as('assistant_timing'),
      's.class_id',
      's.open_courses',
      's.created_at',
    ])
    .select(sql<boolean>`c.student_id is not null`.as('has_card'))
    .where('s.tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) => query.where('s.user_id', '=', userId ?? null))
    .orderBy('s.id')
    .execute();
}

/** The ids of the students, for the queries below. */
const studentsWithin = (db: Database, { tenantId, userId }: Reach) =>
  db
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? null));

/**
 * The progress of the students, with as many of their last programs as fit into one answer. The programs that were
 * saved longest ago are null if there is no room for them. Also returns whether the answer contains every program.
 */
export async function progressOf(db: Database, reach: Reach) {
  const rows = await db
    .with('sized', () =>
      db
        .selectFrom('level_progress')
        .select([
          'student_id',
          'course_id',
          'level_slug',
          'status',
          'last_code',
          'created_at',
          'updated_at',
          'verified_at',
          'hints',
          'kept_files',
        ])
        .select(
          sql<ExtraStar[]>`array_remove(
            array[case when star_own then 'own' end, case when star_neat then 'neat' end], null
          )`.as('stars'),
        )
        .select(
          sql<number>`sum(length(last_code)) over (
            order by code_saved_at desc, student_id, course_id, level_slug
          )`.as('size'),
        )
        .where('tenant_id', '=', reach.tenantId)
        .where('student_id', 'in', studentsWithin(db, reach)),
    )
    .selectFrom('sized')
    .select([
      'student_id',
      'course_id',
      'level_slug',
      'status',
      'stars',
      'verified_at',
      'hints',
      'kept_files',
    ])
    .select(sql<string | null>`case when size <= ${CODE_BUDGET} then last_code end`.as('code'))
    .select(['created_at', 'updated_at'])
    .orderBy('created_at')
    .execute();
  return { rows, areAll: rows.every(({ code }) => code !== null) };
}

/** The results of the students' runs. */
export async function outcomesOf(db: Database, reach: Reach) {
  return await db
    .selectFrom('level_outcomes')
    .select(['student_id', 'course_id', 'level_slug', 'runs', 'active_seconds', 'last_error'])
    .select(['last_outcome_at', 'completed_at'])
    .where('tenant_id', '=', reach.tenantId)
    .where('student_id', 'in', studentsWithin(db, reach))
    .orderBy('last_outcome_at')
    .execute();
}

/**
 * The students' earlier programs, newest first, as many as fit into one answer. Also returns whether the answer
 * contains every earlier program.
 */
export async function versionsOf(db: Database, reach: Reach) {
  const versions = () =>
    db
      .selectFrom('level_code_versions')
      .where('tenant_id', '=', reach.tenantId)
      .where('student_id', 'in', studentsWithin(db, reach));
  const rows = await db
    .with('sized', () =>
      versions()
        .select(['student_id', 'course_id', 'level_slug', 'id', 'code', 'saved_at'])
        .select(sql<number>`sum(length(code)) over (order by id desc)`.as('size')),
    )
    .selectFrom('sized')
    .select(['student_id', 'course_id', 'level_slug', 'id', 'code', 'saved_at'])
    .where('size', '<=', CODE_BUDGET)
    .orderBy('id', 'desc')
    .execute();
  const { count } = await versions().select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, areAll: count === rows.length };
}

/** The students' answers in quizzes. */
export async function quizAnswersOf(db: Database, reach: Reach) {
  return await db
    .selectFrom('quiz_answers')
    .select(['student_id', 'course_id', 'chapter_id', 'round', 'question_id'])
    .select(['answer', 'is_right', 'is_solved', 'answered_at'])
    .where('tenant_id', '=', reach.tenantId)
    .where('student_id', 'in', studentsWithin(db, reach))
    .orderBy('answered_at')
    .execute();
}

/** The numbers of runs and tips that the account and its students used, for each day that is still stored. */
export async function creditsOf(db: Database, owner: AccountKey) {
  return await db
    .selectFrom('credit_counters')
    .select(['holder_id', 'execution_type', 'used', sql<string>`day::text`.as('day')])
    .where('tenant_id', '=', owner.tenantId)
    .where((where) =>
      where.or([where('holder_id', '=', owner.userId), where('holder_id', 'in', studentsWithin(db, owner))]),
    )
    .orderBy('day')
    .execute();
}

/** Schools that have invited the confirmed address of an account. */
export async function invitationsOf(db: Database, { userId }: AccountKey) {
  return await db
    .selectFrom('invitations as i')
    .innerJoin('organizations as o', 'o.id', 'i.tenant_id')
    .innerJoin('users as u', (on) => on.onRef('u.email_key', '=', 'i.email_key').on('u.id', '=', userId))
    .select(['o.name as organization_name', 'i.user_type', 'i.created_at', 'i.expires_at', 'i.declined_at'])
    .where('u.email_verified_at', 'is not', null)
    .orderBy('i.created_at')
    .execute();
}

/**
 * The emails to an account, including those that were sent before the address had an account. The links in them are
 * left out, because they are secrets.
 */
export async function mailsOf(db: Database, { userId }: AccountKey, email: string | null) {
  return await db
    .selectFrom('emails')
    .select(['recipient', 'locale', 'template', 'subject', 'words', 'state'])
    .select(['created_at', 'sent_at', 'followed_at'])
    .where((where) =>
      where.or([
        where('user_id', '=', userId),
        where.and([where('user_id', 'is', null), where('recipient_key', '=', canonicalEmail(email ?? ''))]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** Logged actions on an account and its students, or in a whole tenant, without the actors. */
export async function auditOf(db: Database, reach: Reach) {
  const { tenantId, userId } = reach;
  return await db
    .selectFrom('audit_log')
    .select(['action', 'target_id', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('target_id', '=', userId ?? ''),
          where('target_id', 'in', studentsWithin(db, reach)),
        ]),
      ),
    )
    .orderBy('id')
    .execute();
}

/** The archived data of a parent's deleted students, without secrets. */
export async function deletedOf(db: Database, { tenantId, userId }: AccountKey) {
  return await db
    .selectFrom('deleted_records as d')
    .innerJoin('deleted_rows as r', (on) =>
      on.onRef('r.tenant_id', '=', 'd.tenant_id').onRef('r.record_id', '=', 'd.id'),
    )
    .select(['d.kind', 'd.name', 'd.deleted_at', 'r.table_name as table'])
    .select(sql<Record<string, unknown>>`r.data - 'password_hash'`.as('data'))
    .where('d.tenant_id', '=', tenantId)
    .where('d.owner_id', '=', userId)
    .orderBy('d.id')
    .orderBy('r.batch', 'desc')
    .orderBy('r.number')
    .execute();
}
