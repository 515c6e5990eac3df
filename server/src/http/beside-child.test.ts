import type { Call } from '@hopcode/contract/call';
import { licenceRoutes, schoolPlanRoutes } from '@hopcode/contract/licence/routes';
import { paymentRoutes } from '@hopcode/contract/payment/payment-routes';
import { routes } from '@hopcode/contract/routes';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import { confirmSession } from '../auth/confirm-store.ts';
import { testSelling } from '../payment/test-provider.ts';
import { createSession, findSession } from '../sessions/session-store.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';
import { requestOf, rightRequest } from '../testing/nonsense-requests.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  type Person,
} from '../testing/people.ts';
import type { Sample } from '../testing/request-samples.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: await testSelling(db) });
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Calls about payments and licences that a child may make, each with the reason. */
const FREE: Readonly<Record<string, string>> = {
  paymentCurrentPlan: 'the pages of a child ask what is open; it says no price',
  paymentHasUnassignedPurchases: 'it says no price',
  paymentRefundRequestsCount: 'it says no price; the operator’s start page asks',
  organizationPlan: 'it says no price; a teacher reads it',
};

/** Other calls that are about money. */
const ELSEWHERE = [
  'authSetPaid',
  'feedbackCancelSubscription',
  'feedbackRefund',
  'profileStudentsPurchasesAll',
];

const asking = Object.entries(routes).filter(([, call]) => call.fresh === 'beside_child');

test('every call about money asks for the password, or has a reason why not', () => {
  const sold = Object.keys({ ...paymentRoutes, ...licenceRoutes, ...schoolPlanRoutes });
  const expected = [...sold.filter((name) => FREE[name] === undefined), ...ELSEWHERE];
  expect(asking.map(([name]) => name).sort()).toEqual(expected.sort());
});

const KNOWN: Record<string, Sample> = {
  email: 'one@home.test',
  include_assigned: 'true',
  paid: 'true',
  to_email: 'one@home.test',
  from_email: 'two@home.test',
  plan_name: 'large_school',
  event_id: 'evt_1',
  vat_number: 'BE0123456789',
};

/** Makes a call with a valid request; returns the detail of a refusal; undefined if there is none. */
async function codeOf(call: Call, { headers }: Pick<Person, 'headers'>): Promise<string | undefined> {
  const request = requestOf(call, rightRequest(call, KNOWN));
  const answer = await app.inject({ ...request, headers: { ...request.headers, ...OWN_PAGE, ...headers } });
  expect(answer.statusCode, 'the request is valid').not.toBe(422);
  const said: unknown = answer.body === '' ? undefined : answer.json();
  return typeof said === 'object' && said !== null && 'detail' in said ? String(said.detail) : undefined;
}

/** An adult who may make a call, with a student whom the adult can act as. */
async function adultFor({ who }: Call): Promise<Person & { readonly child: string }> {
  if (who.includes('admin')) {
    const admin = await buildOrganization(db);
    const { studentId } = await buildMember(db, admin, 'student');
    return { ...admin, child: studentId ?? '' };
  }
  const adult = who.includes('operator') ? await buildOperator(db) : await buildParent(db);
  return { ...adult, child: await buildStudent(db, { ...adult, username: 'Ada' }) };
}

const act = (person: Person, path: string) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, headers: { ...OWN_PAGE, ...person.headers } });
const confirm = (person: Person) => confirmSession(db, tokenHash(person.token), { isForAct: false });
const age = (person: Person) =>
  db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .where('token_hash', '=', tokenHash(person.token))
    .execute();

type Adult = Awaited<ReturnType<typeof adultFor>>;
const play = (adult: Adult) => act(adult, `choose-student/${adult.child}`);

/** Who has the device, and whether the call asks for the password. */
const CASES: readonly (readonly [string, (adult: Adult) => Promise<unknown>, boolean])[] = [
  ['an adult who has just logged in', async () => {}, false],
  ['an adult who logged in long ago', age, false],
  ['a child who plays', play, true],
  [
    'a child who has pressed "stop playing"',
    async (adult) => {
      await play(adult);
      await act(adult, 'stop-acting');
    },
    true,
  ],
  [
    'an adult who has entered the password while a child plays',
    async (adult) => {
      await play(adult);
      await confirm(adult);
    },
    false,
  ],
  [
    'a child who plays on, long after that',
    async (adult) => {
      await play(adult);
      await confirm(adult);
      await age(adult);
    },
    true,
  ],
  [
    'a child who plays on, long after that, and stops playing',
    async (adult) => {
      await play(adult);
      await confirm(adult);
      await age(adult);
      await act(adult, 'stop-acting');
    },
    true,
  ],
  [
    'an adult who entered the password, and stopped the playing',
    async (adult) => {
      await play(adult);
      await confirm(adult);
      await act(adult, 'stop-acting');
      await age(adult);
    },
    false,
  ],
];

test.each(asking)('%s asks for the password where a child may have the device', async (_, call) => {
  const answers: (readonly [string, boolean])[] = [];
  for (const [title, happens] of CASES) {
    const adult = await adultFor(call);
    await happens(adult);
    answers.push([title, (await codeOf(call, adult)) === 'confirm_password']);
  }
  expect(answers).toEqual(CASES.map(([title, , isAsked]) => [title, isAsked]));
});

test('an operator who acts as a parent is not a child', async () => {
  const operator = await buildOperator(db);
  const parent = await buildParent(db, { username: 'Ada' });
  const acting = await act(operator, `impersonate/user?target_user_id=${parent.userId}`);
  const headers = { cookie: String(acting.headers['set-cookie']).split(';')[0] ?? '' };
  const answer = await app.inject({ url: '/api/payment/payments', headers: { ...OWN_PAGE, ...headers } });
  expect(answer.statusCode).toBe(200);
});

/** The cookies of an answer as a browser sends them back. */
const cookiesOf = (set: string | string[] | undefined): string =>
  [set ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** Who has just logged in, with how many students, and whether the call asks for the password again. */
const LOGINS: readonly (readonly [string, number, boolean])[] = [
  ['a family without students', 0, false],
  ['a family with one student, who plays without being chosen', 1, true],
  ['a family with two students, of whom none plays yet', 2, false],
];

test.each(LOGINS)('after the login of %s', async (_, students, isAsked) => {
  const parent = await buildParent(db);
  for (let count = 0; count < students; count += 1)
    await buildStudent(db, { ...parent, username: `Ada${count}` });
  const password = 'meadow-lantern-57';
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', parent.userId)
    .execute();
  const payload = { email: `${parent.userId}@home.test`, password };
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', headers: OWN_PAGE, payload });
  const headers = { ...OWN_PAGE, cookie: cookiesOf(login.headers['set-cookie']) };
  const answer = await app.inject({ url: '/api/payment/payments', headers });
  expect([login.statusCode, answer.statusCode]).toEqual([200, isAsked ? 403 : 200]);
});

test('a student of a school who logs in has entered a password', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  const token = newToken();
  await createSession(db, token, pupil);
  expect((await findSession(db, token))?.isFresh).toBe(true);
});
