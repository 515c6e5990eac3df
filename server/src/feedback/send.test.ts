import { afterAll, expect, test } from 'vitest';
import { buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = (payload: object, headers: Record<string, string> = OWN_PAGE) =>
  app.inject({ method: 'POST', url: '/api/feedback', headers, payload });
const kept = () =>
  db.selectFrom('feedback').select(['user_id', 'rating', 'feedback', 'from_email']).execute();

const good = { rating: 5, feedback: ' I like the hens. ' };

test('feedback of an account is stored', async () => {
  const parent = await buildParent(db);
  expect((await send(good, parent.headers)).statusCode).toBe(204);
  expect((await send({ ...good, from_email: 'me@home.test' }, parent.headers)).statusCode).toBe(204);
  expect(await kept()).toEqual([
    { user_id: parent.userId, rating: 5, feedback: 'I like the hens.', from_email: null },
    { user_id: parent.userId, rating: 5, feedback: 'I like the hens.', from_email: 'me@home.test' },
  ]);
});

test('feedback without a login is a 401', async () => {
  expect((await send(good)).statusCode).toBe(401);
});

test.each([
  ['no rating', { feedback: 'x' }, ['body.rating']],
  ['six stars', { ...good, rating: 6 }, ['body.rating']],
  ['half a star', { ...good, rating: 0.5 }, ['body.rating']],
  ['no words', { rating: 3, feedback: '  ' }, ['body.feedback']],
  ['too many words', { rating: 3, feedback: 'x'.repeat(5001) }, ['body.feedback']],
  ['an address that is none', { ...good, from_email: 'me' }, ['body.from_email']],
  ['nothing', {}, ['body.rating', 'body.feedback']],
])('%s is a 422 that names the field, and nothing is kept', async (_, body, paths) => {
  const parent = await buildParent(db);
  const before = (await kept()).length;
  const answer = await send(body, parent.headers);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ issues: paths.map((path) => ({ path })) });
  expect((await kept()).length).toBe(before);
});

test('feedback has a limit', async () => {
  const parent = await buildParent(db);
  const answers = await Promise.all(Array.from({ length: 22 }, () => send(good, parent.headers)));
  expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(20);
  expect(answers.find((answer) => answer.statusCode === 429)?.headers['retry-after']).toBeDefined();
});
