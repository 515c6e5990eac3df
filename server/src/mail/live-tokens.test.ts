import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { newId } from '../database/new-id.ts';
import { queuedMail } from '../integrations/mail/queued-mail.ts';
import { smtpMail } from '../integrations/mail/smtp-mail.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { buildOperator, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, SITE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 60_000 } } });

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

/** Every row of every table as text, including the mail queue's tables. */
async function everyRow(): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  expect(rows.map(({ schema }) => schema)).toContain('public');
  const tables = rows.map(async ({ schema, name }) => {
    const table = sql.id(schema, name);
    return JSON.stringify((await sql`select t::text as row from ${table} as t`.execute(db)).rows);
  });
  return (await Promise.all(tables)).join('\n');
}

const tokensIn = (mails: readonly string[]): string[] =>
  mails.flatMap((mail) => {
    const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return [...plain.matchAll(/token=([\w-]{20,})/g)].flatMap(([, token]) =>
      token === undefined ? [] : [token],
    );
  });

const statesOf = async () =>
  (await db.selectFrom('emails').select('state').execute()).map(({ state }) => state);

test('once emails are sent or refused, no table has a token of their links', async () => {
  const server = await startMailServer();
  const { queue, stop } = await queuedMail({
    db,
    databaseUrl: database.url,
    sender: smtpMail({ url: server.url, from: 'Hopcode <hello@hop.test>' }),
    site: () => SITE,
    onError: () => {},
    pace: { takenFor: 2, lookEvery: 0.5, firstRetryAfter: 1, superviseEvery: 1 },
  });
  const app = await testApp(db, { mail: queue });
  onTestFinished(async () => {
    await app.close();
    await stop();
    await server.stop();
    await db.deleteFrom('emails').execute();
  });
  const post = (url: string, payload?: object, headers: object = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...OWN_PAGE, ...headers },
      ...(payload ? { payload } : {}),
    });
  const email = `${newId()}@home.test`;
  await post('/api/auth/signup', { email, password: 'correct horse' });
  await post(`/api/auth/forgot-password?email=${email}`);
  const [operator, admin] = [await buildOperator(db), await buildOrganization(db)];
  const school = { name: 'Oak', slug: `oak-${newId()}`, admin_email: `${newId()}@school.test` };
  await post('/api/organization', school, operator.headers);
  const invited = { email: `${newId()}@school.test` };
  await post('/api/auth/generate-link', invited, admin.headers);
  const parent = await buildParent(db);
  await post('/api/auth/confirm-password/send-code', undefined, parent.headers);
  await expect.poll(statesOf).not.toContain('waiting');

  const tokens = tokensIn(server.received);
  expect(new Set(tokens).size).toBeGreaterThanOrEqual(3);
  const codes = server.received
    .filter((mail) => mail.includes(`${parent.userId}@home.test`))
    .flatMap((mail) => /Your code: (\w{8})/.exec(mail)?.[1] ?? []);
  expect(codes).toHaveLength(1);
  const rows = await everyRow();
  // The emails and their jobs exist.
  expect(rows).toContain(email);
  expect(rows).toContain('mailId');
  expect([...tokens, ...codes].filter((token) => rows.includes(token))).toEqual([]);
});

test('without a mail server an email shows its link to the operator until its token is used or too old', async () => {
  const app = await testApp(db);
  onTestFinished(() => app.close());
  const operator = await buildOperator(db);
  const emails = [`${newId()}@home.test`, `${newId()}@home.test`, `${newId()}@home.test`];
  for (const email of emails)
    await app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      headers: OWN_PAGE,
      payload: { email, password: 'correct horse' },
    });
  const texts = async (): Promise<Record<string, string | null>> => {
    const answer = await app.inject({ url: '/api/user/emails', headers: operator.headers });
    const shown: { recipient: string; text: string | null }[] = answer.json().emails;
    return Object.fromEntries(shown.map(({ recipient, text }) => [recipient, text]));
  };
  const [fresh = '', used = '', old = ''] = emails;
  const before = await texts();
  const tokenOf = (email: string) => /token=([\w-]+)/.exec(before[email] ?? '')?.[1] ?? '';
  await app.inject({ url: `/api/auth/confirm-email?token=${tokenOf(used)}` });
  const past = new Date(Date.now() - 1000);
  await db.updateTable('one_time_tokens').set({ expires_at: past }).where('email', '=', old).execute();
  await db.updateTable('emails').set({ state: 'failed' }).where('recipient', '=', old).execute();

  await deleteExpired(db);
  expect(await texts()).toMatchObject({
    [fresh]: expect.stringContaining(tokenOf(fresh)),
    [used]: null,
    [old]: null,
  });
  const rows = await everyRow();
  expect(emails.map((email) => rows.includes(tokenOf(email)))).toEqual([true, false, false]);
});

test('without a mail server an email shows its code until it is used, replaced or too old', async () => {
  const app = await testApp(db);
  onTestFinished(() => app.close());
  const [fresh, used, old] = [await buildParent(db), await buildParent(db), await buildParent(db)];
  const parents = [fresh, used, old];
  const send = async (parent: Person, path = '/send-code', payload?: object) =>
    await app.inject({
      method: 'POST',
      url: `/api/auth/confirm-password${path}`,
      headers: { ...OWN_PAGE, ...parent.headers },
      ...(payload ? { payload } : {}),
    });
  const codeOf = async (parent: Person): Promise<string> => {
    const mail = await db
      .selectFrom('emails')
      .select('words')
      .where('user_id', '=', parent.userId)
      .executeTakeFirstOrThrow();
    return mail.words.code ?? '';
  };
  for (const parent of parents) await send(parent);
  const codes = await Promise.all(parents.map(codeOf));
  expect((await send(used, '', { password: codes[1] })).statusCode).toBe(204);
  await db
    .updateTable('sessions')
    .set({ code_expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', old.userId)
    .execute();

  await deleteExpired(db);
  expect(await Promise.all(parents.map(codeOf))).toEqual([codes[0], '', '']);
  const rows = await everyRow();
  expect(codes.map((code) => rows.includes(code))).toEqual([true, false, false]);
  const operator = await buildOperator(db);
  const answer = await app.inject({ url: '/api/user/emails', headers: operator.headers });
  const shown: { recipient: string; text: string | null }[] = answer.json().emails;
  const textTo = (parent: Person) =>
    shown.find(({ recipient }) => recipient === `${parent.userId}@home.test`)?.text;
  expect([textTo(fresh), textTo(used), textTo(old)]).toEqual([
    expect.stringContaining(codes[0] ?? ''),
    null,
    null,
  ]);
});
