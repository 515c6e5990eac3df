// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const OLD = '55555555-5555-4555-8555-555555555555';
const NEW = '66666666-6666-4666-8666-666666666666';
const SCHOOL = '33333333-3333-4333-8333-333333333333';

const account = (user_type: 0 | 1 | 2, organization_id: string | null, is_student = false): Answer => [
  200,
  {
    user_id: '11111111-1111-4111-8111-111111111111',
    email: 'anna@example.org',
    user_details: { user_type },
    is_student,
    student_id: is_student ? ADA : null,
    organization_id,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  },
];
const STUDENT = {
  id: ADA,
  username: 'Ada',
  full_name: null,
  character: 'Rabbit',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  last_played: null,
  last_played_at: null,
};
const purchase = (id: string, student: string | null = null) => ({
  id,
  provider_id: 'txn_1',
  plan_name: 'python_course',
  course_name: 'python',
  student_id: student === null ? null : ADA,
  student_username: student,
  amount: 3900,
  currency: 'USD',
  bought_at: '2026-11-23T10:00:00.000Z',
  refund: null,
  is_test: true,
});
const PAY = 'POST /api/payment/test-checkout';
const CHECKOUT = 'GET /api/payment/checkout';
const ASSIGN = 'POST /api/payment/assign-purchase';
const PURCHASES = 'GET /api/profile/students/purchases/all';

const show = (query: string, answers: Readonly<Record<string, Answer | (() => Answer)>> = {}) => {
  // Before the payment the list contains an old purchase; after it, also a new one.
  const lists = [[purchase(OLD, 'Ben')], [purchase(NEW), purchase(OLD, 'Ben')]];
  const sent = answering({
    'GET /api/auth/current': account(0, null),
    'GET /api/profile/python/students/not-purchased': [200, [STUDENT]],
    [CHECKOUT]: [200, { plan_name: 'python_course', is_paid: false }],
    [PURCHASES]: () => [200, lists.length > 1 ? lists.shift() : lists[0]],
    [PAY]: [200, { plan_name: 'python_course' }],
    [ASSIGN]: [200, purchase(NEW, 'Ada')],
    ...answers,
  });
  renderAt(
    `/en/checkout?${query}`,
    <Routes>
      <Route path="checkout" element={<CheckoutPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  return sent;
};
const calls = (sent: readonly { call: string }[], call: string) => sent.filter((one) => one.call === call);
const pay = async () => fireEvent.click(await screen.findByRole('button', { name: 'Pay with test money' }));
const FOR_ADA = `plan=python_course&checkout=order&student=${ADA}`;

beforeAll(loadWords);
beforeEach(() => {
  document.documentElement.dataset.selling = 'test';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.selling;
});

describe('the test checkout', () => {
  it('says that no money is taken, what it sells, and for whom', async () => {
    show(FOR_ADA);
    expect((await screen.findByRole('note')).textContent).toBe('This is a test site. We take no money.');
    expect(await screen.findByText('Ada')).toBeTruthy();
    expect(screen.getByText(/\$39/)).toBeTruthy();
  });

  it('pays once for two clicks, and assigns the course to the chosen student', async () => {
    let isPaid = false;
    const sent = show(FOR_ADA, {
      [CHECKOUT]: () => [200, { plan_name: 'python_course', is_paid: isPaid }],
      [PAY]: () => {
        isPaid = true;
        return [200, { plan_name: 'python_course' }];
      },
    });
    await pay();
    await pay();
    const title = await screen.findByRole('heading', { name: 'You now have: Python for beginners' });
    expect(screen.getByText('This student can play the whole course now: Ada')).toBeTruthy();
    expect(document.activeElement).toBe(title);
    expect(screen.queryByText(/^You have already paid for this/)).toBeNull();
    expect([calls(sent, PAY).length, calls(sent, ASSIGN).map((one) => 'body' in one && one.body)]).toEqual([
      1,
      [{ student_id: ADA, course_name: 'python', purchase_id: NEW }],
    ]);
  });

  it('does not assign a course again if the payment has already assigned it', async () => {
    const lists = [[], [purchase(NEW, 'Ada')]];
    const sent = show(FOR_ADA, { [PURCHASES]: () => [200, lists.length > 1 ? lists.shift() : lists[0]] });
    await pay();
    expect(await screen.findByText('This student can play the whole course now: Ada')).toBeTruthy();
    expect(calls(sent, ASSIGN)).toHaveLength(0);
  });

  it('asks for the student after the payment if none was chosen, and disables the button until then', async () => {
    const sent = show('plan=python_course&checkout=order');
    await pay();
    const button = await screen.findByRole('button', { name: 'Give this student the course' });
    expect(button.hasAttribute('disabled')).toBe(true);
    fireEvent.change(screen.getByLabelText('Student'), { target: { value: ADA } });
    expect(button.hasAttribute('disabled')).toBe(false);
    fireEvent.click(button);
    expect(await screen.findByText('This student can play the whole course now: Ada')).toBeTruthy();
    expect(calls(sent, ASSIGN)).toHaveLength(1);
  });

  it('says for a family plan what opens the advanced course, and links to each student', async () => {
    const subscription = {
      id: NEW,
      plan_name: 'parent',
      status: 'trialing',
      open_until: '2126-12-26T12:00:00.000Z',
      renews_at: '2126-12-23T12:00:00.000Z',
      ends_at: null,
      is_test: true,
    };
    const found = [null, subscription];
    show('plan=parent&checkout=order', {
      [CHECKOUT]: [200, { plan_name: 'parent', is_paid: false }],
      [PAY]: [200, { plan_name: 'parent' }],
      'GET /api/payment/current-subscription': () => [
        200,
        { subscription: found.length > 1 ? found.shift() : found[0], payments: [] },
      ],
      'GET /api/profile/students': [200, [STUDENT]],
    });
    await pay();
    expect(await screen.findByText('All your students can play the whole beginner course now.')).toBeTruthy();
    expect(screen.getByText(/^Advanced Python opens for a student after/)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Open the course for a student: Ada' });
    expect(link.getAttribute('href')).toBe(`/en/profile/students/${ADA}`);
  });

  it('offers the choice of a student again if the course could not be assigned', async () => {
    show(FOR_ADA, { [ASSIGN]: [409, { statusCode: 409, message: 'x', detail: 'course_assigned' }] });
    await pay();
    expect(await screen.findByLabelText('Student')).toBeTruthy();
  });

  it('says why the payment failed, and can try again', async () => {
    const answers: Answer[] = [[500, { statusCode: 500, message: 'x' }]];
    show(FOR_ADA, { [PAY]: () => answers.shift() ?? [200, { plan_name: 'python_course' }] });
    await pay();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await pay();
    expect(await screen.findByRole('heading', { name: /^You now have/ })).toBeTruthy();
  });
});

it('says that nothing was paid if the checkout is invalid, and links to the plans', async () => {
  show(FOR_ADA, { [PAY]: [404, { statusCode: 404, message: 'x' }] });
  await pay();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This checkout is no longer valid/);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/en/purchase');
  expect(screen.queryByRole('button', { name: 'Pay with test money' })).toBeNull();
});

describe('a checkout that is paid', () => {
  const PAID = 'You have already paid for this. You do not need to pay again.';

  it('says that it is paid when it is opened again, and links to the billing page', async () => {
    show(FOR_ADA, { [CHECKOUT]: [200, { plan_name: 'python_course', is_paid: true }] });
    expect(await screen.findByText(PAID)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Billing' }).getAttribute('href')).toBe('/en/profile/billing');
    expect(screen.queryByRole('button', { name: 'Pay with test money' })).toBeNull();
  });

  it('is not paid again if another tab has paid it meanwhile', async () => {
    const paid = [false, true];
    const sent = show(FOR_ADA, {
      [CHECKOUT]: () => [200, { plan_name: 'python_course', is_paid: paid.shift() ?? true }],
    });
    await pay();
    expect(await screen.findByText(PAID)).toBeTruthy();
    expect(calls(sent, PAY)).toHaveLength(0);
  });
});

describe('an address of the checkout', () => {
  it.each<[string, string, Answer, string, string]>([
    ['without a checkout', 'plan=parent', account(0, null), 'parent', '/en/purchase'],
    ['of a plan for schools', 'checkout=a', account(0, null), 'small_school', '/en/purchase'],
    ['of a plan for families, in a school', 'checkout=a', account(2, SCHOOL), 'parent', '/en/schools'],
  ])('%s leads back to the plans', async (_, query, user, plan_name, place) => {
    show(query, { 'GET /api/auth/current': user, [CHECKOUT]: [200, { plan_name, is_paid: false }] });
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(place));
  });

  it.each(['plan=parent&checkout=order', 'plan=gold&checkout=order', 'checkout=order'])(
    'shows the plan that the checkout sells: %s',
    async (query) => {
      show(query);
      expect(await screen.findByText('Python for beginners')).toBeTruthy();
      expect(screen.getByText(/\$39/)).toBeTruthy();
    },
  );

  it.each([
    [404, /^This checkout is no longer valid/],
    [502, /^The payment form did not load. Nothing was paid/],
  ])('reports that the server refused it with %i', async (statusCode, words) => {
    show(FOR_ADA, { [CHECKOUT]: [statusCode, { statusCode, message: 'x' }] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each<[string, Answer, string]>([
    ['a student of a school', account(0, SCHOOL, true), 'Ask your parent or teacher'],
    ['a teacher', account(1, SCHOOL), 'Only an admin of your school can buy plans'],
  ])('shows no price to %s', async (_, user, name) => {
    show(FOR_ADA, { 'GET /api/auth/current': user });
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(within(document.body).queryByText(/\$/)).toBeNull();
  });
});

describe("the address of Paddle's links", () => {
  const SITE = 'GET /api/site';
  const site = (paddle_client_token: string | null): Answer => [
    200,
    { google: false, mail: true, retention_months: null, selling: 'paddle', paddle_client_token },
  ];
  const UNKNOWN = /^This checkout is no longer valid. Nothing was paid./;
  const NO_FORM = /^The payment form did not load. Nothing was paid./;

  it.each<[string, Answer, Answer, RegExp]>([
    ['with a number that is none', [422, { statusCode: 422, message: 'x' }], site('test_a'), UNKNOWN],
    ['with the number of another family', [404, { statusCode: 404, message: 'x' }], site('test_a'), UNKNOWN],
    [
      'of a payment that is done',
      [200, { plan_name: 'parent', is_paid: true }],
      site('test_a'),
      /^You have already paid for this/,
    ],
    ['on a site without the form', [200, { plan_name: 'parent', is_paid: false }], site(null), NO_FORM],
    ['while Paddle is away', [502, { statusCode: 502, message: 'x' }], site('test_a'), NO_FORM],
  ])('%s reports the problem and loads no form', async (_, checkout, answer, words) => {
    document.documentElement.dataset.selling = 'paddle';
    show('plan=parent&_ptxn=txn_1', { [CHECKOUT]: checkout, [SITE]: answer });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.querySelector('script[src*="paddle"]')).toBeNull();
  });
});
