import { afterAll, expect, test } from 'vitest';
import { buildParent } from '../../testing/people.ts';
import { OWN_PAGE, testApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { usedToday, useOne } from './credit-store.ts';
import { publicNetwork } from './network.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const SLUG = 'intro-level1';
type Headers = Record<string, string>;

const credit = (type: string, headers: Headers = {}) => app.inject({ url: `/api/credit/${type}`, headers });
const run = (headers: Headers = {}, last_status = 'in_progress', slug = SLUG) =>
  app.inject({
    method: 'POST',
    url: `/api/level/update/${slug}`,
    headers: { ...OWN_PAGE, ...headers },
    payload: { last_status, last_code_executed: 'x', level_slug: slug },
  });
/** Runs once as a new visitor; returns the visitor's cookie. */
async function newVisitor(headers: Headers = {}): Promise<string> {
  const cookie = (await run(headers)).cookies.find((one) => one.name === 'visitor');
  return `visitor=${cookie?.value}`;
}

test('a visitor has ten runs a day, counted by its cookie', async () => {
  expect((await credit('level')).json()).toEqual({ execution_type: 'level', counter: 0, limit: 10 });
  const cookie = await newVisitor();
  expect((await credit('level', { cookie })).json()).toMatchObject({ counter: 1 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => run({ cookie })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(9);
  const refused = await run({ cookie });
  expect(refused.json()).toEqual({ statusCode: 403, message: 'Forbidden', detail: 'credits_used_up' });
  expect(refused.cookies).toEqual([]);
  expect((await credit('level', { cookie })).json()).toMatchObject({ counter: 10, limit: 10 });
  expect((await credit('challenge', { cookie })).json()).toMatchObject({ counter: 0, limit: 10 });
});

test('a run that is sent again after a lost answer counts once; a refused one stays refused', async () => {
  const { headers } = await buildParent(db, { username: 'Ada' });
  const sent = (made_at: string, last_code_executed = 'x') =>
    app.inject({
      method: 'POST',
      url: '/api/level/update/apple-stairs',
      headers: { ...OWN_PAGE, ...headers },
      payload: { last_status: 'in_progress', last_code_executed, level_slug: 'apple-stairs', made_at },
    });
  const counter = async () => (await credit('challenge', headers)).json().counter;
  const minute = (number: number) => `2026-01-02T08:${String(number).padStart(2, '0')}:00.000Z`;
  const first = await Promise.all([sent(minute(0)), sent(minute(0)), sent(minute(0))]);
  expect(first.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(await counter()).toBe(1);
  await sent(minute(0), 'y');
  await sent(minute(1));
  expect(await counter()).toBe(3);
  const { limit } = (await credit('challenge', headers)).json();
  for (let number = 2; number < limit; number += 1) await sent(minute(number));
  const statuses = [(await sent(minute(50))).statusCode, (await sent(minute(50))).statusCode];
  expect([await counter(), statuses]).toEqual([limit, [403, 403]]);
});

test('finishing does not count as a run, nor does a run of an unknown level', async () => {
  const cookie = await newVisitor();
  await run({ cookie }, 'complete');
  await run({ cookie }, 'in_progress', 'intro-level9');
  await run({ cookie }, 'nonsense');
  expect((await credit('level', { cookie })).json()).toMatchObject({ counter: 1 });
});

test('a finish is stored when the runs are used up', async () => {
  const cookie = await newVisitor();
  await Promise.all(Array.from({ length: 10 }, () => run({ cookie })));
  expect((await run({ cookie })).statusCode).toBe(403);
  expect((await run({ cookie }, 'complete')).json()).toMatchObject({ status: 'complete' });
});

test.each([
  ['made up', 'visitor=abc.def'],
  ['without signature', 'visitor=abc'],
  ['empty', 'visitor='],
])('a cookie that is %s makes a new visitor', async (_, cookie) => {
  const answer = await run({ cookie });
  expect(answer.cookies).toMatchObject([{ name: 'visitor', httpOnly: true, sameSite: 'Lax' }]);
});

test('a signature does not match another cookie', async () => {
  const [one, two] = [await newVisitor(), await newVisitor()];
  const mixed = `${one.split('.')[0]}.${two.split('.')[1]}`;
  expect((await run({ cookie: mixed })).cookies).toHaveLength(1);
  expect((await run({ cookie: one })).cookies).toHaveLength(0);
});

test('one public address has runs for a school, but not for a visitor that keeps deleting its cookie', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  await newVisitor(headers);
  const [counted] = await db.selectFrom('visitor_counters').selectAll().where('used', '=', 1).execute();
  expect(counted).toBeDefined();
  await db.updateTable('visitor_counters').set({ used: 300 }).execute();
  expect((await run(headers)).statusCode).toBe(403);
  expect((await credit('level', headers)).json()).toMatchObject({ counter: 10, limit: 10 });
  expect((await run({ 'x-forwarded-for': '203.0.113.78' })).statusCode).toBe(200);
});

test('a refused request uses no credit of others at the same address', async () => {
  const limits = { visitor: { attempts: 1, tips: 1 }, loggedIn: { attempts: 1, tips: 1 } };
  const strict = await testApp(db, { limits });
  const tryAt = async (address: string, cookie?: string) =>
    await strict.inject({
      method: 'POST',
      url: `/api/level/update/${SLUG}`,
      headers: { ...OWN_PAGE, 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) },
      payload: { last_status: 'in_progress', last_code_executed: 'x', level_slug: SLUG },
    });
  const first = await tryAt('203.0.113.80');
  const cookie = `visitor=${first.cookies[0]?.value}`;
  const refused = await Promise.all(Array.from({ length: 40 }, () => tryAt('203.0.113.80', cookie)));
  expect(new Set(refused.map((answer) => answer.statusCode))).toEqual(new Set([403]));
  expect((await tryAt('203.0.113.80')).statusCode).toBe(200);
  await strict.close();
});

test.each([
  ['127.0.0.1', undefined],
  ['192.168.1.7', undefined],
  ['10.1.2.3', undefined],
  ['::1', undefined],
  ['::ffff:10.1.2.3', undefined],
  ['fd00::1', undefined],
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:0DB8:0001::', '2001:db8:1:0'],
])('%s is counted as %s', (address, network) => {
  expect(publicNetwork(address)).toBe(network);
});

test('a student runs without limit, an account that acts as none has its own counters', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => run(student.headers)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
  expect((await credit('level', student.headers)).json()).toMatchObject({ counter: 0, limit: null });
  expect((await credit('level_assistant', student.headers)).json()).toMatchObject({ limit: 20 });
  const parent = await buildParent(db);
  expect((await credit('level', parent.headers)).json()).toMatchObject({ counter: 0, limit: 30 });
});

test('runs of challenges have their own counters, for students too, but not for subscribers', async () => {
  const challenge = 'apple-stairs';
  const cookie = await newVisitor();
  await run({ cookie }, 'in_progress', challenge);
  const used = await Promise.all(['level', 'challenge'].map((type) => credit(type, { cookie })));
  expect(used.map((answer) => answer.json().counter)).toEqual([1, 1]);

  const student = await buildParent(db, { username: 'Ada' });
  const runs = await Promise.all(
    Array.from({ length: 32 }, () => run(student.headers, 'in_progress', challenge)),
  );
  expect(runs.filter((answer) => answer.statusCode === 403)).toHaveLength(2);
  expect((await run(student.headers)).statusCode).toBe(200);
  expect((await credit('challenge', student.headers)).json()).toMatchObject({ counter: 30, limit: 30 });

  await db.updateTable('users').set({ paid_at: new Date() }).where('id', '=', student.userId).execute();
  expect((await run(student.headers, 'in_progress', challenge)).statusCode).toBe(200);
  expect((await credit('challenge', student.headers)).json()).toMatchObject({ limit: null });
});

test('the profile of a student limits its tips', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await db
    .updateTable('students')
    .set({ assistant_attempt_limit: 2 })
    .where('tenant_id', '=', student.tenantId)
    .execute();
  const holder = { tenantId: student.tenantId, holderId: student.studentId ?? '' };
  expect(await useOne(db, holder, 'level_assistant', 2)).toBe(true);
  expect((await credit('level_assistant', student.headers)).json()).toMatchObject({ counter: 1, limit: 2 });
  const more = await Promise.all([1, 2, 3].map(() => useOne(db, holder, 'level_assistant', 2)));
  expect(more.filter(Boolean)).toHaveLength(1);
  expect(await usedToday(db, holder, 'level_assistant')).toBe(2);
  expect(await useOne(db, holder, 'challenge_assistant', 0)).toBe(false);
});

test('an unknown kind of credit is a 422', async () => {
  const answer = await credit('lives');
  expect(answer.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'params.execution_type' }] });
});

test('a host can remove the limits', async () => {
  const limits = { visitor: { attempts: null, tips: 5 }, loggedIn: { attempts: null, tips: 20 } };
  const open = await testApp(db, { limits });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      open.inject({
        method: 'POST',
        url: `/api/level/update/${SLUG}`,
        headers: OWN_PAGE,
        payload: { last_status: 'in_progress', last_code_executed: 'x', level_slug: SLUG },
      }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  const counter = await open.inject({ url: '/api/credit/level' });
  expect(counter.json()).toMatchObject({ counter: 0, limit: null });
  await open.close();
});
