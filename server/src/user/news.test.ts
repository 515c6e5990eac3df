import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import type { MailQueue } from '../mail/send-mail.ts';
import { buildOperator, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const sent: string[] = [];
const mail: MailQueue = { state: 'waiting', add: async (_tx, ids) => void sent.push(...ids) };
const app = await testApp(db, { mail });
afterAll(async () => {
  await app.close();
  await database.drop();
});
const operator = await buildOperator(db);

const post = (path: string, payload?: object, headers: object = operator.headers) =>
  app.inject({
    method: 'POST',
    url: `/api/user/${path}`,
    headers: { ...OWN_PAGE, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const confirm = (person: Person) =>
  db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', person.userId).execute();
const emailOf = (person: Person) =>
  db.selectFrom('emails').selectAll().where('user_id', '=', person.userId).executeTakeFirst();
const addressOf = (person: Person) => `${person.userId}@home.test`;

test('news goes to confirmed addresses, is held, and is sent when the operator sends it', async () => {
  const [parent, unconfirmed] = [await buildParent(db), await buildParent(db)];
  await confirm(parent);
  const recipients = [addressOf(parent).toUpperCase(), addressOf(unconfirmed), 'stranger@home.test'];
  const body = { template_name: 'new_levels', subject: 'Look', recipients };
  expect((await post('queue_emails', body)).json()).toEqual({ queued: 1 });
  expect(await emailOf(parent)).toMatchObject({ state: 'held', subject: 'Look' });
  expect(sent).toEqual([]);
  expect((await post('send_emails?rows=10')).json()).toEqual({ sent: 1 });
  expect(await emailOf(parent)).toMatchObject({ state: 'waiting', id: sent[0] });
  expect((await post('send_emails?rows=10')).json()).toEqual({ sent: 0 });
  const list = await app.inject({ url: '/api/user/emails', headers: operator.headers });
  expect(list.json()).toMatchObject({ emails: [{ subject: 'Look', state: 'waiting' }], more: false });
});

test('news for many accounts takes as many statements as news for one', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, () => buildParent(db)));
  for (const reader of readers) await confirm(reader);
  const recipients = readers.map(addressOf);
  const statementsFor = async (some: readonly string[]): Promise<number> => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await post('queue_emails', { template_name: 'new_levels', recipients: some });
    const statements = query.mock.calls.length;
    query.mockRestore();
    expect(answer.json()).toEqual({ queued: some.length });
    return statements;
  };
  expect(await statementsFor(recipients)).toBe(await statementsFor(recipients.slice(0, 1)));
});

test.each(['GET', 'POST'] as const)(
  '%s of the link stops news, from any site, and is idempotent',
  async (method) => {
    const parent = await buildParent(db);
    await confirm(parent);
    const queue = () =>
      post(`queue_user_emails_for_all?template_name=new_levels&recipient_email=${addressOf(parent)}`);
    expect((await queue()).json()).toEqual({ queued: 1 });
    const id = (await emailOf(parent))?.id;
    for (const _ of [1, 2]) {
      const answer = await app.inject({
        method,
        url: `/api/user/unsubscribe/${id}`,
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
      });
      expect(answer.statusCode).toBe(method === 'GET' ? 302 : 204);
      expect(answer.headers.location).toBe(method === 'GET' ? '/en/unsubscribed' : undefined);
    }
    expect((await queue()).json()).toEqual({ queued: 0 });
  },
);

test('an email that does not exist gets the same answer', async () => {
  const url = '/api/user/unsubscribe/0b0d8d5c-2f5f-4d0f-8f35-9f0a1b2c3d4e';
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/unsubscribed']);
});

test.each([
  ['/es/guide/', '/es/guide/'],
  ['/he/guide/?q=שלום 🐇%20', '/he/guide/?q=%D7%A9%D7%9C%D7%95%D7%9D%20%F0%9F%90%87%20'],
  ['//evil.test/', '/en/'],
  ['/\\evil.test/', '/en/'],
  ['https://evil.test/', '/en/'],
  ['/a\tb', '/en/'],
  [undefined, '/en/'],
])('a followed link %s leads to %s', async (wished, expected) => {
  const query = wished === undefined ? '' : `?redirect_url=${encodeURIComponent(wished)}`;
  const answer = await app.inject({ url: `/api/user/open/0b0d8d5c-2f5f-4d0f-8f35-9f0a1b2c3d4e${query}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, expected]);
});

test('a followed link is recorded only for teachers and admins', async () => {
  const [admin, parent] = [await buildOrganization(db), await buildParent(db)];
  const followed = [];
  for (const person of [admin, parent]) {
    await confirm(person);
    await post('queue_user_emails_for_all?template_name=news_for_teachers');
    const mailOf = await emailOf(person);
    await app.inject({ url: `/api/user/open/${mailOf?.id}` });
    followed.push(
      (
        await db
          .selectFrom('emails')
          .select('followed_at')
          .where('id', '=', mailOf?.id ?? '')
          .executeTakeFirst()
      )?.followed_at ?? null,
    );
  }
  expect(followed).toEqual([expect.any(Date), null]);
});
