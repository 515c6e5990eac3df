import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { applyTestEvent, now, subscribed, TEST_PRICES } from '../testing/payment-events.ts';
import { buildMember, buildOperator, buildOrganization, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sendLicenceEnds } from './tell-licence-end.ts';
import { sendOverdueNotices } from './tell-overdue.ts';

const database = await createTestDatabase();
const { db } = database;
const failing = failingDatabase(db);
const app = await testApp(db, { selling: TEST_PRICES });
const operator = await buildOperator(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (person: Person, path: string, payload: object) => {
  const headers = { ...OWN_PAGE, ...person.headers };
  return (await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })).json();
};
const listed = async (path: string): Promise<Record<string, unknown>[]> => {
  const answer = await app.inject({ method: 'GET', url: `/api/licence/${path}`, headers: operator.headers });
  const { orders, codes } = answer.json();
  return orders ?? codes;
};

/** A school that redeemed a one-year code, this many days later. */
const buildLicensed = async (days: number, school?: Person) => {
  const owner = school ?? (await buildOrganization(db));
  const { code, licence } = await send(operator, 'licence/codes', {
    plan_name: 'small_school',
    days: 365,
    redeem_days: 90,
  });
  await send(owner, 'organization/redeem-licence', { code });
  await sql`update licence_codes set opens_at = opens_at - make_interval(days => ${days}),
    open_until = open_until - make_interval(days => ${days}) where id = ${licence.id}`.execute(db);
  return { school: owner, id: String(licence.id) };
};
const ASKED = { plan_name: 'small_school', billing_name: 'City', billing_address: 'Street 1' };
/** A school's order that was due `ago` days ago. It has an invoice if `isOrdered`; otherwise it is only a quote. */
const buildOrder = async (school: Person, ago: number, isOrdered = true) => {
  const { id } = await send(school, 'organization/orders', ASKED);
  if (isOrdered) await send(school, `organization/orders/${id}/accept`, {});
  await sql`update school_orders set due_at = now() - make_interval(days => ${ago}),
    valid_until = now() - make_interval(days => ${ago}) where id = ${id}`.execute(db);
  return String(id);
};
const mailsOf = async ({ userId }: Person, template: string) =>
  (
    await db
      .selectFrom('emails')
      .select(['words', 'path'])
      .where('user_id', '=', userId)
      .where('template', '=', template)
      .orderBy('created_at')
      .execute()
  ).map((one) => ({ ...one }));
const PAYMENT = ['IBAN BE71 0961', 'BIC GKCCBEBB'];
const JOBS: Readonly<Record<string, (to: typeof db, mail: MailQueue) => Promise<number>>> = {
  licence_ended: sendLicenceEnds,
  invoice_overdue: (to, mail) => sendOverdueNotices(to, mail, PAYMENT),
};
const runTwice = async (): Promise<void> => {
  for (const job of Object.values(JOBS)) {
    await Promise.all([job(db, keptMail), job(db, keptMail)]);
    await job(db, keptMail);
  }
};
const DAY = expect.stringMatching(/^\w+ \d+, \d{4}$/);

describe('the end of a licence', () => {
  /** Days since the code was redeemed, what else the school has, and the emails to each of its admins. */
  it.each([
    ['before the end', 364, 'nothing', 0],
    ['after the end', 366, 'nothing', 1],
    ['long after the end', 366 + 31, 'nothing', 0],
    ['beside a licence that follows', 366, 'a licence', 0],
    ['beside a plan by card', 366, 'a subscription', 0],
    ['of a revoked licence', 366, 'revoked', 0],
  ] as const)('%s is told once', async (_, days, beside, count) => {
    const { school, id } = await buildLicensed(days);
    const second = await buildMember(db, school, 'admin');
    if (beside === 'a licence') await buildLicensed(10, school);
    if (beside === 'a subscription') {
      const plan = {
        subscription: newId(),
        plan: 'small_school',
        userId: school.userId,
        status: 'active',
      } as const;
      await applyTestEvent(db, subscribed({ id: newId(), day: now() - 1 }, plan));
    }
    if (beside === 'revoked') await send(operator, `licence/codes/${id}/revoke`, {});
    await runTwice();
    const told = { words: { school: 'School', date: DAY }, path: '/en/organization/plan' };
    expect([await mailsOf(school, 'licence_ended'), await mailsOf(second, 'licence_ended')]).toEqual(
      Array(2).fill(Array(count).fill(told)),
    );
  });

  it('is reported only for the later of two licences', async () => {
    const { school } = await buildLicensed(370);
    await buildLicensed(367, school);
    await runTwice();
    expect(await mailsOf(school, 'licence_ended')).toHaveLength(1);
  });
});

describe('an overdue invoice', () => {
  it.each([
    ['on its day', 0, '', 0],
    ['a day later', 1, '', 1],
    ['long before the site told of it', 31, '', 0],
    ['that is paid', 1, 'paid_at = now()', 0],
    ['that is cancelled', 1, 'cancelled_at = now()', 0],
  ])('%s', async (_, ago, change, count) => {
    const school = await buildOrganization(db);
    const id = await buildOrder(school, ago);
    if (change !== '') await sql.raw(`update school_orders set ${change} where id = '${id}'`).execute(db);
    await runTwice();
    expect(await mailsOf(school, 'invoice_overdue')).toEqual(
      Array(count).fill({
        words: {
          school: 'School',
          number: expect.stringMatching(/^\u2068INV-\d+-\d+\u2069$/),
          amount: '\u2068$290\u2069',
          date: DAY,
          payment: '\u2068IBAN BE71 0961\u2069 · \u2068BIC GKCCBEBB\u2069',
        },
        path: `/en/organization/orders/${id}`,
      }),
    );
  });

  /** Days after the first email, and the last words of all emails. */
  it.each([
    ['more than 14 days before the end', 340, 8, [/^\u2068IBAN/]],
    ['less than 7 days after the first', 355, 6, [/^\u2068IBAN/]],
    [
      '14 days before the end',
      355,
      8,
      [/^\u2068IBAN/, /^Your plan ends on \w+ \d+, \d{4}\. After .* \u2068IBAN/],
    ],
    ['after the end', 366, 8, [/^\u2068IBAN/]],
  ] as const)('is told again before the plan ends, once: %s', async (_, days, later, words) => {
    const { school } = await buildLicensed(days);
    const id = await buildOrder(school, 1);
    await runTwice();
    await sql`update school_orders set overdue_told_at = now() - make_interval(days => ${later}) where id = ${id}`.execute(
      db,
    );
    await runTwice();
    const found = (await mailsOf(school, 'invoice_overdue')).map((one) => one.words.payment);
    expect(found).toEqual(words.map((last) => expect.stringMatching(last)));
  });

  it('is not reported again while the plan renews', async () => {
    const { school } = await buildLicensed(360);
    const plan = {
      subscription: newId(),
      plan: 'small_school',
      userId: school.userId,
      status: 'active',
    } as const;
    await applyTestEvent(db, subscribed({ id: newId(), day: now() - 20 }, plan));
    const id = await buildOrder(school, 1);
    await runTwice();
    await sql`update school_orders set overdue_told_at = now() - interval '8 days' where id = ${id}`.execute(
      db,
    );
    await runTwice();
    expect(await mailsOf(school, 'invoice_overdue')).toHaveLength(1);
  });
});

it.each(Object.entries(JOBS))('%s is emailed once when any statement of its job fails', async (name, job) => {
  const { school } = await buildLicensed(366);
  await buildOrder(school, 1);
  let failures = 0;
  for (let number = 1; ; number += 1) {
    failing.failAt(number);
    await job(failing.db, keptMail).catch(() => {
      failures += 1;
    });
    if (!failing.hasFailed()) break;
  }
  expect([failures > 3, (await mailsOf(school, name)).length]).toEqual([true, 1]);
});

it('the lists show what is expired, overdue and ended, and show one state if asked', async () => {
  const school = await buildOrganization(db);
  const orders = {
    quoted: await buildOrder(school, -1, false),
    expired: await buildOrder(school, 1, false),
    invoiced: await buildOrder(school, 0),
    overdue: await buildOrder(school, 1),
  };
  for (const [state, id] of Object.entries(orders)) {
    const found = await listed(`orders?state=${state}&search=${school.userId}`);
    expect(found).toMatchObject([{ id, listed_state: state }]);
  }
  const { id } = await buildLicensed(366);
  expect((await listed('codes?state=ended')).some((one) => one.id === id)).toBe(true);
  expect((await listed('codes?state=active')).some((one) => one.id === id)).toBe(false);
});
