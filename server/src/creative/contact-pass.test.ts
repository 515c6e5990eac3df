import { afterAll, expect, test } from 'vitest';
import { creativeBody, levelCalls, saveCreative } from '../testing/creative-levels.ts';
import { buildMember, buildOperator, buildOrganization } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { lookForContact } from './contact-pass.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
const call = levelCalls(app);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const CONTACT = 'Call me: +49 170 1234567';

/** A level of a school's student. Its tutorial was saved before the check existed. */
async function oldLevel(tutorial: string, sharing: object) {
  const school = await buildOrganization(db);
  const author = await buildMember(db, school, 'student');
  const { id, level_slug: slug } = await saveCreative(app, author, sharing);
  await db.updateTable('creative_levels').set({ tutorial }).where('id', '=', id).execute();
  const mine = async () => (await call(author, 'GET', `creative/${slug}`)).json();
  const listed = async () =>
    (await call(school, 'GET', 'creative/review'))
      .json()
      .map(({ contact_found: found }: { contact_found: boolean }) => found);
  return { school, author, id, slug, mine, listed };
}

test.each([
  ['a public level with a number', true, CONTACT, { is_public: true }],
  ['a level of a school with a number', true, CONTACT, { school_visible: true }],
  ['a public level without', false, 'Walk.', { is_public: true }],
  ['a draft with a number', false, CONTACT, {}],
])('%s is reported: %s', async (_, found, tutorial, sharing) => {
  const { mine, listed } = await oldLevel(tutorial, sharing);
  const before = await mine();
  await lookForContact(db);
  expect(await mine()).toEqual({ ...before, contact_found: found });
  expect(await listed()).toEqual(found ? [true] : []);
});

test('only the author sees the finding on the level, and others can play the level until a decision', async () => {
  const { author, slug, id } = await oldLevel(CONTACT, { is_public: true });
  await lookForContact(db);
  const operator = await buildOperator(db);
  const seen = await call(operator, 'GET', `creative/${slug}?user_id=${author.userId}`);
  expect(seen.json()).toMatchObject({ state: 'public', contact_found: false });
  const queue: { level: { id: string } }[] = (await call(operator, 'GET', 'creative/review')).json();
  expect(queue.find(({ level }) => level.id === id)).toMatchObject({ reports: [], contact_found: true });
});

test('a decision or a save removes the level from the list', async () => {
  const kept = await oldLevel(CONTACT, { is_public: true });
  const mended = await oldLevel(CONTACT, { is_public: true });
  await lookForContact(db);
  await call(kept.school, 'POST', `creative/${kept.id}/review`, { decision: 'dismiss' });
  await call(mended.author, 'PUT', `creative/${mended.slug}`, creativeBody({ is_public: true }));
  await lookForContact(db);
  expect([await kept.listed(), await mended.listed()]).toEqual([[], []]);
  expect(await kept.mine()).toMatchObject({ contact_found: false });
});
