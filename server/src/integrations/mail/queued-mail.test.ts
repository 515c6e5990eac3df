import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { NO_TENANT } from '../../mail/mail-store.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { queuedMail } from './queued-mail.ts';
import { smtpMail } from './smtp-mail.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 120_000 } } });

const database = await createTestDatabase();
const { db } = database;
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

const states = async (): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const { state } of await db.selectFrom('emails').select('state').execute()) {
    counted[state] = (counted[state] ?? 0) + 1;
  }
  return counted;
};

const message = (recipient: string) => ({
  tenantId: NO_TENANT,
  userId: null,
  recipient,
  locale: 'en',
  template: 'signup_link' as const,
  path: '/en/signup?token=secret',
});

const start = (server: MailServer) =>
  queuedMail({
    db,
    databaseUrl: database.url,
    sender: smtpMail({ url: server.url, from: 'Hopcode <hello@hop.test>' }),
    site: () => 'https://hop.test',
    onError: () => {},
    pace: { takenFor: 20, lookEvery: 0.5, firstRetryAfter: 1, superviseEvery: 1 },
  });

test('an email of a committed transaction arrives, one of a rolled-back transaction does not', async () => {
  const server = await startMailServer();
  const { queue, stop } = await start(server);
  const failed = db.transaction().execute(async (tx) => {
    await sendMail({ mail: queue }, tx, message('lost@home.test'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await db.transaction().execute((tx) => sendMail({ mail: queue }, tx, message('ada@home.test')));
  await db.transaction().execute((tx) => sendMail({ mail: queue }, tx, message('x@unknown.test')));
  await expect.poll(states).toEqual({ sent: 1, failed: 1 });

  const [mail = ''] = server.received;
  expect(server.received).toHaveLength(1);
  expect(mail).toContain('To: ada@home.test');
  expect(mail).toContain('From: Hopcode <hello@hop.test>');
  expect(mail).toMatch(/Content-Type: text\/plain[\s\S]*https:\/\/hop\.test\/en\/signup\?token=3Dsecret/);
  expect(mail).toMatch(/Content-Type: text\/html/);
  const row = await db.selectFrom('emails').selectAll().where('state', '=', 'sent').executeTakeFirstOrThrow();
  expect(mail).toContain(`Message-ID: <${row.id}@hop.test>`);
  expect(row).toMatchObject({ path: null, sent_at: expect.any(Date) });
  await stop();
  await server.stop();
  await db.deleteFrom('emails').execute();
});

test('a mail server that was unavailable gets every email once', async () => {
  const away = await startMailServer();
  const { port } = away;
  await away.stop();
  const { queue, stop } = await start(away);
  await db.transaction().execute(async (tx) => {
    for (const name of ['ada', 'bo', 'cem']) {
      await sendMail({ mail: queue }, tx, message(`${name}@home.test`));
    }
  });
  const tries = async () => {
    const { rows } = await queryTries();
    return Math.max(0, ...rows.map((row) => row.tries));
  };
  await expect.poll(tries).toBeGreaterThan(0);
  expect(await states()).toEqual({ waiting: 3 });
  const back = await startMailServer(port);
  await expect.poll(states).toEqual({ sent: 3 });
  expect(back.received).toHaveLength(3);
  await stop();
  await back.stop();
  await db.deleteFrom('emails').execute();
});

const queryTries = () =>
  sql<{ tries: number }>`select retry_count as tries from pgboss.job where name = 'mail'`.execute(db);

test('after a kill in the middle no email is lost, and few are sent twice', async () => {
  const MAILS = 120;
  const KILLED_AT = 21;
  const server = await startMailServer(0, () => {
    if (server.received.length === KILLED_AT) children.at(-1)?.kill('SIGKILL');
  });
  const run = (count: number): ChildProcess => {
    const file = fileURLToPath(new URL('../../testing/mail-process.ts', import.meta.url));
    const child = spawn(process.execPath, [file, database.url, server.url, String(count)], {
      stdio: 'ignore',
    });
    children.push(child);
    return child;
  };
  const first = run(MAILS);
  await new Promise((resolve) => first.once('exit', resolve));
  const atKill = server.received.length;
  const second = run(0);
  await expect.poll(states).toEqual({ sent: MAILS });
  second.kill('SIGKILL');
  expect(atKill).toBeGreaterThanOrEqual(KILLED_AT);
  expect(atKill).toBeLessThan(MAILS);
  const ids = new Set(server.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]));
  expect(ids.size).toBe(MAILS);
  // At most one duplicate for each connection to the mail server.
  expect(server.received.length - MAILS).toBeLessThanOrEqual(4);
  await server.stop();
});
