import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A foreign key from one table (the child) to another (the parent), as PostgreSQL stores it. */
export type ForeignKey = {
  readonly child: string;
  readonly parent: string;
  readonly childColumns: readonly string[];
  readonly parentColumns: readonly string[];
  /** Whether a row of the child is deleted with its parent. If not, the columns in `cleared` become null. */
  readonly isCascade: boolean;
  readonly cleared: readonly string[];
};

/** The foreign keys between all tables, including those of later migrations. */
export async function foreignKeys(db: Database): Promise<ForeignKey[]> {
  const columns = (table: 'conrelid' | 'confrelid', numbers: 'conkey' | 'confkey' | 'confdelsetcols') => sql<
    string[] | null
  >`(
    select array_agg(a.attname::text order by k.place)
    from unnest(c.${sql.raw(numbers)}) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = c.${sql.raw(table)} and a.attnum = k.number)`;
  const { rows } = await sql<{
    child: string;
    parent: string;
    child_columns: string[];
    parent_columns: string[];
    is_cascade: boolean;
    cleared: string[] | null;
  }>`
    select ch.relname::text as child, pa.relname::text as parent,
      ${columns('conrelid', 'conkey')} as child_columns,
      ${columns('confrelid', 'confkey')} as parent_columns,
      c.confdeltype = 'c' as is_cascade,
      ${columns('conrelid', 'confdelsetcols')} as cleared
    from pg_constraint c
    join pg_class ch on ch.oid = c.conrelid
    join pg_class pa on pa.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(db);
  return rows.map((row) => ({
    child: row.child,
    parent: row.parent,
    childColumns: row.child_columns,
    parentColumns: row.parent_columns,
    isCascade: row.is_cascade,
    cleared: row.cleared ?? row.child_columns,
  }));
}
