import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { newId } from './new-id.ts';

const database = await createTestDatabase();
const db = openDatabase(database.url, { connections: 1, onIdleError: () => {} });
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const addOrganization = (slug: string, on = db) =>
  on.insertInto('organizations').values({ id: newId(), slug, name: slug, name_key: slug }).execute();
const slugs = async (): Promise<string[]> =>
  (await db.selectFrom('organizations').select('slug').orderBy('slug').execute()).map((row) => row.slug);

test('a statement is prepared once, whatever its values', async () => {
  for (const slug of ['a', 'b', 'c']) await addOrganization(slug);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like 'insert into "organizations"%'`.execute(
    db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a transaction is committed completely or not at all', async () => {
  await db.transaction().execute(async (tx) => {
    await addOrganization('kept-1', tx);
    await addOrganization('kept-2', tx);
  });
  const failing = db.transaction().execute(async (tx) => {
    await addOrganization('lost', tx);
    await addOrganization('kept-1', tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'organizations_slug_key' });
  expect(await slugs()).toEqual(['a', 'b', 'c', 'kept-1', 'kept-2']);
});

test('a transaction with an ignored failed statement does not look committed', async () => {
  const ignoring = db.transaction().execute(async (tx) => {
    await addOrganization('silently-lost', tx);
    await addOrganization('a', tx).catch(() => {});
  });
  await expect(ignoring).rejects.toThrow('The transaction had failed before its commit');
  expect(await slugs()).not.toContain('silently-lost');
});

test('the number of changed rows is returned', async () => {
  const [result] = await db.deleteFrom('organizations').where('slug', 'like', 'kept-%').execute();
  expect(result?.numDeletedRows).toBe(2n);
});
