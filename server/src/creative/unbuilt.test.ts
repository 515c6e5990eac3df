import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { levelCalls } from '../testing/creative-levels.ts';
import { buildOperator } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
const call = levelCalls(app);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const id = randomUUID();

test.each([
  ['GET', 'creative/review', undefined],
  ['POST', `creative/${id}/review`, { decision: 'dismiss' }],
  ['POST', `creative/${id}/report`, { reason: 'other' }],
] as const)('%s /api/level/%s is an unknown call until its handler exists', async (method, path, body) => {
  const answer = await call(await buildOperator(database.db), method, path, body);
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'unknown_call']);
});
