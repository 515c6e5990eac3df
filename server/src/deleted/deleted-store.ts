import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { UNDO_DAYS } from '@hopcode/contract/deleted/deleted';
import { sql } from 'kysely';
import type { RecordKey } from '../archive/archive-store.ts';
import type { Database } from '../database/database.ts';

/**
 * The deleted records that a caller may see: all records of a tenant, or the records of one parent's account, or the
 * records of one teacher's classes.
 */
export type DeletedReach = {
  readonly tenantId: string;
  readonly ownerId?: string;
  readonly teacherId?: string;
};

const within = (db: Database, { tenantId, ownerId, teacherId }: DeletedReach) =>
  db
    .selectFrom('deleted_records as d')
    .where('d.tenant_id', '=', tenantId)
    // The cleanup deletes older records, so they can no longer be restored.
    .where(sql<boolean>`d.deleted_at > now() - make_interval(days => ${UNDO_DAYS})`)
    .$if(ownerId !== undefined, (query) => query.where('d.owner_id', '=', ownerId ?? null))
    .$if(teacherId !== undefined, (query) =>
      query.where(
        sql<boolean>`case d.kind
          when 'student' then d.class_id is null or exists (select from class_teachers t
            where t.tenant_id = d.tenant_id and t.class_id = d.class_id and t.user_id = ${teacherId})
          when 'class' then exists (select from deleted_rows r
            where r.tenant_id = d.tenant_id and r.record_id = d.id and r.table_name = 'class_teachers'
              and r.data ->> 'user_id' = ${teacherId}::uuid::text)
          else false end`,
      ),
    );

/** One page of the deleted records, last deleted first, and the total number of records. */
export async function listDeleted(db: Database, reach: DeletedReach, page: number, size: number) {
  const { total } = await within(db, reach)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const records = await within(db, reach)
    .leftJoin('users as u', 'u.id', 'd.deleted_by')
    .leftJoin('classes as c', (on) =>
      on.onRef('c.tenant_id', '=', 'd.tenant_id').onRef('c.id', '=', 'd.class_id'),
    )
    .select(['d.id', 'd.kind', 'd.name', 'd.deleted_at'])
    .select(sql<string | null>`coalesce(u.full_name, u.email)`.as('deleted_by'))
    .select(sql<Date>`d.deleted_at + make_interval(days => ${UNDO_DAYS})`.as('erased_at'))
    .select(
      sql<string | null>`coalesce(c.name, (select o.name from deleted_records o
        where o.tenant_id = d.tenant_id and o.kind = 'class' and o.target_id = d.class_id limit 1))`.as(
        'class_name',
      ),
    )
    .orderBy('d.deleted_at', 'desc')
    .orderBy('d.id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { records, total };
}

/**
 * Finds a deleted record that the caller may see. It locks the record, so that the second of two simultaneous restores
 * finds nothing.
 */
export async function lockDeleted(tx: Database, reach: DeletedReach, id: string) {
  return await within(tx, reach)
    .select(['d.id', 'd.kind', 'd.target_id', 'd.name', 'd.owner_id', 'd.class_id', 'd.student_ids'])
    .where('d.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes an archived record for good. */
export async function eraseDeleted(tx: Database, { tenantId, recordId }: RecordKey): Promise<void> {
  await tx
    .deleteFrom('deleted_records')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordId)
    .execute();
}

/** Changes the username of the student in an archived record. */
export async function renameDeleted(tx: Database, { tenantId, recordId }: RecordKey, username: string) {
  const names = JSON.stringify({ username, username_key: canonicalUsername(username) });
  await sql`
    update deleted_rows set data = data || ${names}::jsonb
    where tenant_id = ${tenantId} and record_id = ${recordId} and table_name = 'students'`.execute(tx);
}

/** Whether another account now has the email address of a deleted teacher. */
export async function isDeletedEmailTaken(tx: Database, { tenantId, recordId }: RecordKey): Promise<boolean> {
  const { rows } = await sql`
    select from deleted_rows d join users u on u.email_key = d.data ->> 'email_key'
    where d.tenant_id = ${tenantId} and d.record_id = ${recordId} and d.table_name = 'users'`.execute(tx);
  return rows.length > 0;
}

/** Moves students back to a restored class, unless they are now in another class. */
export async function returnStudents(
  tx: Database,
  tenantId: string,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('students')
    .set({ class_id: classId })
    .where('tenant_id', '=', tenantId)
    .where('class_id', 'is', null)
    .where(sql<boolean>`id = any(${[...studentIds]}::uuid[])`)
    .execute();
}
