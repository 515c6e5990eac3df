import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { handlers } from './handlers.ts';
import { permission } from './http/permission.ts';
import { testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const calls = handlers.map((handler) => handler.call);

test.each(calls)(
  '$method $path: without a login, the permission is checked before any part of the request is read',
  async (call) => {
    const answer = await app.inject({
      method: call.method,
      url: call.path.replaceAll(/\{\w+\}/g, 'x'),
      headers: { 'x-requested-with': 'fetch' },
    });
    expect(answer.statusCode === 401).toBe(permission(call.who, undefined) === 401);
  },
);

test.each(calls.filter((call) => call.fromElsewhere))(
  '$method $path: a link in an email can make the call',
  async (call) => {
    const answer = await app.inject({
      method: call.method,
      url: call.path.replaceAll(/\{\w+\}/g, randomUUID()),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).not.toBe(403);
  },
);

test.each(calls.filter((call) => call.mutates && !call.fromElsewhere))(
  '$method $path: another site cannot make the call',
  async (call) => {
    const answer = await app.inject({
      method: call.method,
      url: call.path.replaceAll(/\{\w+\}/g, 'x'),
      headers: { 'x-requested-with': 'fetch', 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'cross_site']);
  },
);
