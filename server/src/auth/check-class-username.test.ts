import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildClass, buildOrganization, buildStudent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

async function classWith(username: string): Promise<string> {
  const { tenantId } = await buildOrganization(db);
  const classId = await buildClass(db, { tenantId, name: '4a' });
  const token = `T${classId.slice(-10)}`.toUpperCase();
  await db.updateTable('classes').set({ token }).where('id', '=', classId).execute();
  await buildStudent(db, { tenantId, username });
  return token;
}

const check = (token: string, username: string, address = '10.0.0.1') =>
  app.inject({
    url: `/api/auth/check-class-username?token=${encodeURIComponent(token)}&username=${encodeURIComponent(username)}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': address },
  });

test.each([
  ['Foxy', 'Foxy', true],
  ['Foxy', 'fOXY', true],
  ['Foxy', 'Bear', false],
  ['\u0130rem', 'irem', true],
])('in a school that has %s, %s is taken: %s', async (there, asked, exists) => {
  const answer = await check(await classWith(there), asked);
  expect([answer.statusCode, answer.json()]).toEqual([200, { exists }]);
});

test('a username in a request that waits for the teacher is taken, and a username of another school is not', async () => {
  const [token, other] = [await classWith('Foxy'), await classWith('Bear')];
  const asked = await app.inject({
    method: 'POST',
    url: '/api/auth/join-request',
    headers: OWN_PAGE,
    payload: { token, username: 'Wolf', password: 'correct horse 7' },
  });
  expect(asked.statusCode).toBe(200);
  expect((await check(token, 'wolf')).json()).toEqual({ exists: true });
  expect((await check(other, 'wolf')).json()).toEqual({ exists: false });
  expect((await check(token, 'Bear')).json()).toEqual({ exists: false });
});

test.each([
  ['an unknown code', async () => 'NOTACODE', 'invalid_token'],
  [
    'a code that has expired',
    async () => {
      const token = await classWith('Foxy');
      await db
        .updateTable('classes')
        .set({ token_expires_at: new Date(0) })
        .where('token', '=', token)
        .execute();
      return token;
    },
    'class_code_expired',
  ],
])('%s gets no answer', async (_, code, detail) => {
  const answer = await check(await code(), 'Foxy');
  expect([answer.statusCode, answer.json().detail]).toEqual([400, detail]);
});

test('a caller who guesses codes must wait, even for right codes; a class that types names need not', async () => {
  const token = await classWith('Foxy');
  for (let at = 0; at < 250; at += 1) expect((await check(token, `Name${at}`)).statusCode).toBe(200);
  const guesses = [];
  for (let at = 0; at < 201; at += 1) guesses.push((await check(`GUESS${at}`, 'Foxy')).statusCode);
  expect(guesses.filter((status) => status === 400)).toHaveLength(200);
  expect((await check(token, 'Foxy')).statusCode).toBe(429);
  expect((await check(token, 'Foxy', '10.9.9.9')).statusCode).toBe(200);
});

test('questions from one address are limited', async () => {
  const token = await classWith('Foxy');
  const statuses = [];
  for (let at = 0; at < 601; at += 1) statuses.push((await check(token, 'Foxy')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  expect(statuses.at(-1)).toBe(429);
});
