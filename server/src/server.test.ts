import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authSignup } from '@hopcode/contract/auth/signup';
import { createClient } from '@hopcode/contract/client';
import { levelData } from '@hopcode/contract/level/data';
import { levelUpdate } from '@hopcode/contract/level/update';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from './database/database.ts';
import { clusterDirectory } from './database/embedded/cluster.ts';
import { openEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import { isPostgres, readPostmaster } from './database/embedded/postmaster-file.ts';
import { startMailServer } from './testing/mail-server.ts';
import { buildParent, type Person } from './testing/people.ts';
import { type RunProcess, runProcess } from './testing/run-process.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 60_000 } } });

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-server-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await (await openEmbeddedDatabase(folder)).release();
  rmSync(folder, { recursive: true });
});

const SLUG = 'intro-level1';

type Process = { readonly child: ChildProcess; readonly address: string };

/** Starts a server process on the folder and waits until it prints its address. */
async function start(environment: Record<string, string> = {}): Promise<Process> {
  const { child, line } = run('testing/server-process.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DRAIN_SECONDS: '0',
    ...environment,
  });
  const address = /ready at (\S+)/.exec(await line)?.[1];
  expect(address).toBeDefined();
  return { child, address: address ?? '' };
}

function run(file: string, environment: Record<string, string>): RunProcess {
  const started = runProcess(file, environment);
  children.push(started.child);
  return started;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });

/** A logged-in account, created in the database of the folder. */
async function buildPerson(): Promise<Person> {
  const embedded = await openEmbeddedDatabase(folder);
  const db = openDatabase(embedded.url('hopcode'), { connections: 1, onIdleError: () => {} });
  const person = await buildParent(db, { username: 'Ada' });
  await db.destroy();
  await embedded.release();
  return person;
}

const apiFor = (address: string, person: Person) =>
  createClient({ base: address, locale: () => 'en', token: () => person.token });

const isDatabaseRunning = (): boolean => {
  const running = readPostmaster(clusterDirectory(folder));
  return running !== undefined && isPostgres(running.pid);
};

test('acknowledged saves still exist after server and database are killed', async () => {
  const first = await start();
  const person = await buildPerson();
  const api = apiFor(first.address, person);
  const body = { last_status: 'in_progress', level_slug: SLUG } as const;
  let acknowledged = 0;
  const writing = (async () => {
    for (let index = 1; ; index += 1) {
      await api(levelUpdate, {
        params: { slug: SLUG },
        body: { ...body, last_code_executed: String(index) },
      });
      acknowledged = index;
    }
  })().catch(() => 'cut off');
  await expect.poll(() => acknowledged).toBeGreaterThan(20);
  first.child.kill('SIGKILL');
  process.kill(readPostmaster(clusterDirectory(folder))?.pid ?? 0, 'SIGKILL');
  expect(await writing).toBe('cut off');

  const second = await start();
  const level = await apiFor(second.address, person)(levelData, {
    params: { course_slug: 'python', slug: SLUG },
  });
  // One more save, whose answer did not arrive, may be stored.
  expect(Number(level.last_code_executed)).toBeGreaterThanOrEqual(acknowledged);
  expect(Number(level.last_code_executed)).toBeLessThanOrEqual(acknowledged + 1);
  second.child.kill('SIGTERM');
  expect(await ended(second.child)).toBe(0);
  expect(isDatabaseRunning()).toBe(false);
});

test('on SIGTERM the server finishes running requests, accepts no new ones, and stops its database', async () => {
  const { child, address } = await start();
  const { hostname, port } = new URL(address);
  const payload = JSON.stringify({ last_status: 'complete', last_code_executed: 'x', level_slug: SLUG });
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (text) => {
    answer += String(text);
  });
  const head = [
    `POST /api/level/update/${SLUG} HTTP/1.1`,
    'Host: hop.test',
    'Content-Type: application/json',
    'X-Requested-With: fetch',
    `Content-Length: ${payload.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${payload.slice(0, 10)}`);
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  child.kill('SIGTERM');
  const refused = () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(refused).toBe(true);
  const stopped = ended(child);
  socket.write(payload.slice(10));
  expect(await stopped).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"status":"complete",.*\}$/);
  expect(isDatabaseRunning()).toBe(false);
});

test('on SIGTERM the server announces the stop and still answers, and then closes', async () => {
  // Long enough for two requests on a slow machine: only the time limit ends this phase.
  const { child, address } = await start({ DRAIN_SECONDS: '10' });
  child.kill('SIGTERM');
  const stopped = ended(child);
  const ready = () => fetch(`${address}/readyz`).then((answer) => answer.status);
  await expect.poll(ready, { interval: 20 }).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stopped).toBe(0);
  await expect(ready()).rejects.toThrow('fetch failed');
});

test('two servers share the folder, and the second continues when the first stops', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.address).not.toBe(second.address);
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await ended(second.child)).toBe(0);
  expect(isDatabaseRunning()).toBe(false);
});

test('signing up at a running server sends a real email whose link confirms the address', async () => {
  const mail = await startMailServer();
  const { child, address } = await start({ SMTP_URL: mail.url, MAIL_FROM: 'Hopcode <hello@hop.test>' });
  const api = createClient({ base: address, locale: () => 'es' });
  await api(authSignup, { body: { email: 'ada@home.test', password: 'long enough' } });
  await expect.poll(() => mail.received.length).toBe(1);
  const [text = ''] = mail.received.map((one) => one.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  const link = /http:\/\/\S+confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? '';
  expect(link.startsWith(address)).toBe(true);
  const answer = await fetch(link, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/es/?email_verified=True']);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  await mail.stop();
});

test('a port in use is reported, and no process keeps running', async () => {
  const first = await start();
  const { port } = new URL(first.address);
  const second = run('testing/server-process.ts', { PORT: port, HOST: '127.0.0.1', DATA_DIR: folder });
  await expect(second.line).rejects.toThrow(`Port ${port} is taken. Set PORT to another number.`);
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);
  expect(isDatabaseRunning()).toBe(false);
});

test.each([
  [{ PORT: 'abc' }, /Hopcode did not start\. Check these settings:\n {2}PORT: /],
  [{ LOG_LEVEL: 'loud', PORT: '-1' }, / {2}PORT: .*\n {2}LOG_LEVEL: /],
])('wrong settings are reported: %o', async (environment, message) => {
  await expect(run('main.ts', environment).line).rejects.toThrow(message);
});
