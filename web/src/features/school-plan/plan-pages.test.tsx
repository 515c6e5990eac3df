// @vitest-environment happy-dom
import type { SchoolOrder } from '@hopcode/contract/licence/orders';
import type { OwnSchoolPlan } from '@hopcode/contract/licence/school-plan';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { OrderPage } from './order-page.tsx';
import { SchoolPlanPage } from './plan-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const UNTIL = '2027-10-01T10:00:00.000Z';
const PLAN: OwnSchoolPlan = {
  sells: true,
  invoices: true,
  plan: null,
  ended_at: null,
  trial_used: false,
  students: { count: 12, limit: 200 },
};
const SMALL = { plan_name: 'small_school', source: 'licence', open_until: UNTIL, renews_at: UNTIL } as const;
/** A subscription with a failed payment. */
const FAILED = {
  id: ID,
  plan_name: 'small_school',
  status: 'past_due',
  open_until: UNTIL,
  renews_at: '2026-01-01T10:00:00.000Z',
  ends_at: null,
  is_test: false,
};
const ORDER: SchoolOrder = {
  id: ID,
  state: 'quoted',
  listed_state: 'quoted',
  plan_name: 'small_school',
  quote_number: 'Q-2026-0007',
  invoice_number: null,
  billing_name: 'City of Ghent',
  billing_address: 'Botermarkt 1\n9000 Ghent',
  purchase_order: 'PO 7781',
  tax_number: null,
  vat_number: null,
  reverse_charge: false,
  cents: 29_000,
  tax_rate: null,
  tax_cents: 0,
  currency: 'USD',
  quoted_at: '2026-11-01T10:00:00.000Z',
  valid_until: '2099-12-31T10:00:00.000Z',
  invoiced_at: null,
  due_at: null,
  paid_at: null,
  is_test: false,
};
const SCHOOL = [200, { id: ID, slug: 'oak-school', name: 'Oak School', old_slugs: [] }] as const;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const showPlan = (plan: OwnSchoolPlan, more: Parameters<typeof answering>[0] = {}) => {
  const sent = answering({
    'GET /api/organization/plan': [200, plan],
    'GET /api/organization/current': SCHOOL,
    'GET /api/organization/orders': [200, [ORDER]],
    ...more,
  });
  renderAt('/en/organization/plan', <SchoolPlanPage />);
  return sent;
};

describe('SchoolPlanPage', () => {
  it.each<[string, Partial<OwnSchoolPlan>, RegExp]>([
    ['no plan', {}, /Your school has no plan/],
    ['a plan that ended', { ended_at: '2026-10-01T10:00:00.000Z' }, /ended on .*October 1, 2026/],
    [
      'a licence',
      {
        plan: {
          plan_name: 'small_school',
          source: 'licence',
          open_until: '2027-10-01T10:00:00.000Z',
          renews_at: null,
        },
      },
      /Open until.*October 1, 2027/,
    ],
    [
      'a subscription',
      {
        plan: {
          plan_name: 'large_school',
          source: 'subscription',
          open_until: '2027-10-04T10:00:00.000Z',
          renews_at: '2027-10-01T10:00:00.000Z',
        },
      },
      /Renews on.*October 1, 2027/,
    ],
    ['no free place', { students: { count: 200, limit: 200 } }, /no free places/],
    ['no limit', { students: { count: 3000, limit: null } }, /Students3,000/],
  ])('says what is open: %s', async (_, change, words) => {
    showPlan({ ...PLAN, ...change });
    await screen.findByRole('heading', { name: 'Your plan' });
    expect(document.body.textContent).toMatch(words);
  });

  it.each<[string, OwnSchoolPlan['plan'], RegExp]>([
    [
      'open',
      { plan_name: 'small_school', source: 'subscription', open_until: UNTIL, renews_at: FAILED.renews_at },
      /Open until.*October 1, 2027/,
    ],
    ['closed', null, /Your school has no plan/],
  ])('says that the last payment failed, and not when it renews: %s', async (_, plan, state) => {
    const subscription = { subscription: FAILED, payments: [] };
    showPlan({ ...PLAN, plan }, { 'GET /api/payment/current-subscription': [200, subscription] });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your last payment failed/);
    const [billing] = screen.getAllByRole('link', { name: 'Billing' });
    expect(billing?.getAttribute('href')).toBe('/en/profile/billing');
    expect(document.body.textContent).not.toMatch(/Renews on/);
    expect(document.body.textContent).toMatch(state);
  });

  it.each([
    ['subscription', '/en/profile/billing'],
    ['licence', undefined],
  ] as const)('leads to its payments: %s', async (source, href) => {
    const plan = { plan_name: 'small_school', source, open_until: UNTIL, renews_at: UNTIL } as const;
    showPlan({ ...PLAN, plan });
    await screen.findByRole('heading', { name: 'Your plan' });
    expect(screen.queryAllByRole('link', { name: 'Billing' })[0]?.getAttribute('href')).toBe(href);
  });

  it.each(['expired', 'overdue'] as const)('shows that an order is %s', async (listed_state) => {
    showPlan(PLAN, { 'GET /api/organization/orders': [200, [{ ...ORDER, listed_state }]] });
    expect(await screen.findByText(listed_state)).toBeTruthy();
  });

  it('mentions no prices if nothing is sold', async () => {
    showPlan({ ...PLAN, sells: false, invoices: false });
    await screen.findByRole('heading', { name: 'Everything is open' });
    expect(document.body.textContent).not.toMatch(/\$|invoice with|trial/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, Partial<OwnSchoolPlan>, string[], RegExp]>([
    [
      'no plan after its trial',
      { trial_used: true },
      ['Buy a plan: Small school', 'Buy a plan: Large school'],
      /so you pay for one year today/,
    ],
    [
      'a running trial by card',
      { trial_used: true, plan: { ...SMALL, source: 'subscription' } },
      [],
      /pays by card/,
    ],
    ['a licence', { plan: SMALL }, ['Start the free trial: Large school'], /To pay early, ask for a quote/],
  ])('offers a school with %s only the plans that it can buy by card', async (_, change, buttons, words) => {
    showPlan({ ...PLAN, ...change });
    await screen.findByRole('heading', { name: 'Pay by card' });
    const sold = screen.queryAllByRole('button', { name: /^(Buy a plan|Start the free trial)/ });
    expect(sold.map(({ textContent }) => textContent)).toEqual(buttons);
    expect(document.body.textContent).toMatch(words);
  });

  it.each([
    [409, 'payment_failed', /^Your last payment failed/, '/en/profile/billing'],
    [502, 'provider_away', /^We could not start the payment/, undefined],
  ])('says why the payment does not start: %i %s', async (statusCode, detail, words, link) => {
    showPlan(PLAN, { 'POST /api/payment/paddle': [statusCode, { statusCode, message: 'No', detail }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Start the free trial: Small school' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Billing' })?.getAttribute('href')).toBe(link);
  });

  it('redeems a code and says until when the courses are open', async () => {
    const open: OwnSchoolPlan = {
      ...PLAN,
      plan: {
        plan_name: 'small_school',
        source: 'licence',
        open_until: '2027-10-01T10:00:00.000Z',
        renews_at: null,
      },
    };
    const sent = showPlan(PLAN, { 'POST /api/organization/redeem-licence': [200, open] });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Licence code' }), {
      target: { value: '7K2QD-M4XN0-VB8RT-1WZ3H' },
    });
    press('Redeem code');
    expect(await screen.findByText(/All courses are open until .*October 1, 2027/)).toBeTruthy();
    expect(sent).toContainEqual({
      call: 'POST /api/organization/redeem-licence',
      body: { code: '7K2QD-M4XN0-VB8RT-1WZ3H' },
    });
  });

  it.each([
    [404, 'unknown_code', /We do not know this code/],
    [409, 'code_expired', /not redeemed in time/],
    [409, 'code_used', /Another school used this code/],
    [429, 'too_many_attempts', /Too many tries/],
  ])('says why a code opens nothing: %s %s', async (statusCode, detail, words) => {
    const refused = { statusCode, message: 'No', detail };
    showPlan(PLAN, { 'POST /api/organization/redeem-licence': [statusCode, refused] });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Licence code' }), {
      target: { value: 'abc' },
    });
    press('Redeem code');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('creates a quote and opens it', async () => {
    const sent = showPlan(PLAN, { 'POST /api/organization/orders': [200, ORDER] });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Address on the invoice' }), {
      target: { value: 'Oak Street 1' },
    });
    press('Create a quote');
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe(`/en/organization/orders/${ID}`),
    );
    expect(sent).toContainEqual({
      call: 'POST /api/organization/orders',
      body: { plan_name: 'small_school', billing_name: 'Oak School', billing_address: 'Oak Street 1' },
    });
  });

  it('shows how a VAT number looks, and sends it', async () => {
    const sent = showPlan(PLAN, { 'POST /api/organization/orders': [200, ORDER] });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Address on the invoice' }), {
      target: { value: 'Oak Street 1' },
    });
    const field = screen.getByRole('textbox', { name: 'Your VAT number in the EU (optional)' });
    fireEvent.change(field, { target: { value: 'nl12' } });
    press('Create a quote');
    expect(await screen.findByText('Check the number. It must look like the example.')).toBeTruthy();
    expect(screen.getByText(/For example .*NL123456789B01/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'nl 1234.56.789.B01' } });
    press('Create a quote');
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'POST /api/organization/orders')?.body).toEqual({
        plan_name: 'small_school',
        billing_name: 'Oak School',
        billing_address: 'Oak Street 1',
        vat_number: 'NL123456789B01',
      }),
    );
  });

  it('asks for the address before it sends anything', async () => {
    const sent = showPlan(PLAN);
    fireEvent.click(await screen.findByRole('button', { name: 'Create a quote' }));
    expect(await screen.findByText('Please enter the address.')).toBeTruthy();
    expect(sent.map(({ call }) => call)).not.toContain('POST /api/organization/orders');
  });
});

describe('OrderPage', () => {
  const show = (
    order: SchoolOrder,
    more: Parameters<typeof answering>[0] = {},
    sellerTaxNumber = 'BE 01',
  ) => {
    const sent = answering({
      'GET /api/organization/current': SCHOOL,
      [`GET /api/organization/orders/${ID}`]: [
        200,
        {
          order,
          seller: ['Hopcode Ltd', '1 Farm Road'],
          seller_tax_number: sellerTaxNumber,
          payment: ['IBAN BE00 0000'],
        },
      ],
      ...more,
    });
    renderAt(
      `/en/organization/orders/${ID}`,
      <Routes>
        <Route path="organization/orders/:orderId" element={<OrderPage />} />
      </Routes>,
    );
    return sent;
  };
  const invoiced: SchoolOrder = {
    ...ORDER,
    state: 'invoiced',
    invoice_number: 'INV-2026-0003',
    invoiced_at: '2026-11-02T10:00:00.000Z',
    due_at: '2026-12-02T10:00:00.000Z',
  };

  it('shows a quote without a bank account', async () => {
    show(ORDER);
    const sheet = await screen.findByRole('article');
    for (const part of ['Quote Q-2026-0007', 'Hopcode Ltd', 'City of Ghent', '9000 Ghent', '$290', 'PO 7781'])
      expect(sheet.textContent).toContain(part);
    expect(sheet.textContent).not.toContain('IBAN');
  });

  it('shows the tax, the total with it, and both tax numbers', async () => {
    show({ ...ORDER, tax_rate: 1900, tax_cents: 5510, tax_number: 'GB 77' });
    const sheet = await screen.findByRole('article');
    const text = (sheet.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
    for (const part of ['Tax number: BE 01', 'Tax number: GB 77', 'Tax (19%)', '$55.10', '$345.10'])
      expect(text).toContain(part);
    expect(text).not.toContain('do not include tax');
  });

  it('shows the reverse charge with the VAT numbers of seller and buyer', async () => {
    const order = { ...ORDER, reverse_charge: true, vat_number: 'BE0123456789' };
    show(order, {}, 'DE 123456789');
    const sheet = await screen.findByRole('article');
    const text = (sheet.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');
    for (const part of [
      'VAT number: DE 123456789',
      'VAT number: BE0123456789',
      'Reverse charge$0Total$290',
      "Reverse charge: the buyer pays the tax in the buyer's country.",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('do not include tax');
  });

  it.each([
    [
      'that the tax has changed since the quote was read',
      'taken_meanwhile',
      /^The tax on this quote has changed/,
    ],
    ['that the quote expired meanwhile', 'quote_expired', /^This quote is no longer valid/],
  ])('says %s', async (_, detail, words) => {
    const refusal = { statusCode: 409, message: 'Conflict', detail };
    const sent = show(ORDER, { [`POST /api/organization/orders/${ID}/accept`]: [409, refusal] });
    fireEvent.click(await screen.findByRole('button', { name: 'Order by invoice' }));
    fireEvent.click(
      (await screen.findAllByRole('button', { name: 'Order by invoice' })).at(-1) ?? document.body,
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(sent.find(({ call }) => call.endsWith('/accept'))?.body).toEqual({ total_cents: 29_000 });
  });

  it('shows on an invoice the bank account and the due date', async () => {
    show(invoiced);
    const sheet = await screen.findByRole('article');
    for (const part of ['Invoice INV-2026-0003', 'December 2, 2026', 'IBAN BE00 0000', 'Q-2026-0007'])
      expect(sheet.textContent).toContain(part);
    expect(screen.queryByRole('button', { name: 'Order by invoice' })).toBeNull();
  });

  it('orders after a confirmation', async () => {
    const path = `POST /api/organization/orders/${ID}/accept`;
    const orders = [ORDER, invoiced];
    const sent = show(ORDER, {
      [path]: [200, invoiced],
      [`GET /api/organization/orders/${ID}`]: () => [
        200,
        {
          seller: [],
          seller_tax_number: null,
          payment: [],
          order: orders.length > 1 ? orders.shift() : orders[0],
        },
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Order by invoice' }));
    expect(await screen.findByText(/agrees to pay .*\$290/)).toBeTruthy();
    expect(sent.map(({ call }) => call)).not.toContain(path);
    fireEvent.click(screen.getAllByRole('button', { name: 'Order by invoice' }).at(-1) ?? document.body);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(path));
    const tools = await screen.findByRole('region', { name: 'Invoice INV-2026-0003' });
    await waitFor(() => expect(document.activeElement).toBe(tools));
  });

  it.each<[string, SchoolOrder, RegExp]>([
    ['a test', { ...ORDER, is_test: true }, /no money is due/],
    ['a cancelled order', { ...ORDER, state: 'cancelled' }, /This order is cancelled/],
  ])('marks %s', async (_, order, words) => {
    show(order);
    expect((await screen.findByRole('article')).textContent).toMatch(words);
  });

  it('says that the school has no such order', async () => {
    answering({ [`GET /api/organization/orders/${ID}`]: [403, { statusCode: 403, message: 'Forbidden' }] });
    renderAt(
      `/en/organization/orders/${ID}`,
      <Routes>
        <Route path="organization/orders/:orderId" element={<OrderPage />} />
      </Routes>,
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/no quote or invoice at this address/);
  });
});
