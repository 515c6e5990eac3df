import { USER_TYPES } from '@hopcode/contract/auth/current';
import { type RawBuilder, sql } from 'kysely';
import type { Receiver } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../sessions/last-login-store.ts';

/** Number of days between the notice and the deletion. */
export const NOTICE_DAYS = 30;
/**
 * A notice is valid for this many days. After that, for example if `RETENTION_MONTHS` was `off` for a while, a new
 * notice is sent.
 */
const NOTICE_COUNTS_DAYS = 90;
/** Minimum number of days between two notices to the same school. */
const SCHOOL_NOTICE_DAYS = 7;
/** Maximum number of notices and deletions of each kind in one run. The next run does the others. */
const AT_MOST = 500;

/** The templates of the emails with a notice. */
export const NOTICES = { family: 'retention_family', school: 'retention_school' } as const;

const isNotice = sql<boolean>`e.tenant_id = u.tenant_id and e.template in (${sql.join(Object.values(NOTICES))})`;
const mailDay = sql`(e.created_at at time zone 'utc')::date`;

/** Whether the email with the notice was sent, is stored for the operator to read, or has failed twice. */
const isNoticeDelivered = sql<boolean>`(
  exists (select from emails e where ${isNotice} and e.state in ('sent', 'kept') and ${mailDay} >= u.retention_notice_on)
  or (select count(distinct ${mailDay}) from emails e where ${isNotice} and e.state = 'failed') >= 2)`;

/**
 * Whether retention applies to an account. It does not apply to accounts of staff, the operator, subscribers and the
 * demo.
 */
const isOrdinary = sql<boolean>`(u.user_type = ${USER_TYPES.parent} and not u.is_operator and u.paid_at is null
  and not exists (select from users d where d.tenant_id = u.tenant_id and d.email_key ~ '[@.]example[.]com$'))`;
const isFamily = sql<boolean>`(u.organization_id is null and u.email is not null and ${isOrdinary})`;
const isSchoolStudent = sql<boolean>`(u.organization_id is not null and ${isOrdinary})`;

const isNoticeDue = (months: number) => sql<boolean>`(
  u.last_login_on <= (${TODAY} + ${NOTICE_DAYS}::int - make_interval(months => ${months}))::date
  and (u.retention_notice_on is null
    or u.retention_notice_on < ${TODAY} - ${NOTICE_COUNTS_DAYS}::int
    or (u.retention_notice_on <= ${TODAY} - ${NOTICE_DAYS}::int and not ${isNoticeDelivered})))`;

const isDeletionDue = (months: number) => sql<boolean>`(
  u.last_login_on <= (${TODAY} - make_interval(months => ${months}))::date
  and u.retention_notice_on between ${TODAY} - ${NOTICE_COUNTS_DAYS}::int and ${TODAY} - ${NOTICE_DAYS}::int
  and ${isNoticeDelivered})`;

type Account = { readonly userId: string; readonly tenantId: string };

const idsOf = async (
  db: Database,
  column: 'id' | 'organization_id',
  condition: RawBuilder<boolean>,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.ref(`u.${column}`)} as id from users u where ${condition} order by id limit ${AT_MOST}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Accounts of families that must now get a notice. */
export const familiesToNotify = (db: Database, months: number): Promise<string[]> =>
  idsOf(db, 'id', sql<boolean>`${isFamily} and ${isNoticeDue(months)}`);

/** Accounts of families that must now be deleted. */
export const familiesToDelete = (db: Database, months: number): Promise<string[]> =>
  idsOf(db, 'id', sql<boolean>`${isFamily} and ${isDeletionDue(months)}`);

/** Schools with students who must now be deleted. */
export const schoolsToDeleteFrom = (db: Database, months: number): Promise<string[]> =>
  idsOf(db, 'organization_id', sql<boolean>`${isSchoolStudent} and ${isDeletionDue(months)}`);

/** Schools that must now get a notice about students. */
export const schoolsToNotify = (db: Database, months: number): Promise<string[]> =>
  idsOf(
    db,
    'organization_id',
    sql<boolean>`${isSchoolStudent} and ${isNoticeDue(months)} and not exists (
      select from users v where v.organization_id = u.organization_id
        and v.retention_notice_on > ${TODAY} - ${SCHOOL_NOTICE_DAYS}::int)`,
  );

/** Records that a family gets its notice today; undefined if it no longer needs one, for example because of a login. */
export async function takeFamilyNotice(
  tx: Database,
  months: number,
  userId: string,
): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    update users u set retention_notice_on = ${TODAY}
    where u.id = ${userId} and ${isFamily} and ${isNoticeDue(months)}
    returning u.id as "userId", u.tenant_id as "tenantId", u.email, u.language`.execute(tx);
  return rows[0];
}

/**
 * One class in a notice: its name, and the number of its students that the notice is about. The name is null for
 * students without a class.
 */
export type NoticedClass = { readonly name: string | null; readonly students: number };

/**
 * Records that a school gets a notice about its students today. Returns the number of these students for each class.
 */
export async function takeSchoolNotices(
  tx: Database,
  months: number,
  organizationId: string,
): Promise<NoticedClass[]> {
  const { rows } = await sql<NoticedClass>`
    with noticed as (
      update users u set retention_notice_on = ${TODAY}
      where u.organization_id = ${organizationId} and ${isSchoolStudent} and ${isNoticeDue(months)}
      returning u.id
    )
    select c.name, count(*)::int as students
    from noticed n
    left join students s on s.tenant_id = ${organizationId} and s.user_id = n.id
    left join classes c on c.tenant_id = s.tenant_id and c.id = s.class_id
    group by c.id, c.name order by c.name, c.id`.execute(tx);
  return rows;
}

/**
 * Locks a family that must be deleted, so that a login has to wait. Undefined if it no longer needs to be deleted, or
 * if another process has locked it.
 */
export async function lockFamilyToDelete(
  tx: Database,
  months: number,
  userId: string,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select u.id as "userId", u.tenant_id as "tenantId" from users u
    where u.id = ${userId} and ${isFamily} and ${isDeletionDue(months)}
    for update skip locked`.execute(tx);
  return rows[0];
}

/** Locks at most `limit` of a school's students who must still be deleted. */
export async function lockStudentsToDelete(
  tx: Database,
  months: number,
  organizationId: string,
  limit: number,
): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select u.id as "userId", u.tenant_id as "tenantId" from users u
    where u.organization_id = ${organizationId} and ${isSchoolStudent} and ${isDeletionDue(months)}
    order by u.id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** Deletes the counters of the students of these accounts, because no foreign key deletes them. */
export async function deleteCountersOf(tx: Database, organizationId: string, userIds: readonly string[]) {
  await sql`
    delete from credit_counters where tenant_id = ${organizationId} and holder_id in (
      select id from students where tenant_id = ${organizationId} and user_id = any(${[...userIds]}::uuid[]))`.execute(
    tx,
  );
}
