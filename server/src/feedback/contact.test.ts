import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { buildParent, confirmAct, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

let networks = 0;
/** Another network each time, so that tests do not use up each other's limits. */
const anotherNetwork = () => ({
  'x-forwarded-for': `8.8.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`,
});

const send = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/feedback/contact',
    headers: { ...OWN_PAGE, ...anotherNetwork(), ...headers },
    payload,
  });
const kept = (email: string) =>
  db.selectFrom('contact_requests').selectAll().where('email', '=', email).orderBy('id').execute();

const contact = (email: string) => ({ kind: 'contact', name: 'Ada', email, message: 'Hello' });

test('a visitor sends a message without an account, and none is created', async () => {
  const users = () => db.selectFrom('users').select('id').execute();
  const before = await users();
  const asked = {
    kind: 'school',
    name: ' Ada Byron ',
    email: 'ada@oak.test',
    school: 'Oak <b>School</b>',
    students: 120,
    country: 'Kenya',
  };
  const answer = await send(asked);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await kept('ada@oak.test')).toMatchObject([
    { ...asked, name: 'Ada Byron', message: null, user_id: null, status: 'new' },
  ]);
  expect(await users()).toEqual(before);
});

test('the answer is the same for an address that has an account', async () => {
  const parent = await buildParent(db);
  const [known, unknown] = [
    await send(contact(`${parent.userId}@home.test`)),
    await send(contact('nobody-yet@home.test')),
  ];
  const seen = ({ statusCode, body }: typeof known) => [statusCode, body];
  expect(seen(known)).toEqual(seen(unknown));
  expect((await kept(`${parent.userId}@home.test`))[0]?.user_id).toBeNull();
});

test.each<[string, object, string[]]>([
  ['nothing', {}, ['body.kind', 'body.name', 'body.email']],
  ['no message', { message: undefined }, ['body.message']],
  ['only spaces', { message: '  ' }, ['body.message']],
  ['a school without its name', { kind: 'school' }, ['body.school']],
  ['an address that is none', { email: 'ada' }, ['body.email']],
  ['a name that turns text round', { name: 'Ada\u202E' }, ['body.name']],
  ['no students', { students: 0 }, ['body.students']],
  ['half a student', { students: 1.5 }, ['body.students']],
  ['too long a message', { message: 'x'.repeat(5001) }, ['body.message']],
  ['another kind', { kind: 'advertisement' }, ['body.kind']],
])('%s is a 422 that names the field, and nothing is kept', async (what, wrong, paths) => {
  const email = 'wrong@home.test';
  const answer = await send(what === 'nothing' ? {} : { ...contact(email), ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ issues: paths.map((path) => ({ path })) });
  expect(await kept(email)).toEqual([]);
});

test('a message that fills the hidden field gets the usual answer and is dropped', async () => {
  const email = 'robot@spam.test';
  const answers = [await send({ ...contact(email), reference: 'http://spam' }), await send(contact(email))];
  expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204]);
  expect(await kept(email)).toHaveLength(1);
});

test('one device, one network and one address have a limit each', async () => {
  const untilRefused = async (
    headersOf: (at: number) => Record<string, string>,
    email: (at: number) => string,
  ) => {
    for (let at = 0; at < 22; at += 1) {
      const { statusCode, headers } = await send(contact(email(at)), headersOf(at));
      if (statusCode !== 204) return [at, statusCode, headers['retry-after'] !== undefined];
    }
    return [];
  };
  const device = (await send(contact('first@device.test'))).cookies.find(({ name }) => name === 'visitor');
  const cookie = `visitor=${encodeURIComponent(device?.value ?? '')}`;
  expect(
    await untilRefused(
      () => ({ cookie }),
      (at) => `a${at}@device.test`,
    ),
  ).toEqual([4, 429, true]);
  const network = { 'x-forwarded-for': '9.9.9.9' };
  expect(
    await untilRefused(
      () => network,
      (at) => `a${at}@network.test`,
    ),
  ).toEqual([20, 429, true]);
  expect(
    await untilRefused(
      () => ({}),
      () => 'Same@Address.test',
    ),
  ).toEqual([5, 429, true]);
});

const request = async (person: Person, method: 'GET' | 'DELETE', path: string) => {
  await confirmAct(db, person);
  return await app.inject({ method, url: `/api/${path}`, headers: { ...OWN_PAGE, ...person.headers } });
};

test('messages of an account or its confirmed address are in its export, and are deleted with it', async () => {
  const [owner, unconfirmed] = [await buildParent(db), await buildParent(db)];
  await db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', owner.userId)
    .execute();
  const [own, others] = [`${owner.userId}@home.test`, `${unconfirmed.userId}@home.test`];
  await send(contact('elsewhere@home.test'), owner.headers);
  await send(contact(own));
  await send(contact(others));
  const exported = async (person: Person) =>
    (await request(person, 'GET', 'profile/export')).json().contact_requests;
  expect(await exported(owner)).toMatchObject([{ email: 'elsewhere@home.test' }, { email: own }]);
  expect(await exported(unconfirmed)).toEqual([]);
  for (const person of [owner, unconfirmed])
    expect((await request(person, 'DELETE', 'profile')).statusCode).toBeLessThan(300);
  expect([await kept('elsewhere@home.test'), await kept(own)]).toEqual([[], []]);
  expect(await kept(others)).toHaveLength(1);
});

test('a message is deleted a year after it arrived', async () => {
  await send(contact('old@home.test'));
  await send(contact('young@home.test'));
  const days = (number: number) => new Date(Date.now() - number * 86_400_000);
  for (const [email, age] of [
    ['old@home.test', 366],
    ['young@home.test', 364],
  ] as const)
    await db
      .updateTable('contact_requests')
      .set({ created_at: days(age) })
      .where('email', '=', email)
      .execute();
  await deleteExpired(db);
  expect([await kept('old@home.test'), (await kept('young@home.test')).length]).toEqual([[], 1]);
});
