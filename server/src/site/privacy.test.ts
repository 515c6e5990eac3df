import { afterAll, expect, test } from 'vitest';
import { type TestAppOptions, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const modelTutor = { vendor: 'Owl Ltd', timesADay: 1, tip: () => Promise.reject(new Error('not asked')) };

test.each<[string, TestAppOptions, object]>([
  ['nothing', {}, { assistant_vendor: null, recording: false }],
  ['a language model', { modelTutor }, { assistant_vendor: 'Owl Ltd', recording: false }],
  ['recordings', { records: true }, { assistant_vendor: null, recording: true }],
])('a site with %s says so to everyone, and the answer may be cached', async (_, options, parts) => {
  const app = await testApp(database.db, options);
  const answer = await app.inject({ url: '/api/site/privacy' });
  expect([answer.json(), answer.headers['cache-control']]).toEqual([parts, 'public, max-age=300']);
  await app.close();
});
