// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LicencesPage } from './licences-page.tsx';
import { PurchasesPage } from './purchases-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const PURCHASE = {
  id: ID,
  plan_name: 'python_course',
  course_name: 'python',
  amount: 3900,
  currency: 'USD',
  bought_at: '2026-11-01T10:00:00.000Z',
  refund: null,
  refund_step: null,
  is_test: false,
  email: 'anna@example.org',
  organization_name: null,
  provider_id: 'txn_1',
  assigned: true,
};
const REQUEST = {
  id: ID,
  state: 'asked',
  reason: 'other',
  feedback: '<b>too hard</b>',
  email: 'anna@example.org',
  school: null,
  purchase: PURCHASE,
  asked_at: '2026-11-02T10:00:00.000Z',
  decided_at: null,
};
const ORDER = {
  id: ID,
  state: 'invoiced',
  listed_state: 'invoiced',
  plan_name: 'small_school',
  quote_number: 'Q-2026-0001',
  invoice_number: 'INV-2026-0001',
  billing_name: 'City',
  billing_address: 'Street 1',
  purchase_order: null,
  tax_number: null,
  vat_number: null,
  reverse_charge: false,
  cents: 29_000,
  tax_rate: null,
  tax_cents: 0,
  currency: 'USD',
  quoted_at: '2026-11-01T10:00:00.000Z',
  valid_until: '2026-12-31T10:00:00.000Z',
  invoiced_at: '2026-11-02T10:00:00.000Z',
  due_at: '2026-12-02T10:00:00.000Z',
  paid_at: null,
  is_test: false,
  organization_id: ID,
  organization_name: 'Oak School',
  email: 'bo@oak.org',
  has_code: false,
};
const CODE = {
  id: ID,
  code_end: '1WZ3',
  state: 'unused',
  plan_name: 'small_school',
  students: null,
  days: 365,
  redeem_by: '2027-01-01T10:00:00.000Z',
  note: '',
  organization_name: null,
  redeemed_at: null,
  open_until: null,
  created_at: '2026-11-01T10:00:00.000Z',
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const showPurchases = (more: Parameters<typeof answering>[0] = {}) => {
  const sent = answering({
    'GET /api/payment/refund-requests': [200, { requests: [REQUEST], more: false }],
    'GET /api/payment/purchases': [200, { purchases: [PURCHASE], next: null }],
    ...more,
  });
  renderAt('/en/operator/purchases', <PurchasesPage />);
  return sent;
};
const showLicences = (more: Parameters<typeof answering>[0] = {}) => {
  const sent = answering({
    'GET /api/licence/orders': [200, { orders: [ORDER], next: null }],
    'GET /api/licence/codes': [200, { codes: [CODE], next: null }],
    ...more,
  });
  renderAt('/en/operator/licences', <LicencesPage />);
  return sent;
};

it('marks an order with reverse charge', async () => {
  const order = { ...ORDER, reverse_charge: true, vat_number: 'BE0123456789' };
  showLicences({ 'GET /api/licence/orders': [200, { orders: [order], next: null }] });
  expect(await screen.findByText(/^Reverse charge: .?BE0123456789/)).toBeTruthy();
});

it.each([
  ['Quotes and invoices', 'overdue', [{ ...ORDER, listed_state: 'overdue' }], [CODE]],
  ['Licence codes', 'expired', [ORDER], [{ ...CODE, state: 'expired' }]],
] as const)('the list %s says %s', async (name, word, orders, codes) => {
  showLicences({
    'GET /api/licence/orders': [200, { orders, next: null }],
    'GET /api/licence/codes': [200, { codes, next: null }],
  });
  const list = await screen.findByRole('list', { name });
  expect(within(list).getByText(word)).toBeTruthy();
});

it.each([
  ['Quotes and invoices', 0, 'overdue', '/api/licence/orders?search=&state=overdue'],
  ['Licence codes', 1, 'ended', '/api/licence/codes?search=&state=ended'],
] as const)('the list %s shows one state if asked', async (name, at, state, path) => {
  const fetched = vi.fn<(address: string) => void>();
  showLicences();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    fetched(String(input));
    return answer(input, init);
  });
  await screen.findByRole('list', { name });
  const filter = screen.getAllByRole('combobox', { name: 'Show' })[at];
  if (filter !== undefined) fireEvent.change(filter, { target: { value: state } });
  await waitFor(() => expect(fetched.mock.calls.map(([to]) => to)).toContain(path));
});

it('approves a refund after a confirmation', async () => {
  const path = `PUT /api/payment/refund-requests/${ID}`;
  const lists = [[REQUEST], []];
  const sent = showPurchases({
    'GET /api/payment/refund-requests': () => [200, { requests: lists.shift() ?? [], more: false }],
    [path]: [204],
  });
  expect(await screen.findByText('<b>too hard</b>')).toBeTruthy();
  press('Approve: anna@example.org, txn_1');
  const confirm = await screen.findByRole('button', { name: 'Approve' });
  expect(screen.getByRole('dialog').textContent).toContain('anna@example.org, txn_1');
  expect(sent.map(({ call }) => call)).not.toContain(path);
  fireEvent.click(confirm);
  await waitFor(() => expect(sent).toContainEqual({ call: path, body: { state: 'approved' } }));
  const list = screen.getByRole('region', { name: 'Requests for refunds' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

it('refuses a refund with a reason, and requires the reason', async () => {
  const path = `PUT /api/payment/refund-requests/${ID}`;
  const sent = showPurchases({ [path]: [204] });
  await screen.findByText('<b>too hard</b>');
  press('Refuse: anna@example.org, txn_1');
  const confirm = await screen.findByRole('button', { name: 'Refuse' });
  expect(screen.getByRole('dialog').textContent).toContain('anna@example.org, txn_1');
  fireEvent.click(confirm);
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  expect(await screen.findByText('Please enter a reason.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(sent.map(({ call }) => call)).not.toContain(path);
  fireEvent.change(reason, { target: { value: ' The course is complete. ' } });
  fireEvent.click(confirm);
  const body = { state: 'refused', answer: 'The course is complete.' };
  await waitFor(() => expect(sent).toContainEqual({ call: path, body }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['Approve', 'Refuse'])(
  'says that another decision was made earlier, and loads the list again: %s',
  async (button) => {
    const lists = [[REQUEST], []];
    showPurchases({
      'GET /api/payment/refund-requests': () => [200, { requests: lists.shift() ?? [], more: false }],
      [`PUT /api/payment/refund-requests/${ID}`]: [
        409,
        { statusCode: 409, message: 'Conflict', detail: 'taken_meanwhile' },
      ],
    });
    await screen.findByText('<b>too hard</b>');
    press(`${button}: anna@example.org, txn_1`);
    const confirm = await screen.findByRole('button', { name: button });
    const reason = screen.queryByRole('textbox', { name: /^Reason/ });
    if (reason !== null) fireEvent.change(reason, { target: { value: 'Too late' } });
    fireEvent.click(confirm);
    expect(await screen.findByText(/^Someone has already decided on this refund/)).toBeTruthy();
    expect(await screen.findByText('No one is waiting for a refund.')).toBeTruthy();
  },
);

it('says that a decision failed', async () => {
  showPurchases({ [`PUT /api/payment/refund-requests/${ID}`]: [500, { statusCode: 500, message: 'No' }] });
  await screen.findByText('<b>too hard</b>');
  press('Approve: anna@example.org, txn_1');
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
});

it('says which of several equal payments a request is about, and lists refunds that the provider refused', async () => {
  const failed = { ...PURCHASE, provider_id: 'txn_9', email: 'bo@example.org', refund: 'failed' };
  showPurchases({
    'GET /api/payment/purchases': [200, { purchases: [failed], next: null }],
  });
  const asked = (await screen.findByText('<b>too hard</b>')).closest('li');
  expect(asked?.textContent).toMatch(
    /Python course.*\$39.*Paid on .*November 1, 2026.*txn_1.*Asked on .*November 2, 2026/,
  );
  const list = await screen.findByRole('list', { name: 'Refused by the payment service' });
  expect(list.textContent).toMatch(/bo@example.org.*Python course.*November 1, 2026.*txn_9/);
});

it('moves the focus to the order that is paid now, because the button has disappeared', async () => {
  const lists = [[ORDER], [{ ...ORDER, state: 'paid' }]];
  showLicences({
    'GET /api/licence/orders': () => [
      200,
      { orders: (lists.length > 1 ? lists.shift() : lists[0]) ?? [], next: null },
    ],
    [`POST /api/licence/orders/${ID}`]: [200, { ...ORDER, state: 'paid' }],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as paid: INV/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const order = screen.getByRole('link', { name: 'Open: INV-2026-0001' });
  await waitFor(() => expect(document.activeElement).toBe(order));
});

it('reports that no request is open and that nothing was found', async () => {
  showPurchases({
    'GET /api/payment/refund-requests': [200, { requests: [], more: false }],
    'GET /api/payment/purchases': [200, { purchases: [], next: null }],
  });
  expect(await screen.findByText('No one is waiting for a refund.')).toBeTruthy();
  expect(await screen.findByText('We found nothing.')).toBeTruthy();
});

it.each([
  ['Open all courses', [200, { email: 'bo@oak.org', paid: true }], 'All courses are open for bo@oak.org.'],
  [
    'Close all courses again',
    [200, { email: 'bo@oak.org', paid: false }],
    'bo@oak.org must pay for courses now.',
  ],
  ['Open all courses', [404, { statusCode: 404, message: 'Not Found' }], 'No account has this address.'],
] as const)('marks an account: %s', async (button, answer, words) => {
  showPurchases({ 'GET /api/auth/set-paid': answer });
  type('Email of the account', 'bo@oak.org');
  press(button);
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['asked', 'refund requested'],
  ['approved', 'refund approved, but the payment service has not paid it back yet'],
  ['paid_back', 'refunded'],
  ['refused', 'refund refused'],
  ['failed', 'refused by the payment service'],
])('shows that a refund is %s, and since when', async (state, words) => {
  const refund_step = { state, at: '2026-11-20T10:00:00.000Z' };
  showPurchases({
    'GET /api/payment/purchases': [200, { purchases: [{ ...PURCHASE, refund_step }], next: null }],
  });
  const shown = await screen.findByText((text) => text.startsWith(`${words} · `));
  expect(shown.textContent).toContain('November 20, 2026');
});

it('moves purchases after a confirmation', async () => {
  const sent = showPurchases({
    'GET /api/payment/transfer-purchases': [200, { purchases: 2, subscriptions: 1 }],
  });
  type('From this account (email)', 'a@example.org');
  type('To this account (email)', 'b@example.org');
  press('Move purchases');
  expect(await screen.findByText(/a@example.org has bought moves to b@example.org/)).toBeTruthy();
  expect(sent.map(({ call }) => call)).not.toContain('GET /api/payment/transfer-purchases');
  fireEvent.click(screen.getAllByRole('button', { name: 'Move purchases' }).at(-1) ?? document.body);
  expect(await screen.findByText('Moved purchases: 2. Moved subscriptions: 1.')).toBeTruthy();
});

it.each([
  [false, /^What a@example.org has bought moves to b@example.org. Courses that a student has do not move.$/],
  [true, /^Everything that a@example.org has bought moves to b@example.org.$/],
])('says before a transfer what moves, with the courses of students: %s', async (assigned, words) => {
  showPurchases();
  type('From this account (email)', 'a@example.org');
  type('To this account (email)', 'b@example.org');
  if (assigned) fireEvent.click(screen.getByRole('checkbox', { name: /^Also move courses/ }));
  press('Move purchases');
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  ['from_email', 'no_account', 404, 'From this account (email)', 'No account has this address.'],
  ['to_email', 'same_account', 409, 'To this account (email)', 'Both addresses belong to the same account.'],
  ['to_email', 'not_a_buyer', 409, 'To this account (email)', /^This account cannot have purchases/],
  ['to_email', 'for_families', 409, 'To this account (email)', /^This account belongs to a school/],
  ['to_email', 'for_schools', 409, 'To this account (email)', /^This account belongs to a family/],
])('says at the field why purchases cannot move: %s %s', async (name, message, status, label, words) => {
  const issues = [{ path: `query.${name}`, message }];
  showPurchases({
    'GET /api/payment/transfer-purchases': [status, { statusCode: status, message: 'No', issues }],
  });
  type('From this account (email)', 'a@example.org');
  type('To this account (email)', 'b@example.org');
  press('Move purchases');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getAllByRole('button', { name: 'Move purchases' }).at(-1) ?? document.body);
  const problem = await screen.findByText(words);
  const field = screen.getByRole('textbox', { name: label });
  expect(field.getAttribute('aria-describedby')).toContain(problem.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  type(label, 'c@example.org');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it('creates a code for an order and shows it once', async () => {
  const code = '7K2QD-M4XN0-VB8RT-1WZ3H';
  const sent = showLicences({ 'POST /api/licence/codes': [200, { code, licence: CODE }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a code for this order: INV-2026-0001' }));
  expect(await screen.findByText('For \u2068Oak School\u2069, \u2068INV-2026-0001\u2069')).toBeTruthy();
  type('Maximum number of students (empty: as in the plan)', '60');
  press('Create code');
  expect(await screen.findByText(code)).toBeTruthy();
  expect(sent).toContainEqual({
    call: 'POST /api/licence/codes',
    body: { plan_name: 'small_school', students: 60, days: 365, redeem_days: 90, note: '', order_id: ID },
  });
});

it.each([
  ['Number of days that the code keeps the courses open', 'a year', /from 1 to 1830/],
  ['Number of days in which a school can redeem the code', '', /Please enter a number of days/],
  ['Maximum number of students (empty: as in the plan)', '0', /from 1 to 100000/],
])('checks a code before it is created: %s', async (field, value, words) => {
  const sent = showLicences();
  type(field, value);
  press('Create code');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/licence/codes');
});

it.each([
  [/^Mark as paid: INV/, 'Mark as paid', `POST /api/licence/orders/${ID}`],
  [/^Cancel order: INV/, 'Cancel order', `POST /api/licence/orders/${ID}`],
  [/^Revoke: 1WZ3/, 'Revoke', `POST /api/licence/codes/${ID}/revoke`],
])('decides after a confirmation: %s', async (button, confirm, path) => {
  const sent = showLicences({ [path]: [200, path.includes('codes') ? CODE : ORDER] });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(path));
});

it.each([
  [false, /^Do this when the money has arrived. Then create/],
  [true, /^Do this when the money has arrived. The school has/],
])('says what follows a payment, with a code: %s', async (has_code, words) => {
  showLicences({ 'GET /api/licence/orders': [200, { orders: [{ ...ORDER, has_code }], next: null }] });
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as paid: INV/ }));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says that an order already has a code', async () => {
  showLicences({
    'POST /api/licence/codes': [409, { statusCode: 409, message: 'x', detail: 'code_exists' }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a code for this order: INV-2026-0001' }));
  press('Create code');
  expect(await screen.findByText(/^This order has a code already/)).toBeTruthy();
});

it('says why a paid invoice is not cancelled, and loads its state', async () => {
  const lists = [[ORDER], [{ ...ORDER, state: 'paid' }]];
  showLicences({
    'GET /api/licence/orders': () => [
      200,
      { orders: lists.length > 1 ? lists.shift() : lists[0], next: null },
    ],
    [`POST /api/licence/orders/${ID}`]: [409, { statusCode: 409, message: 'x', detail: 'already_paid' }],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel order: INV/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('This invoice is paid. You cannot cancel it.')).toBeTruthy();
  expect(await screen.findByText('paid')).toBeTruthy();
});
