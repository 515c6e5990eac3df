import { Writable } from 'node:stream';
import { errorAnswerSchema } from '@hopcode/contract/errors';
import { routes } from '@hopcode/contract/routes';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './database/database.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** A database at a port where nothing listens. */
const noDatabase = () =>
  openDatabase('postgres://nobody@127.0.0.1:9/none', { connections: 1, onIdleError: () => {} });

test('the process is healthy, and ready while the database answers', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  const ready = await app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', database: 'reachable' }]);
});

test('without its database the server runs, is not ready, and answers 503', async () => {
  const db = noDatabase();
  const alone = await testApp(db);
  const health = await alone.inject({ url: '/healthz' });
  const ready = await alone.inject({ url: '/readyz' });
  const call = await alone.inject({ url: '/api/auth/current', headers: { authorization: 'Bearer x' } });
  await alone.close();
  await db.destroy();
  expect([health.statusCode, ready.statusCode, call.statusCode]).toEqual([200, 503, 503]);
  expect(call.headers['retry-after']).toBe('2');
  expect(call.json()).toEqual({ statusCode: 503, message: 'Service Unavailable', detail: 'database_away' });
});

test.each(['first', 'next'])('the API document contains each call, on the %s request', async () => {
  const answer = await app.inject({ url: '/api/openapi.json' });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const document = z
    .object({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(answer.json());
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = Object.values(routes).map((call) => `${call.method} ${call.path}`);
  expect(described.sort()).toEqual(calls.sort());
});

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  '%s of an unknown call is a 404 in JSON',
  async (method) => {
    const answer = await app.inject({ method, url: '/api/nothing/here?token=secret' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ statusCode: 404, message: 'Not Found', detail: 'unknown_call' });
  },
);

test.each<[string, InjectOptions, number]>([
  ['a broken address', { url: '/api/level/data/python/%E0%A4%A' }, 400],
  ['a broken address that is sent to a page', { url: '/en/%E0%A4%A', method: 'POST' }, 400],
  ['a parameter that is too long', { url: `/api/level/data/python/${'a'.repeat(300)}` }, 404],
  [
    'a parameter given twice',
    { url: '/api/user/change-language?language=es&language=fr', method: 'POST' },
    422,
  ],
  [
    'a body with a prototype key',
    {
      url: '/api/auth/login',
      method: 'POST',
      payload: '{"__proto__":{"a":1}}',
      headers: { 'content-type': 'application/json' },
    },
    400,
  ],
  ...[
    '{"email":{"length":{"toString":1}},"password":"x"}',
    '{"email":{"\\u006cength":{"valueOf":1,"toString":1}},"password":"x"}',
    '{"email":{"length":[{"toString":1}]},"password":{"length":{"toString":null}}}',
    '{"length":{"toString":1}}',
    '[{"length":{"toString":1}}]',
  ].map((payload): [string, InjectOptions, number] => [
    `an object with a length of its own, as in ${payload}`,
    { url: '/api/auth/login', method: 'POST', payload, headers: { 'content-type': 'application/json' } },
    422,
  ]),
  ...[
    '['.repeat(200_000) + ']'.repeat(200_000),
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    `{"email":${'['.repeat(200_000)}${']'.repeat(200_000)},"password":"x"}`,
  ].map((payload): [string, InjectOptions, number] => [
    `a body that is nested without end, as in ${payload.slice(0, 12)}`,
    { url: '/api/auth/login', method: 'POST', payload, headers: { 'content-type': 'application/json' } },
    422,
  ]),
])('%s is refused with the documented shape', async (_, options, status) => {
  const headers = { 'x-requested-with': 'fetch', ...options.headers };
  const answer = await app.inject({ ...options, headers });
  expect(answer.statusCode).toBe(status);
  expect(errorAnswerSchema.strict().parse(answer.json())).toMatchObject({ statusCode: status });
});

test.each([
  ['takes none', '/api/auth/choose-student/0b0d8d5c-2f5f-4d0f-8f35-9f0a1b2c3d4e', 401],
  ['needs one', '/api/level/update/intro-level1', 422],
])('an announced body that is never sent counts as none: a call that %s', async (_, url, status) => {
  const headers = { ...OWN_PAGE, 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(status);
});

test('every answer has an id and security headers', async () => {
  const { headers } = await app.inject({ url: '/api/user/get-language' });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*microphone=\(\), .*payment=\(\)/);
  expect(headers['permissions-policy']).not.toMatch(/clipboard|fullscreen/);
  expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy.join()).not.toMatch(/'unsafe-eval'|upgrade-insecure-requests/);
});

test('the log has a line for each request, without secrets in its address', async () => {
  const lines: string[] = [];
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const logged = await testApp(database.db, { logLevel: 'info', logStream });
  const url = '/api/user/get-language?token=hidden-1&new_password=hidden-2';
  const answer = await logged.inject({
    url,
    headers: { authorization: 'Bearer hidden-3', cookie: 'session=hidden-4' },
  });
  await logged.close();
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toMatch(/hidden/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { method: 'GET', url: '/api/user/get-language?token=*&new_password=*' },
    status: 200,
    request: answer.headers['x-request-id'],
  });
});

test('an internal failure is logged with its reason, which the answer does not contain', async () => {
  const lines: string[] = [];
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const broken = await testApp(database.db, { logLevel: 'error', logStream });
  broken.get('/api/broken', async () => {
    throw Object.assign(new Error('row is wrong'), { detail: 'Key (email)=(a@b.test) exists' });
  });
  const answer = await broken.inject({ url: '/api/broken' });
  await broken.close();
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { statusCode: 500, message: 'Internal Server Error' },
  ]);
  expect(lines.join()).toMatch(/row is wrong/);
  expect(lines.join()).not.toMatch(/a@b\.test/);
});
