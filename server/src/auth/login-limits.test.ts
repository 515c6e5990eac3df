import pLimit from 'p-limit';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const PASSWORD = 'correct horse battery';
const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

let lastAddress = 0;
/** A network address without earlier tries. */
const newAddress = (): string => {
  lastAddress += 1;
  return `203.${Math.floor(lastAddress / 62_500)}.${Math.floor(lastAddress / 250) % 250}.${lastAddress % 250}`;
};

type From = { readonly device?: string | undefined; readonly address?: string };
const logIn = (path: string, payload: object, { device, address = newAddress() }: From = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: {
      ...OWN_PAGE,
      'x-forwarded-for': address,
      ...(device === undefined ? {} : { cookie: `device=${device}` }),
    },
    payload,
  });
const deviceOf = (answer: Awaited<ReturnType<typeof logIn>>): string | undefined =>
  answer.cookies.find((cookie) => cookie.name === 'device')?.value;
/**
 * Maximum number of simultaneous tries. If there were more, some would wait too long for the database, and would not
 * count.
 */
const AT_ONCE = 50;
const times = async (count: number, send: (index: number) => ReturnType<typeof logIn>) => {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const limit = pLimit(AT_ONCE);
  const answers = await limit.map(indexes, send);
  return answers.map((answer) => answer.statusCode);
};
/** Stops the waits from ending, however slow the machine is. */
const holdWaits = () =>
  db
    .updateTable('rate_limits')
    .set({ next_at: new Date(Date.now() + 3_600_000) })
    .where('next_at', 'is not', null)
    .execute();
const WRONG = ['apple', 'apple', 'apple'];

/** A school of students with cards, and a tablet on which the first of them has logged in. */
async function buildClassWithTablet(size: number) {
  const admin = await buildOrganization(db);
  const pupils: Person[] = [];
  for (let index = 0; index < size; index += 1) pupils.push(await buildMember(db, admin, 'student'));
  const made = await app.inject({
    method: 'POST',
    url: '/api/organization/login-cards',
    headers: { ...OWN_PAGE, ...admin.headers },
    payload: { student_ids: pupils.map((pupil) => pupil.studentId) },
  });
  const cards: { username: string; pictures: string[] }[] = made.json().cards;
  const byPictures = (username = '', pictures: readonly string[] = WRONG, from?: From) =>
    logIn('login-org', { organization_slug: `school-${admin.tenantId}`, username, pictures }, from);
  const right = (index: number, from?: From) =>
    byPictures(cards[index]?.username, cards[index]?.pictures, from);
  const tablet = deviceOf(await right(0));
  return { admin, cards, byPictures, right, tablet };
}

async function buildAccount(): Promise<{ email: string; userId: string }> {
  const { userId } = await buildParent(db);
  const password_hash = await hashPassword(PASSWORD);
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  return { email: `${userId}@home.test`, userId };
}

test('invented names never lock a school out of its pictures', async () => {
  const { byPictures, right, tablet } = await buildClassWithTablet(3);
  const statuses = await times(210, (index) => byPictures(`Nobody${index}`));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await right(1)).statusCode).toBe(200);
  expect((await right(2, { device: tablet })).statusCode).toBe(200);
});

test('tries at real names slow down new devices, but not the devices of the class', async () => {
  const { cards, byPictures, right, tablet } = await buildClassWithTablet(40);
  const statuses = await times(240, (index) => byPictures(cards[1 + (index % 39)]?.username));
  expect(statuses.filter((status) => status === 401)).toHaveLength(170);
  const refused = await right(2);
  expect(refused.json()).toMatchObject({ detail: 'too_many_attempts', retry_after: expect.any(Number) });
  expect(refused.headers['retry-after']).toBe(String(refused.json().retry_after));
  expect((await byPictures('Nobody')).statusCode).toBe(429);
  for (const index of [0, 2, 3]) expect((await right(index, { device: tablet })).statusCode).toBe(200);
});

test('tries at one student, from anywhere, lock out neither the tablet nor the student’s own device', async () => {
  const { cards, byPictures, right, tablet } = await buildClassWithTablet(2);
  const own = deviceOf(await right(1));
  const statuses = await times(40, () => byPictures(cards[1]?.username));
  expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  expect((await right(1)).statusCode).toBe(429);
  expect((await right(1, { device: own })).statusCode).toBe(200);
  expect((await right(1, { device: tablet })).statusCode).toBe(200);
});

test("a student who guesses a classmate's pictures is slowed down on every device that knows the student", async () => {
  const { cards, byPictures, right } = await buildClassWithTablet(3);
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const device = deviceOf(await right(0));
    statuses.push((await byPictures(cards[1]?.username, WRONG, { device })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test('the waits on a device grow, and end with the right password', async () => {
  const { email } = await buildAccount();
  const device = deviceOf(await logIn('login', { email, password: PASSWORD }));
  const wrong = () => logIn('login', { email, password: 'wrong horse' }, { device });
  expect(new Set(await times(10, wrong))).toEqual(new Set([401]));
  const waits: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    waits.push((await wrong()).json().retry_after);
    await db
      .updateTable('rate_limits')
      .set({ next_at: new Date(0) })
      .execute();
    expect((await wrong()).statusCode).toBe(401);
  }
  const [first = 0, second = 0, third = 0] = waits;
  expect([first > 0, second > first, third > second]).toEqual([true, true, true]);
  await db
    .updateTable('rate_limits')
    .set({ next_at: new Date(0) })
    .execute();
  expect((await logIn('login', { email, password: PASSWORD }, { device })).statusCode).toBe(200);
  expect((await wrong()).statusCode).toBe(401);
});

test('an attacker with many addresses cannot lock an operator out of a device that it has used', async () => {
  const { email, userId } = await buildAccount();
  await db.updateTable('users').set({ is_operator: true }).where('id', '=', userId).execute();
  const device = deviceOf(await logIn('login', { email, password: PASSWORD }));
  const addresses = Array.from({ length: 11 }, newAddress);
  const statuses = await times(110, (index) =>
    logIn('login', { email, password: 'wrong horse' }, { address: addresses[index % 11] ?? '' }),
  );
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(56);
  await holdWaits();
  expect((await logIn('login', { email, password: PASSWORD })).statusCode).toBe(429);
  expect((await logIn('login', { email, password: PASSWORD }, { device })).statusCode).toBe(200);
});

test('wrong passwords from the address of a school do not lock out other accounts there', async () => {
  const { email } = await buildAccount();
  const address = newAddress();
  const device = deviceOf(await logIn('login', { email, password: PASSWORD }, { address }));
  const attack = (count: number, name: string) =>
    times(count, (index) =>
      logIn('login', { email: `${name}${index}@x.test`, password: 'wrong' }, { address }),
    );
  expect(new Set(await attack(200, 'first'))).toEqual(new Set([401]));
  expect((await logIn('login', { email, password: PASSWORD }, { address })).statusCode).toBe(200);
  await attack(450, 'second');
  await holdWaits();
  expect(await attack(1, 'third')).toEqual([429]);
  expect((await logIn('login', { email, password: PASSWORD }, { address, device })).statusCode).toBe(200);
});

test('all forms of a name count as one name', async () => {
  const { byPictures } = await buildClassWithTablet(1);
  const address = newAddress();
  const forms = ['Zoe', 'ZOE', 'Zoë', 'ｚｏｅ', 'zOe', 'zoé', 'ZoE'];
  const statuses: number[] = [];
  for (const name of forms) statuses.push((await byPictures(name, WRONG, { address })).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('the cookie of a device is not readable by scripts, names no account, and cannot be forged', async () => {
  const { email, userId } = await buildAccount();
  const answer = await logIn('login', { email, password: PASSWORD });
  const cookie = answer.cookies.find((one) => one.name === 'device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const text = Buffer.from(cookie?.value.split('.')[0] ?? '', 'base64url').toString();
  expect(JSON.parse(text).seen).toHaveLength(1);
  expect(text).not.toContain(userId);
  expect(text).not.toContain(email);
  const madeUp = `${Buffer.from(text.replace('"id"', '"id" ')).toString('base64url')}.${cookie?.value.split('.')[1]}`;
  await times(50, () => logIn('login', { email, password: 'wrong horse' }));
  await holdWaits();
  expect((await logIn('login', { email, password: PASSWORD }, { device: madeUp })).statusCode).toBe(429);
  expect((await logIn('login', { email, password: PASSWORD }, { device: cookie?.value })).statusCode).toBe(
    200,
  );
});
