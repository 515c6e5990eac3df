// @vitest-environment happy-dom
import type { SchoolOrder } from '@hopcode/contract/licence/orders';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { TaxForm } from './tax-form.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const ORDER: SchoolOrder = {
  id: ID,
  state: 'quoted',
  listed_state: 'quoted',
  plan_name: 'small_school',
  quote_number: 'Q-2026-0007',
  invoice_number: null,
  billing_name: 'City of Ghent',
  billing_address: 'Botermarkt 1',
  purchase_order: null,
  tax_number: null,
  vat_number: null,
  reverse_charge: false,
  cents: 29_000,
  tax_rate: 810,
  tax_cents: 2349,
  currency: 'USD',
  quoted_at: '2026-11-01T10:00:00.000Z',
  valid_until: '2099-12-31T10:00:00.000Z',
  invoiced_at: null,
  due_at: null,
  paid_at: null,
  is_test: false,
};
const LISTED = { ...ORDER, organization_id: ID, organization_name: 'Oak', email: null, has_code: false };
const REFUSED = { statusCode: 409, message: 'Conflict', detail: 'already_ordered' };

const showForm = (order: SchoolOrder, answer: Answer) => {
  const sent = answering({ [`PUT /api/licence/orders/${ID}/tax`]: answer });
  renderAt('/en/operator/orders', <TaxForm order={order} sellerTaxNumber="DE 123456789" />);
  return sent;
};

const setTax = (text: string, answer: Answer) => {
  const sent = showForm(ORDER, answer);
  const field = screen.getByLabelText('Tax on this quote in percent');
  const before = field.getAttribute('value');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Set tax' }));
  return { sent, before };
};

beforeAll(loadWords);
afterEach(cleanup);

it.each([
  ['21', 2100],
  ['7,5', 750],
  ['', null],
])('sends %j as the rate %s', async (text, rate) => {
  const { sent, before } = setTax(text, [200, LISTED]);
  expect(await screen.findByText('The quote has the new tax.')).toBeTruthy();
  expect([before, sent[0]?.body]).toEqual(['8.1', { tax_rate: rate, reverse_charge: false }]);
});

it('lets the operator check a VAT number and end the reverse charge', async () => {
  const quoted = { ...ORDER, vat_number: 'BE0123456789', reverse_charge: true, tax_rate: null, tax_cents: 0 };
  const sent = showForm(quoted, [200, LISTED]);
  const number = screen.getByRole('link', { name: /this VAT number exists: .*BE0123456789/ });
  expect(number.getAttribute('href')).toMatch(/^https:\/\/ec\.europa\.eu\//);
  expect(screen.queryByLabelText('Tax on this quote in percent')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Reverse charge: the buyer pays/ }));
  fireEvent.change(screen.getByLabelText('Tax on this quote in percent'), { target: { value: '21' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set tax' }));
  expect(await screen.findByText('The quote has the new tax.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ tax_rate: 2100, reverse_charge: false });
});

it.each([
  ['BE0123456789', 1],
  ['DE987654321', 0],
  [null, 0],
])('offers the reverse charge for %s: %s', async (vat_number, count) => {
  const sent = showForm({ ...ORDER, vat_number }, [200, LISTED]);
  const boxes = screen.queryAllByRole('checkbox');
  expect(boxes).toHaveLength(count);
  for (const box of boxes) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Set tax' }));
  expect(await screen.findByText('The quote has the new tax.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ tax_rate: count === 1 ? null : 810, reverse_charge: count === 1 });
});

it('does not send a value that is not a percentage', async () => {
  const { sent } = setTax('much', [200, LISTED]);
  expect(await screen.findByText(/^Write a number from 0 to 100/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('says that the school has ordered meanwhile', async () => {
  setTax('21', [409, REFUSED]);
  expect(await screen.findByText(/^The school has ordered/)).toBeTruthy();
});
