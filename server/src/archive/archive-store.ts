import type { DeletedKind } from '@hopcode/contract/deleted/deleted';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { type ForeignKey, foreignKeys } from './foreign-keys.ts';

/** Tables of secrets that become invalid when their owner is deleted. Their rows are deleted for good, not archived. */
const ENDED: ReadonlySet<string> = new Set(['sessions', 'login_cards', 'one_time_tokens', 'emails']);

export type NewRecord = {
  readonly tenantId: string;
  readonly kind: DeletedKind;
  readonly targetId: string;
  /** Username or full name of the person, or name of the class. */
  readonly name: string;
  readonly ownerId?: string | null;
  readonly classId?: string | null;
  readonly studentIds?: readonly string[] | null;
  readonly deletedBy: string;
};

/** The key of a deleted record. */
export type RecordKey = { readonly tenantId: string; readonly recordId: string };

/** Creates a record for data that is deleted in the same transaction. */
async function createRecord(tx: Database, record: NewRecord): Promise<RecordKey> {
  const recordId = newId();
  await tx
    .insertInto('deleted_records')
    .values({
      tenant_id: record.tenantId,
      id: recordId,
      kind: record.kind,
      target_id: record.targetId,
      name: record.name,
      owner_id: record.ownerId ?? null,
      class_id: record.classId ?? null,
      student_ids: record.studentIds === undefined ? null : record.studentIds && [...record.studentIds],
      deleted_by: record.deletedBy,
    })
    .execute();
  return { tenantId: record.tenantId, recordId };
}

/**
 * Moves the rows that match a condition into a new record. Rows that reference them by a cascading foreign key move
 * too, recursively. Lock the rows before the call, so that no row is added meanwhile.
 */
export async function archive(
  tx: Database,
  record: NewRecord,
  table: 'users' | 'students' | 'classes',
  condition: RawBuilder<boolean>,
): Promise<void> {
  const { tenantId, recordId } = await createRecord(tx, record);
  const keys = await foreignKeys(tx);
  let batch = 0;
  const move = async (from: string, where: RawBuilder<boolean>): Promise<void> => {
    for (const key of keys) {
      if (key.parent !== from || !key.isCascade || ENDED.has(key.child) || key.child === from) continue;
      const parents = sql`select ${refs(key.parentColumns)} from ${sql.table(from)} where ${where}`;
      await move(key.child, sql<boolean>`(${refs(key.childColumns)}) in (${parents})`);
    }
    batch += 1;
    await sql`
      with gone as (delete from ${sql.table(from)} where ${where} returning to_jsonb(${sql.table(from)}) as data)
      insert into deleted_rows (tenant_id, record_id, batch, number, table_name, data)
      select ${tenantId}::uuid, ${recordId}::uuid, ${batch}::int, row_number() over (), ${from}, data
      from gone`.execute(tx);
  };
  await move(table, condition);
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/**
 * Restores the rows of a record, within a transaction. A row whose owner no longer exists is left out. A reference to a
 * deleted class becomes null.
 */
export async function restoreRows(tx: Database, { tenantId, recordId }: RecordKey): Promise<void> {
  const keys = await foreignKeys(tx);
  const batches = await tx
    .selectFrom('deleted_rows')
    .select(['batch', 'table_name'])
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', recordId)
    .orderBy('batch', 'desc')
    .execute();
  for (const { batch, table_name: table } of batches) {
    const of = keys.filter(({ child, parent }) => child === table && parent !== table);
    const columns = await restoredColumns(tx, { tenantId, recordId }, batch, table);
    const values = columns.map((column) => restoredValue(column, of));
    const owned = of.filter(({ isCascade }) => isCascade).map((key) => sql`and ${isThere(key)}`);
    await sql`
      insert into ${sql.table(table)} (${refs(columns)})
      select ${sql.join(values)}
      from deleted_rows d, jsonb_populate_record(null::${sql.table(table)}, d.data) as r
      where d.tenant_id = ${tenantId} and d.record_id = ${recordId} and d.batch = ${batch}
        ${sql.join(owned, sql` `)}`.execute(tx);
  }
}

/** The columns of a batch of archived rows, without those that no longer exist in the table. */
async function restoredColumns(
  tx: Database,
  { tenantId, recordId }: RecordKey,
  batch: number,
  table: string,
): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and column_name in (
        select jsonb_object_keys(data) from deleted_rows
        where tenant_id = ${tenantId} and record_id = ${recordId} and batch = ${batch})`.execute(tx);
  return rows.map(({ column }) => column);
}

/** Whether a reference in the restored row `r` is null or its target exists. */
const isThere = ({ parent, childColumns, parentColumns }: ForeignKey) => {
  const pairs = childColumns.map(
    (column, at) => sql`p.${sql.ref(parentColumns[at] ?? '')} = r.${sql.ref(column)}`,
  );
  const empty = childColumns.map((column) => sql`r.${sql.ref(column)} is null`);
  return sql`(${sql.join(empty, sql` or `)}
    or exists (select from ${sql.table(parent)} p where ${sql.join(pairs, sql` and `)}))`;
};

const restoredValue = (column: string, keys: readonly ForeignKey[]) => {
  const key = keys.find(({ isCascade, cleared }) => !isCascade && cleared.includes(column));
  return key === undefined
    ? sql`r.${sql.ref(column)}`
    : sql`case when ${isThere(key)} then r.${sql.ref(column)} end`;
};
