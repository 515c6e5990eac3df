import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { buildOperator } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const id = randomUUID();

test.each([
  ['DELETE', 'creative/hop-farm'],
  ['GET', `creative/hop-farm`],
  ['GET', 'creative'],
  ['GET', 'creative/check-slug/python/hop-farm'],
  ['GET', 'creative/favorites'],
  ['GET', 'creative/favorites/paginated'],
  ['GET', 'creative/paginated'],
  ['GET', 'creative/public'],
  ['GET', `creative/public/creator/${id}`],
  ['GET', `creative/public/creator/${id}/paginated`],
  ['GET', `creative/public/creator/${id}/stats`],
  ['GET', 'creative/public/paginated'],
  ['GET', 'creative/school'],
  ['GET', 'creative/school/paginated'],
  ['DELETE', `creative/${id}/favorite`],
  ['POST', `creative/${id}/favorite`],
  ['GET', 'creative/review'],
] as const)('%s /api/level/%s is an unknown call until its handler exists', async (method, path) => {
  const { headers } = await buildOperator(database.db);
  const answer = await app.inject({
    method,
    url: `/api/level/${path}`,
    headers: { ...OWN_PAGE, ...headers },
  });
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'unknown_call']);
});

test.each([
  ['PUT', 'creative/hop-farm'],
  ['POST', 'creative'],
  ['POST', 'creative/create'],
  ['POST', `creative/${id}/report`],
  ['POST', `creative/${id}/review`],
] as const)('%s /api/level/%s checks its body', async (method, path) => {
  const { headers } = await buildOperator(database.db);
  const answer = await app.inject({
    method,
    url: `/api/level/${path}`,
    headers: { ...OWN_PAGE, ...headers },
  });
  expect(answer.statusCode).toBe(422);
});
