import { afterAll, expect, test } from 'vitest';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { buildOperator, buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { mailNewMessages } from './inbox-mail.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
const operator = await buildOperator(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const inbox = async (query = '') =>
  (await app.inject({ url: `/api/feedback/inbox${query}`, headers: operator.headers })).json();
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers: { ...OWN_PAGE, ...headers }, payload });
const mark = (id: string, status: string) =>
  app.inject({
    method: 'PUT',
    url: `/api/feedback/inbox/${id}`,
    headers: { ...OWN_PAGE, ...operator.headers },
    payload: { status },
  });

const mails = () =>
  db
    .selectFrom('emails')
    .select(['recipient', 'words', 'path'])
    .where('template', '=', 'new_messages')
    .orderBy('created_at')
    .execute();

test('feedback and messages are in the inbox, newest first, unchanged', async () => {
  const parent = await buildParent(db);
  const text = '<img src=x onerror=alert(1)> {{count}}';
  await post('feedback', { rating: 2, feedback: text }, parent.headers);
  await post('feedback/contact', {
    kind: 'school',
    name: 'Ada',
    email: 'ada@oak.test',
    school: 'Oak',
    students: 30,
  });
  const nothing = { school: null, students: null, country: null };
  expect(await inbox()).toMatchObject({
    more: false,
    messages: [
      {
        kind: 'school',
        status: 'new',
        rating: null,
        text: null,
        name: 'Ada',
        email: 'ada@oak.test',
        account_email: null,
        school: 'Oak',
        students: 30,
      },
      {
        kind: 'feedback',
        rating: 2,
        text,
        name: null,
        email: `${parent.userId}@home.test`,
        account_email: `${parent.userId}@home.test`,
        ...nothing,
      },
    ],
  });
});

test('the status of a message is stored; archived ones are in a separate list', async () => {
  const [first, second] = (await inbox()).messages;
  expect((await mark(first.id, 'archived')).statusCode).toBe(204);
  expect((await mark(first.id, 'archived')).statusCode).toBe(204);
  expect((await mark(second.id, 'answered')).statusCode).toBe(204);
  const ids = async (query: string) => (await inbox(query)).messages.map(({ id }: { id: string }) => id);
  expect([await ids(''), await ids('?status=archived'), await ids('?status=new')]).toEqual([
    [second.id],
    [first.id],
    [],
  ]);
  expect((await mark('00000000-0000-4000-8000-000000000000', 'new')).statusCode).toBe(404);
});

test('a page has twenty messages', async () => {
  const rows = Array.from({ length: 45 }, (_, at) => ({
    tenant_id: operator.tenantId,
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    user_id: null,
    rating: 5,
    feedback: `${at}`,
    from_email: null,
    created_at: new Date(Date.UTC(2020, 0, 1, 0, at)),
    announced_at: new Date(),
  }));
  await db.insertInto('feedback').values(rows).execute();
  const pages = [];
  for (const page of [1, 2, 3, 4]) {
    const { messages, more } = await inbox(`?page=${page}`);
    pages.push([messages.length, more, messages.at(-1)?.text]);
  }
  // The pages also contain one message from an earlier test. The newest messages come first.
  expect(pages).toEqual([
    [20, true, '26'],
    [20, true, '6'],
    [6, false, '0'],
    [0, false, undefined],
  ]);
});

test('many messages cause one email in a quarter of an hour, without their texts', async () => {
  const first = await mails();
  expect(first).toEqual([]);
  const parent = await buildParent(db);
  for (let at = 0; at < 3; at += 1)
    await post('feedback', { rating: 1, feedback: 'Secret words' }, parent.headers);
  await Promise.all([mailNewMessages(db, keptMail), mailNewMessages(db, keptMail)]);
  const told = {
    recipient: `${operator.userId}@home.test`,
    words: { count: '3' },
    path: '/en/operator/inbox',
  };
  expect(await mails()).toEqual([told]);
  await post('feedback', { rating: 1, feedback: 'More' }, parent.headers);
  await mailNewMessages(db, keptMail);
  expect(await mails()).toHaveLength(1);
  await db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(0) })
    .execute();
  await mailNewMessages(db, keptMail);
  await db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(0) })
    .execute();
  await mailNewMessages(db, keptMail);
  expect((await mails()).map(({ words }) => words)).toEqual([{ count: '3' }, { count: '1' }]);
});
