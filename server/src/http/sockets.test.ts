import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { levelUpdate } from '@hopcode/contract/level/update';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { NO_LIMITS } from '../database/pool.ts';
import { buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { StopPhase } from './drain.ts';

vi.setConfig({ expect: { poll: { timeout: 20_000 } } });

const database = await createTestDatabase();
const lines: string[] = [];
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
const impatient = openDatabase(database.url, {
  connections: 4,
  onIdleError: () => {},
  limits: { ...NO_LIMITS, lock: 50 },
});
const app = await testApp(impatient, {
  logLevel: 'info',
  logStream,
  sockets: { headers: 300, request: 600, lookEvery: 50 },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await app.close();
  await impatient.destroy();
  await database.drop();
});

/** Sends a text to the server; returns the answer, and whether the socket is closed. */
function send(text: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const seen = { answer: '', closed: false, socket };
  socket.on('data', (data) => {
    seen.answer += String(data);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    seen.closed = true;
  });
  if (text !== '') socket.write(text);
  return seen;
}

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: hop.test\r\nX-Requested-With: fetch\r\n';
const BODY_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`;

test.each([
  ['nothing', ''],
  ['half a header', HEAD],
  ['half a body', `${BODY_HEAD}{"email":`],
])('a socket that sends %s is closed', async (_, text) => {
  const seen = send(text);
  await expect.poll(() => seen.closed).toBe(true);
  expect(seen.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that disconnects during its request is not an error in the log', async () => {
  const before = lines.length;
  const seen = send(`${BODY_HEAD}{"email":`);
  await expect.poll(() => seen.socket.bytesWritten).toBeGreaterThan(0);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  seen.socket.destroy();
  await expect.poll(() => lines.slice(before).join('')).toMatch(/the client went away/);
  const levels = lines.slice(before).map((line) => JSON.parse(line).level);
  expect(Math.max(...levels)).toBe(30);
});

test('a save that waits too long for a lock is a 503 with the time of the next try', async () => {
  const person = await buildParent(database.db, { username: 'Ada' });
  const save = () =>
    app.inject({
      method: 'POST',
      url: levelUpdate.path.replace('{slug}', 'intro-level1'),
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { last_status: 'in_progress', last_code_executed: 'x', level_slug: 'intro-level1' },
    });
  expect((await save()).statusCode).toBe(200);
  await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('level_progress').selectAll().forUpdate().execute();
    const refused = await save();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  });
  expect((await save()).statusCode).toBe(200);
});

test('a stopping server announces it before it closes, and ends each connection with its answer', async () => {
  const stop: { phase: StopPhase } = { phase: 'none' };
  // A separate application: the short limits above would end a connection that this test uses again.
  const stopping = await testApp(database.db, { stopPhase: () => stop.phase });
  onTestFinished(() => stopping.close());
  const origin = await stopping.listen({ port: 0, host: '127.0.0.1' });
  const answers = async () => {
    const answer = await fetch(`${origin}/readyz`);
    return [
      answer.status,
      answer.headers.get('connection'),
      /"status":"(\w+)"/.exec(await answer.text())?.[1],
    ];
  };
  expect(await answers()).toEqual([200, 'keep-alive', 'ok']);
  stop.phase = 'announced';
  expect(await answers()).toEqual([503, 'keep-alive', 'stopping']);
  stop.phase = 'closing';
  expect(await answers()).toEqual([503, 'close', 'stopping']);
});
