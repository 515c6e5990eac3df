import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import type { MailTemplate } from '../mail/mail-words.ts';
import { applyTestEvent, subscribed, TEST_PRICES, TODAY } from '../testing/payment-events.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { newLicenceCode } from './licence-code.ts';
import { sendReminders } from './remind.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { selling: TEST_PRICES });
const closed = await testApp(db);
const operator = await buildOperator(db);
afterAll(async () => {
  await app.close();
  await closed.close();
  await database.drop();
});

const send = async (person: Person, path: string, payload?: object, on = app) => {
  const answer = await on.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

const WISHED = { plan_name: 'small_school', days: 365, redeem_days: 90 };
const makeCode = async (more: object = {}): Promise<{ code: string; licence: { id: string } }> =>
  (await send(operator, 'licence/codes', { ...WISHED, ...more })).body;
const redeem = (person: Person, code: string) => send(person, 'organization/redeem-licence', { code });
const planOf = async (person: Person) => (await send(person, 'organization/plan')).body;
const isOpen = async (person: Person) => (await send(person, 'payment/current-plan')).body.everything;

/** Moves the times of a licence some days into the past. */
const passDays = async (id: string, days: number) => {
  await sql`update plan_reminders set ends_on = ends_on - ${days}::int where plan_id = ${id}`.execute(db);
  await sql`
    update licence_codes set redeem_by = redeem_by - make_interval(days => ${days}),
      opens_at = opens_at - make_interval(days => ${days}),
      open_until = open_until - make_interval(days => ${days})
    where id = ${id}`.execute(db);
};

describe('a licence code', () => {
  it('opens the courses for a school, its teachers and its students, until it ends', async () => {
    const school = await buildOrganization(db);
    const people = [
      school,
      await buildMember(db, school, 'teacher'),
      await buildMember(db, school, 'student'),
    ];
    const { code, licence } = await makeCode();
    expect(await Promise.all(people.map(isOpen))).toEqual([false, false, false]);
    const { status, body } = await redeem(school, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect([status, body.plan]).toEqual([
      200,
      expect.objectContaining({ plan_name: 'small_school', source: 'licence', renews_at: null }),
    ]);
    expect(await Promise.all(people.map(isOpen))).toEqual([true, true, true]);
    await passDays(licence.id, 366);
    expect(await Promise.all(people.map(isOpen))).toEqual([false, false, false]);
    expect(await planOf(school)).toMatchObject({ plan: null, ended_at: expect.any(String) });
  });

  it('is stored only as a hash', async () => {
    const { code } = await makeCode();
    const { rows } = await sql<{ row: string }>`select l::text as row from licence_codes l`.execute(db);
    const text = rows.map(({ row }) => row).join('\n');
    expect(text).toContain(code.slice(-4));
    expect(text).not.toContain(code.replaceAll('-', ''));
    expect(text).not.toContain(code);
  });

  it('is for one school, and has no effect if the same school redeems it again', async () => {
    const [school, other] = [await buildOrganization(db), await buildOrganization(db)];
    const { code } = await makeCode();
    const first = (await redeem(school, code)).body.plan;
    expect((await redeem(school, code)).body.plan).toEqual(first);
    expect(await redeem(other, code)).toMatchObject({ status: 409, body: { detail: 'code_used' } });
    expect(await isOpen(other)).toBe(false);
  });

  it('redeemed at the same time by two schools is for one of them', async () => {
    const schools = await Promise.all([1, 2, 3, 4].map(() => buildOrganization(db)));
    const { code } = await makeCode();
    const statuses = await Promise.all(schools.map(async (one) => (await redeem(one, code)).status));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    ['that does not exist', async () => newLicenceCode(), 404, 'unknown_code'],
    [
      'that was revoked',
      async () => {
        const { code, licence } = await makeCode();
        await send(operator, `licence/codes/${licence.id}/revoke`, {});
        return code;
      },
      404,
      'unknown_code',
    ],
    [
      'that came too late',
      async () => {
        const { code, licence } = await makeCode();
        await passDays(licence.id, 91);
        return code;
      },
      409,
      'code_expired',
    ],
    [
      'of the order of another school',
      async () => {
        const order = await quoteOf(await buildOrganization(db));
        return (await makeCode({ order_id: order.id })).code;
      },
      404,
      'unknown_code',
    ],
  ])('%s opens nothing', async (_, codeOf, status, detail) => {
    const school = await buildOrganization(db);
    expect(await redeem(school, await codeOf())).toMatchObject({ status, body: { detail } });
    expect(await isOpen(school)).toBe(false);
  });

  it('can be tried only a few times; right codes do not count as tries', async () => {
    const school = await buildOrganization(db);
    for (let index = 0; index < 3; index += 1)
      expect((await redeem(school, (await makeCode()).code)).status).toBe(200);
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await redeem(school, newLicenceCode())).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
  });

  it('revoked later closes what it opened', async () => {
    const school = await buildOrganization(db);
    const { code, licence } = await makeCode();
    await redeem(school, code);
    const revoked = await send(operator, `licence/codes/${licence.id}/revoke`, {});
    expect([revoked.body.state, await isOpen(school)]).toEqual(['revoked', false]);
    expect((await send(operator, `licence/codes/${randomUUID()}/revoke`, {})).status).toBe(404);
  });

  it.each([
    ['the same plan begins after the first', {}, 730],
    ['a larger plan begins immediately', { plan_name: 'large_school' }, 365],
    ['more students begin immediately', { students: 500 }, 365],
    ['fewer students begin after the first', { students: 20 }, 730],
  ])('a second one: %s', async (_, more, days) => {
    const school = await buildOrganization(db);
    await redeem(school, (await makeCode()).code);
    await redeem(school, (await makeCode(more)).code);
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from max(open_until) - now()) / 86400)::int as days from licence_codes
      where organization_id = ${school.tenantId}`.execute(db);
    expect(rows).toEqual([{ days }]);
    expect(await isOpen(school)).toBe(true);
  });

  it('is found by the operator, page by page', async () => {
    const school = await buildOrganization(db);
    await db
      .updateTable('organizations')
      .set({ name: 'Wattle', name_key: 'wattle' })
      .where('id', '=', school.tenantId)
      .execute();
    const made = [];
    for (let index = 0; index < 26; index += 1) made.push(await makeCode({ note: `Term ${school.userId}` }));
    await redeem(school, made[3]?.code ?? '');
    const first = (await send(operator, `licence/codes?search=term%20${school.userId}`)).body;
    const second = (await send(operator, `licence/codes?search=term%20${school.userId}&after=${first.next}`))
      .body;
    const ids = [...first.codes, ...second.codes].map((one: { id: string }) => one.id);
    expect([ids, second.next]).toEqual([made.map(({ licence }) => licence.id).reverse(), null]);
    const found = (await send(operator, 'licence/codes?search=wattle')).body.codes;
    expect(found).toMatchObject([{ id: made[3]?.licence.id, state: 'active', organization_name: 'Wattle' }]);
  });
});

const ASKED = {
  plan_name: 'small_school',
  billing_name: 'City of Ghent',
  billing_address: 'Botermarkt 1\n9000 Ghent',
};
const mailsOf = async ({ userId }: Person, template: MailTemplate) =>
  await db
    .selectFrom('emails')
    .select(['words', 'path'])
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .orderBy('created_at')
    .execute();
const quoteOf = async (school: Person) => (await send(school, 'organization/orders', ASKED)).body;

describe('an order', () => {
  it('is a quote, then an invoice with its own number, then paid', async () => {
    const school = await buildOrganization(db);
    const quote = await quoteOf(school);
    expect(quote).toMatchObject({
      ...ASKED,
      state: 'quoted',
      cents: 29_000,
      currency: 'USD',
      invoice_number: null,
      purchase_order: null,
      is_test: true,
    });
    expect((await send(operator, `licence/orders/${quote.id}`, { state: 'paid' })).body.detail).toBe(
      'not_ordered',
    );
    const accept = { purchase_order: 'PO 7781' };
    const invoices = await Promise.all(
      [1, 2, 3].map(() => send(school, `organization/orders/${quote.id}/accept`, accept)),
    );
    expect(new Set(invoices.map(({ body }) => body.invoice_number)).size).toBe(1);
    expect(invoices[0]?.body).toMatchObject({ state: 'invoiced', purchase_order: 'PO 7781' });
    const { body } = await send(operator, `licence/orders/${quote.id}`, { state: 'paid' });
    await send(operator, `licence/orders/${quote.id}`, { state: 'paid' });
    const number = `\u2068${body.invoice_number}\u2069`;
    expect(await mailsOf(school, 'invoice_paid')).toMatchObject([
      { words: { number, amount: '\u2068$290\u2069' }, path: `/en/organization/orders/${quote.id}` },
    ]);
    expect(body).toMatchObject({ state: 'paid', organization_id: school.tenantId, has_code: false });
    const cancelled = await send(operator, `licence/orders/${quote.id}`, { state: 'cancelled' });
    expect([cancelled.status, cancelled.body.detail]).toEqual([409, 'already_paid']);
    const { code } = await makeCode({ order_id: quote.id });
    const again = await send(operator, 'licence/codes', { ...WISHED, order_id: quote.id });
    expect([again.status, again.body.detail]).toEqual([409, 'code_exists']);
    const mails = await db
      .selectFrom('emails')
      .select(['user_id', 'words', 'path'])
      .where('template', '=', 'licence_code')
      .where('user_id', '=', school.userId)
      .execute();
    const words = {
      school: 'School',
      code: `\u2068${code}\u2069`,
      date: expect.stringMatching(/^\w+ \d+, \d{4}$/),
    };
    expect(mails.map((one) => ({ ...one }))).toEqual([
      { user_id: school.userId, words, path: '/en/organization/plan' },
    ]);
    expect((await redeem(school, code)).status).toBe(200);
    expect((await send(school, `organization/orders/${quote.id}`)).body).toMatchObject({
      order: { state: 'paid' },
      seller: ['Hopcode'],
    });
  });

  it('gets another code once its code has expired unused, and only the new one opens', async () => {
    const school = await buildOrganization(db);
    const { id } = await quoteOf(school);
    await send(school, `organization/orders/${id}/accept`, {});
    await send(operator, `licence/orders/${id}`, { state: 'paid' });
    const old = await makeCode({ order_id: id });
    const expired = { redeem_by: new Date(Date.now() - 1000) };
    await db.updateTable('licence_codes').set(expired).where('order_id', '=', id).execute();
    const listed = (await send(operator, 'licence/orders')).body.orders;
    expect(listed.find((one: { id: string }) => one.id === id).has_code).toBe(false);
    const { code } = await makeCode({ order_id: id });
    expect((await send(operator, 'licence/codes', { ...WISHED, order_id: id })).status).toBe(409);
    expect((await redeem(school, old.code)).body.detail).toBe('code_expired');
    expect((await redeem(school, code)).status).toBe(200);
    await db.updateTable('licence_codes').set(expired).where('order_id', '=', id).execute();
    // A redeemed code counts as used, even after its last day.
    expect((await send(operator, 'licence/codes', { ...WISHED, order_id: id })).status).toBe(409);
  });

  it('gets numbers without a gap', async () => {
    const schools = await Promise.all([1, 2, 3, 4, 5].map(() => buildOrganization(db)));
    const quotes = await Promise.all(schools.map(quoteOf));
    const invoices = await Promise.all(
      quotes.map(async ({ id }, index) => {
        const school = schools[index];
        return school && (await send(school, `organization/orders/${id}/accept`, {})).body.invoice_number;
      }),
    );
    const numbers = invoices.map((number) => Number(String(number).split('-').at(-1))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it.each([
    ['a quote of long ago', "update school_orders set valid_until = now() - interval '1 day'"],
    ['a cancelled quote', 'update school_orders set cancelled_at = now()'],
  ])('%s cannot be ordered', async (_, change) => {
    const school = await buildOrganization(db);
    const { id } = await quoteOf(school);
    await sql.raw(`${change} where id = '${id}'`).execute(db);
    expect(await send(school, `organization/orders/${id}/accept`, {})).toMatchObject({
      status: 409,
      body: { detail: 'quote_expired' },
    });
  });

  it('is emailed to the operator when it is placed', async () => {
    const school = await buildOrganization(db);
    const { id } = await quoteOf(school);
    const { body } = await send(school, `organization/orders/${id}/accept`, {});
    const mails = await db
      .selectFrom('emails')
      .select('words')
      .where('template', '=', 'order_placed')
      .where('user_id', '=', operator.userId)
      .execute();
    expect(mails).toContainEqual({
      words: { school: 'School', number: `\u2068${body.invoice_number}\u2069` },
    });
  });

  it('is emailed to the admins of its school with what to pay and until when', async () => {
    const school = await buildOrganization(db);
    const { id } = await quoteOf(school);
    const { body } = await send(school, `organization/orders/${id}/accept`, {});
    await send(school, `organization/orders/${id}/accept`, {});
    const mails = await db
      .selectFrom('emails')
      .select(['words', 'path'])
      .where('template', '=', 'order_invoiced')
      .where('user_id', '=', school.userId)
      .execute();
    expect(mails.map((one) => ({ ...one }))).toEqual([
      {
        words: {
          school: 'School',
          number: `\u2068${body.invoice_number}\u2069`,
          amount: '\u2068$290\u2069',
          date: expect.stringMatching(/^\w+ \d+, \d{4}$/),
          payment: '',
        },
        path: `/en/organization/orders/${id}`,
      },
    ]);
  });

  it('cannot be created on a site that sends no invoices', async () => {
    const school = await buildOrganization(db);
    const answer = await send(school, 'organization/orders', ASKED, closed);
    expect(answer).toMatchObject({ status: 409, body: { detail: 'no_invoices' } });
    expect((await send(school, 'organization/plan', undefined, closed)).body).toMatchObject({
      sells: false,
      invoices: false,
      students: { limit: null },
    });
  });

  it('is found by the operator by number, school and purchase order', async () => {
    const school = await buildOrganization(db);
    const { id, quote_number: number } = await quoteOf(school);
    const po = `PO-${newId()}`;
    await send(school, `organization/orders/${id}/accept`, { purchase_order: po });
    for (const search of [number, po.toLowerCase(), school.userId])
      expect((await send(operator, `licence/orders?search=${search}`)).body.orders).toMatchObject([{ id }]);
    expect((await send(school, 'organization/orders')).body).toMatchObject([{ id }]);
  });
});

describe('rights', () => {
  it.each([
    ['organization/plan', undefined, ['admin', 'teacher']],
    ['organization/orders', undefined, ['admin']],
    ['organization/orders', ASKED, ['admin']],
    ['organization/orders/OWN', undefined, ['admin', 'operator']],
    ['organization/orders/OWN/accept', {}, ['admin']],
    ['organization/redeem-licence', { code: 'CODE' }, ['admin']],
    ['licence/codes', undefined, ['operator']],
    ['licence/codes', WISHED, ['operator']],
    ['licence/orders', undefined, ['operator']],
    ['licence/orders/OWN', { state: 'cancelled' }, ['operator']],
  ] as const)('%s %j: only %j', async (path, payload, allowed) => {
    const admin = await buildOrganization(db);
    const { id } = await quoteOf(admin);
    const foreign = await buildOrganization(db);
    const people = {
      admin,
      teacher: await buildMember(db, admin, 'teacher'),
      student: await buildMember(db, admin, 'student'),
      foreign,
      parent: await buildParent(db, { username: 'Ada' }),
      operator,
    };
    const { code } = await makeCode();
    const body = payload && 'code' in payload ? { code } : payload;
    const may: string[] = [];
    for (const [role, person] of Object.entries(people))
      if ((await send(person, path.replace('OWN', id), body)).status === 200) may.push(role);
    // Another school may make those calls that are about the caller's own school.
    const isOwn = allowed.some((one) => one === 'admin') && !path.includes('OWN');
    const expected = [...allowed, ...(isOwn && path !== 'organization/redeem-licence' ? ['foreign'] : [])];
    expect(may.sort()).toEqual(expected.sort());
  });
});

describe('the places of a school', () => {
  const fill = async (school: Person, count: number) => {
    for (let index = 0; index < count; index += 1)
      await buildStudent(db, { tenantId: school.tenantId, username: `Pupil${newId()}` });
  };

  it.each([
    ['without a plan', undefined, 200],
    ['with a code for three', { students: 3 }, 3],
    ['with a small plan', {}, 200],
    ['with a large plan', { plan_name: 'large_school' }, null],
  ])('%s', async (_, licence, limit) => {
    const school = await buildOrganization(db);
    if (licence !== undefined) await redeem(school, (await makeCode(licence)).code);
    expect((await planOf(school)).students).toEqual({ count: 0, limit });
  });

  it('have the same limit for every way of adding students', async () => {
    const school = await buildOrganization(db);
    await redeem(school, (await makeCode({ students: 3 })).code);
    const { id: classId, token } = (await send(school, 'organization/classes', { name: '4b' })).body;
    await fill(school, 2);
    const full = { status: 403, body: { detail: 'school_full' } };
    const list = (names: string[]) => ({
      students: names.map((username) => ({ username })),
      class_id: classId,
    });
    expect(await send(school, 'organization/bulk-create-students', list(['Ann', 'Ben']))).toMatchObject(full);
    expect(
      await send(school, 'organization/bulk-create-students', { ...list(['Ann', 'Ben']), preview: true }),
    ).toMatchObject(full);
    const both = await Promise.all(
      ['Ann', 'Ben'].map((username) => send(school, 'organization/students', { username })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const join = { token, username: 'Cora', password: 'correct horse battery', character: 'Rabbit' };
    expect(await send(school, 'auth/signup/class-token', join)).toMatchObject(full);
    expect((await planOf(school)).students).toEqual({ count: 3, limit: 3 });
    // When a plan ends, its students stay. A site that sells nothing has no limit.
    const free = await send(school, 'organization/students', { username: 'Dan' }, closed);
    expect(free.status).toBe(200);
  });

  it('are not taken by a restored student of a full school', async () => {
    const school = await buildOrganization(db);
    await redeem(school, (await makeCode({ students: 1 })).code);
    const { body: ann } = await send(school, 'organization/students', { username: 'Ann' });
    await app.inject({
      method: 'DELETE',
      url: `/api/organization/students/${ann.id}`,
      headers: { ...OWN_PAGE, ...school.headers },
    });
    expect((await send(school, 'organization/students', { username: 'Ben' })).status).toBe(200);
    const [record] = (await send(school, 'deleted')).body.records;
    expect(await send(school, `deleted/${record.id}/restore`, {})).toMatchObject({
      status: 403,
      body: { detail: 'school_full' },
    });
  });
});

describe('a reminder', () => {
  const templates = async ({ userId }: Person) =>
    (
      await db.selectFrom('emails').select('template').where('user_id', '=', userId).orderBy('id').execute()
    ).map((mail) => mail.template);
  const licensed = async (more: object = {}) => {
    const school = await buildOrganization(db);
    const { code, licence } = await makeCode(more);
    await redeem(school, code);
    return { school, id: licence.id };
  };

  test.each([
    ['31 days before the end', 365 - 31, 0],
    ['30 days before the end', 365 - 30, 1],
    ['14 days before the end', 365 - 14, 1],
    ['8 days before the end', 365 - 8, 1],
    ['7 days before the end', 365 - 7, 1],
    ['1 day before the end', 365 - 1, 1],
    ['after the end', 366, 0],
  ])('%s', async (_, days, expected) => {
    const { school, id } = await licensed();
    const second = await buildMember(db, school, 'admin');
    await passDays(id, days);
    await Promise.all([sendReminders(db, keptMail), sendReminders(db, keptMail)]);
    await sendReminders(db, keptMail);
    const mails = Array(expected).fill('plan_ends');
    expect([await templates(school), await templates(second)]).toEqual([mails, mails]);
  });

  it('comes once at 30, at 14 and at 7 days, and not when a new code continues the licence', async () => {
    const { school, id } = await licensed();
    for (const days of [340, 2, 9, 2, 5, 3]) {
      await passDays(id, days);
      await sendReminders(db, keptMail);
    }
    expect(await templates(school)).toEqual(['plan_ends', 'plan_ends', 'plan_ends']);
    const renewed = await licensed();
    await redeem(renewed.school, (await makeCode()).code);
    await passDays(renewed.id, 340);
    await sendReminders(db, keptMail);
    expect(await templates(renewed.school)).toEqual([]);
  });

  it.each([
    ['en', '\u2068$290\u2069 each year'],
    // From right to left, readers would see the sign as $US.
    ['ar', '\u2068\u200f290\u00a0\u2066US$\u2069\u2069 كل سنة'],
  ])(
    'of a subscription says that its trial ends, or that it renews, and what is paid then, 7 days before that, in %s',
    async (language, price) => {
      const school = await buildOrganization(db);
      await db.updateTable('users').set({ language }).where('id', '=', school.userId).execute();
      const subscription = `sub_${newId()}`;
      await applyTestEvent(
        db,
        subscribed(
          { id: newId(), day: TODAY },
          { subscription, plan: 'small_school', userId: school.userId, status: 'trialing' },
        ),
      );
      await sendReminders(db, keptMail);
      expect(await templates(school)).toEqual([]);
      await sql`update subscriptions set created_at = now() - interval '24 days', renews_at = now() + interval '6 days'
      where provider_id = ${subscription}`.execute(db);
      await sendReminders(db, keptMail);
      expect(await templates(school)).toEqual(['trial_ends']);
      const { words } = await db
        .selectFrom('emails')
        .select('words')
        .where('user_id', '=', school.userId)
        .executeTakeFirstOrThrow();
      expect(words).toMatchObject({ price });
      await sql`update subscriptions set status = 'active', renews_at = now() + interval '5 days'
      where provider_id = ${subscription}`.execute(db);
      await sendReminders(db, keptMail);
      expect((await templates(school)).toSorted()).toEqual(['plan_renews', 'trial_ends']);
    },
  );
});
