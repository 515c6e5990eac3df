import { afterAll, describe, expect, it } from 'vitest';
import { schoolOrdersOf } from '../accounts/payment-export-store.ts';
import { testSelling } from '../payment/test-provider.ts';
import { buildOperator, buildOrganization, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const selling = await testSelling(db);
const data = { seller: ['Hopcode'], payment: [], taxNumber: 'DE 1', taxRate: 1900 };
const app = await testApp(db, { selling, invoices: data });
const untaxed = await testApp(db, { selling });
const inGermany = await testApp(db, { selling, invoices: { ...data, taxNumber: 'DE 123 456 789' } });
const operator = await buildOperator(db);
afterAll(async () => {
  await app.close();
  await untaxed.close();
  await inGermany.close();
  await database.drop();
});

const send = async (
  person: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  on = app,
) => {
  const answer = await on.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const QUOTE = { plan_name: 'small_school', billing_name: 'Oak', billing_address: 'Oak Street 1' };
const quote = async (admin: Person, more: object = {}, on = app) =>
  (await send(admin, 'POST', 'organization/orders', { ...QUOTE, ...more }, on)).body;
const setTax = (id: string, tax_rate: number | null, by = operator) =>
  send(by, 'PUT', `licence/orders/${id}/tax`, { tax_rate });
const setReverse = (id: string, on = inGermany) =>
  send(operator, 'PUT', `licence/orders/${id}/tax`, { tax_rate: 1900, reverse_charge: true }, on);
const accept = (admin: Person, id: string, body: object = {}) =>
  send(admin, 'POST', `organization/orders/${id}/accept`, body);

describe('the tax of an order', () => {
  it('comes from the settings, and both tax numbers are on the document', async () => {
    const admin = await buildOrganization(db);
    const { id } = await quote(admin, { tax_number: ' BE 0123 ' });
    const { body } = await send(admin, 'GET', `organization/orders/${id}`);
    expect([body.seller_tax_number, body.order]).toMatchObject([
      'DE 1',
      { tax_number: 'BE 0123', cents: 29_000, tax_rate: 1900, tax_cents: 5510 },
    ]);
  });

  it('is absent without the setting', async () => {
    const admin = await buildOrganization(db);
    expect(await quote(admin, {}, untaxed)).toMatchObject({ tax_rate: null, tax_cents: 0, tax_number: null });
  });

  it.each([
    [810, 2349],
    [0, 0],
    [null, 0],
  ])('is set by the operator while it is a quote: %s', async (rate, cents) => {
    const admin = await buildOrganization(db);
    const { id } = await quote(admin);
    for (const _ of [1, 2])
      expect(await setTax(id, rate)).toMatchObject({ status: 200, body: { tax_cents: cents } });
    const accepted = await accept(admin, id, { total_cents: 29_000 + cents });
    expect(accepted).toMatchObject({
      status: 200,
      body: { state: 'invoiced', tax_rate: rate, tax_cents: cents },
    });
    expect(await setTax(id, 500)).toMatchObject({ status: 409, body: { detail: 'already_ordered' } });
  });

  it('that has changed since the school read the quote stops the order', async () => {
    const admin = await buildOrganization(db);
    const { id } = await quote(admin);
    await setTax(id, 2500);
    expect(await accept(admin, id, { total_cents: 34_510 })).toMatchObject({
      status: 409,
      body: { detail: 'taken_meanwhile' },
    });
    expect(await accept(admin, id, { total_cents: 36_250 })).toMatchObject({ status: 200 });
  });

  it.each([[-1], [10_001], [19.5], ['19']])('cannot be %s', async (rate) => {
    const { id } = await quote(await buildOrganization(db));
    expect((await send(operator, 'PUT', `licence/orders/${id}/tax`, { tax_rate: rate })).status).toBe(422);
  });

  it('is not set by the school, and the log says who set it', async () => {
    const admin = await buildOrganization(db);
    const { id } = await quote(admin);
    expect((await setTax(id, 0, admin)).status).toBe(403);
    await setTax(id, 700);
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('tenant_id', '=', admin.tenantId)
      .where('action', '=', 'order_taxed')
      .execute();
    expect(entries).toEqual([
      {
        action: 'order_taxed',
        details: { number: expect.any(String), tax_rate: 700, reverse_charge: false },
      },
    ]);
  });
});

describe('reverse charge', () => {
  const REVERSE = { reverse_charge: true, tax_rate: null, tax_cents: 0 };
  const TAXED = { reverse_charge: false, tax_rate: 1900, tax_cents: 5510 };

  it.each([
    ['a school in another state of the EU', { vat_number: 'be 0123.456.789' }, REVERSE, 'BE0123456789'],
    ['one in the seller’s own state', { vat_number: 'DE987654321' }, TAXED, 'DE987654321'],
    ['one with another tax number', { tax_number: 'BE0123456789' }, TAXED, null],
    ['one without any number', {}, TAXED, null],
  ])('of %s', async (_, numbers, tax, vat_number) => {
    const admin = await buildOrganization(db);
    expect(await quote(admin, numbers, inGermany)).toMatchObject({ ...tax, vat_number });
  });

  it('requires the VAT number of the seller', async () => {
    const { id, ...order } = await quote(await buildOrganization(db), { vat_number: 'BE0123456789' });
    expect(order).toMatchObject(TAXED);
    expect(await setReverse(id, app)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'body.reverse_charge' }] },
    });
  });

  it.each([['BE012'], ['0123456789'], ['GB123456789'], ['']])(
    'is refused with a number such as %j',
    async (vat_number) => {
      const admin = await buildOrganization(db);
      const refused = await send(admin, 'POST', 'organization/orders', { ...QUOTE, vat_number }, inGermany);
      expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'body.vat_number' }] } });
    },
  );

  it('stays on the invoice, in the list and in the data of the school', async () => {
    const admin = await buildOrganization(db);
    const { id } = await quote(admin, { vat_number: 'BE0123456789' }, inGermany);
    const seen = { ...REVERSE, vat_number: 'BE0123456789' };
    const accepted = await accept(admin, id, { total_cents: 29_000 });
    expect(accepted).toMatchObject({ status: 200, body: { ...seen, state: 'invoiced' } });
    const { body } = await send(operator, 'GET', 'licence/orders');
    expect(body.orders[0]).toMatchObject({ ...seen, id });
    expect(await schoolOrdersOf(db, admin.tenantId)).toMatchObject([seen]);
    expect(await setReverse(id)).toMatchObject({ status: 200, body: seen });
    expect(await setTax(id, 1900)).toMatchObject({ status: 409, body: { detail: 'already_ordered' } });
  });

  it('is switched off and on by the operator while it is a quote', async () => {
    const admin = await buildOrganization(db);
    const { id } = await quote(admin, { vat_number: 'BE0123456789' }, inGermany);
    expect((await setTax(id, 1900)).body).toMatchObject({ ...TAXED, vat_number: 'BE0123456789' });
    for (const _ of [1, 2]) expect((await setReverse(id)).body).toMatchObject(REVERSE);
    expect((await accept(admin, id, { total_cents: 34_510 })).status).toBe(409);
  });
});
