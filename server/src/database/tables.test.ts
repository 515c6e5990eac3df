import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './database.ts';
import { MIGRATIONS } from './migrations/registry.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

/** The columns in tables.ts and its parts: `table.column`, followed by `?` if the column may be null. */
function declaredColumns(): string[] {
  const source = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('tables.ts'))
    .map((file) => readFileSync(new URL(file, import.meta.url), { encoding: 'utf8' }))
    .join('\n');
  const bodies = new Map(
    [...source.matchAll(/export type (\w+)Table = \{([\s\S]*?)\n\};/g)].map((match) => [
      match[1],
      match[2] ?? '',
    ]),
  );
  const tables = [...source.matchAll(/^ {2}(\w+): (\w+)Table;$/gm)];
  return tables.flatMap(([, table, type]) =>
    [...(bodies.get(type) ?? '').matchAll(/^ {2}(\w+): (.*);$/gm)].map(
      ([, column, columnType]) => `${table}.${column}${columnType?.includes('null') ? '?' : ''}`,
    ),
  );
}

test('the declared tables equal those of the database, column by column', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'`.execute(database.db);
  expect(declaredColumns().sort()).toEqual(rows.map((row) => row.column).sort());
});

test('every table of a tenant has the tenant first in its primary key', async () => {
  const { rows } = await sql<{ table: string; first: string }>`
    select c.relname as table, a.attname as first
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')`.execute(
    database.db,
  );
  // Accounts and logins are looked up before their tenant is known.
  const elsewhere = rows.filter((row) => row.first !== 'tenant_id').map((row) => row.table);
  expect(elsewhere.sort()).toEqual(['sessions', 'users']);
});

test('every migration file is registered, and running them again changes nothing', async () => {
  const files = readdirSync(new URL('./migrations/', import.meta.url))
    .filter((file) => /^\d/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(MIGRATIONS)).toEqual(files.sort());
  await expect(migrate(database.db)).resolves.toBeUndefined();
});
