import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildClass, buildOrganization } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { MIGRATIONS } from './migrations/registry.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

test('a class that named no open chapter has all of them open, and there is no such class again', async () => {
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
