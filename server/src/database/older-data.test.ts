import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildClass, buildOrganization } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { MIGRATIONS } from './migrations/registry.ts';
import { newId } from './new-id.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

test('a class without unlocked chapters has all of them unlocked, and no such class can be saved again', async () => {
  const { tenantId } = await buildOrganization(db);
  await sql`alter table classes drop constraint classes_unlocked_chapters_check`.execute(db);
  await buildClass(db, { tenantId, name: 'none', unlockedChapters: [] });
  await buildClass(db, { tenantId, name: 'one', unlockedChapters: ['python:1'] });
  await MIGRATIONS['0009-open-chapters']?.up(db);
  const classes = await db
    .selectFrom('classes')
    .select(['name', 'unlocked_chapters'])
    .orderBy('name')
    .execute();
  expect(classes).toEqual([
    { name: 'none', unlocked_chapters: null },
    { name: 'one', unlocked_chapters: ['python:1'] },
  ]);
  await expect(buildClass(db, { tenantId, name: 'again', unlockedChapters: [] })).rejects.toThrow(
    'classes_unlocked_chapters_check',
  );
});

/** Recreates the tables as they were before the migration to canonical names. */
async function withoutCanonicalNames(): Promise<void> {
  await sql`drop index users_email`.execute(db);
  await sql`drop index students_username`.execute(db);
  await sql`alter table users drop column email_key`.execute(db);
  await sql`alter table students drop column username_key, drop column full_name_key`.execute(db);
  await sql`alter table organizations drop column name_key`.execute(db);
  await sql`alter table emails drop column recipient_key`.execute(db);
  await sql`alter table one_time_tokens drop column email_key`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  await sql`create unique index students_username on students (tenant_id, lower(username))`.execute(db);
}

test('names that become equal do not stop the start: one gets the form, the others keep the typed text', async () => {
  const { tenantId, userId } = await buildOrganization(db);
  const other = await buildOrganization(db);
  await withoutCanonicalNames();
  const add = async (tenant: string, ...names: string[]) => {
    for (const name of names) {
      await sql`
        insert into students (tenant_id, id, username, full_name)
        values (${tenant}::uuid, ${newId()}::uuid, ${name}, ${'Zoe\u0308 Ł'})`.execute(db);
    }
  };
  await add(tenantId, 'Aná', 'ana', 'ΝΙΚΟΣ', 'İrem', 'Bo');
  await add(other.tenantId, 'ana');
  await MIGRATIONS['0011-canonical-names']?.up(db);
  const students = await db
    .selectFrom('students')
    .select(['username', 'username_key'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
  expect(students).toEqual([
    { username: 'Aná', username_key: 'Aná' },
    { username: 'ana', username_key: 'ana' },
    { username: 'ΝΙΚΟΣ', username_key: 'νικοσ' },
    { username: 'İrem', username_key: 'irem' },
    { username: 'Bo', username_key: 'bo' },
  ]);
  const names = await db.selectFrom('students').select(['full_name', 'full_name_key']).distinct().execute();
  expect(names).toEqual([{ full_name: 'Zoë Ł', full_name_key: 'zoe l' }]);
  const user = await db.selectFrom('users').select('email_key').where('id', '=', userId).executeTakeFirst();
  expect(user).toEqual({ email_key: `${userId}@school.test` });
});

test('names lose their vowel points, except a username that another student of the school has without them', async () => {
  const { tenantId } = await buildOrganization(db);
  const add = async (username: string, key: string) => {
    await sql`
      insert into students (tenant_id, id, username, username_key, full_name, full_name_key)
      values (${tenantId}::uuid, ${newId()}::uuid, ${username}, ${key}, ${username}, ${key})`.execute(db);
  };
  await add('אֱלִישֶׁבַע', 'אֱלִישֶׁבַע');
  await add('מִרְיָם', 'מִרְיָם');
  await add('מרים', 'מרים');
  await add('مُحَمَّد', 'مُحَمَّد');
  await MIGRATIONS['0109-names-without-points']?.up(db);
  const students = await db
    .selectFrom('students')
    .select(['username_key', 'full_name_key'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();
  expect(students).toEqual([
    { username_key: 'אלישבע', full_name_key: 'אלישבע' },
    { username_key: 'מִרְיָם', full_name_key: 'מרים' },
    { username_key: 'מרים', full_name_key: 'מרים' },
    { username_key: 'محمد', full_name_key: 'محمد' },
  ]);
});

test('a recording of the home page, which is a level, is deleted', async () => {
  const { tenantId, userId } = await buildOrganization(db);
  for (const page of ['', 'guide'])
    await sql`insert into recordings (tenant_id, id, user_id, page)
      values (${tenantId}::uuid, ${newId()}::uuid, ${userId}::uuid, ${page})`.execute(db);
  await MIGRATIONS['0110-no-recorded-home']?.up(db);
  expect(await db.selectFrom('recordings').select('page').execute()).toEqual([{ page: 'guide' }]);
});
