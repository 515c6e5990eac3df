import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { SESSION_DAYS } from '../sessions/session-store.ts';
import { tokenHash } from '../sessions/session-token.ts';
import {
  buildClass,
  buildMember,
  buildOrganization,
  buildParent,
  buildStudent,
  logIn,
} from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const current = (headers: Record<string, string> = {}) => app.inject({ url: '/api/auth/current', headers });

test('no login is a 401, and so is an invented or expired token', async () => {
  const parent = await buildParent(db);
  const expired = await logIn(db, parent, new Date(Date.now() - 1000));
  const answers = await Promise.all([
    current(),
    current({ cookie: 'session=made-up' }),
    current({ authorization: `Bearer ${tokenHash(parent.token).toString('base64url')}` }),
    current(expired.headers),
    current({ cookie: `__Host-session=${parent.token}` }),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ statusCode: 401, message: 'Unauthorized' });
  }
});

test('a parent is returned, for a bearer token and for a cookie', async () => {
  const parent = await buildParent(db);
  const expected = {
    user_id: parent.userId,
    email: `${parent.userId}@home.test`,
    user_details: { user_type: 0 },
    is_student: false,
    student_id: null,
    without_students: true,
    organization_id: null,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  };
  expect((await current(parent.headers)).json()).toEqual(expected);
  expect((await current({ cookie: `session=${parent.token}` })).json()).toEqual(expected);
});

test('on https only the cookie that is bound to the host is accepted', async () => {
  const parent = await buildParent(db);
  const https = { 'x-forwarded-proto': 'https' };
  const bound = await current({ ...https, cookie: `__Host-session=${parent.token}` });
  const plain = await current({ ...https, cookie: `session=${parent.token}` });
  expect([bound.statusCode, plain.statusCode]).toEqual([200, 401]);
});

test('a student of an organization is returned with the class', async () => {
  const school = await buildOrganization(db);
  const { tenantId } = school;
  const classId = await buildClass(db, { tenantId, name: '4b', unlockedChapters: ['python:1'] });
  const studentId = await buildStudent(db, { tenantId, classId, username: 'Bo' });
  const userId = newId();
  const account = { id: userId, tenant_id: tenantId, organization_id: tenantId, user_type: 0 } as const;
  await db.insertInto('users').values(account).execute();
  const pupil = await logIn(db, { userId, tenantId, studentId });
  expect((await current(pupil.headers)).json()).toMatchObject({
    user_id: userId,
    email: null,
    is_student: true,
    student_id: studentId,
    organization_id: tenantId,
    username: 'Bo',
    student_details: { id: studentId, username: 'Bo', character: 'Rabbit' },
    class_details: { name: '4b', quiz: true, no_skip: true, unlocked_chapters: ['python:1'] },
  });
});

test('using a session extends it', async () => {
  const parent = await buildParent(db);
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  const byToken = { token_hash: tokenHash(parent.token) };
  await db
    .updateTable('sessions')
    .set({ last_seen_at: yesterday })
    .where('token_hash', '=', byToken.token_hash)
    .execute();
  expect((await current(parent.headers)).statusCode).toBe(200);
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', byToken.token_hash)
    .executeTakeFirstOrThrow();
  expect(row.expires_at.getTime()).toBeGreaterThan(Date.now() + (SESSION_DAYS - 1) * 86_400_000);
});

test("a school's student has the full name that the school entered; a parent never has its child's", async () => {
  const pupil = await buildMember(db, await buildOrganization(db), 'student');
  const parent = await buildParent(db, { username: 'Ada' });
  for (const { studentId } of [pupil, parent])
    await db
      .updateTable('students')
      .set({ full_name: 'Ada Oak' })
      .where('id', '=', studentId ?? '')
      .execute();
  const names = [await current(pupil.headers), await current(parent.headers)].map(
    (answer) => answer.json().full_name,
  );
  expect(names).toEqual(['Ada Oak', null]);
});
