// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { BillingPage } from './billing-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const SUBSCRIPTION = '77777777-7777-4777-8777-777777777777';

const account = (user_type: 0 | 2): Answer => [
  200,
  {
    user_id: ID,
    email: 'anna@example.org',
    user_details: { user_type },
    is_student: false,
    student_id: null,
    organization_id: user_type === 0 ? null : ID,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  },
];
const subscription = (changes: object = {}) => ({
  id: SUBSCRIPTION,
  plan_name: 'parent',
  status: 'active',
  open_until: '2126-12-26T12:00:00.000Z',
  renews_at: '2126-12-23T12:00:00.000Z',
  ends_at: null,
  is_test: true,
  ...changes,
});
/** The last payment was due in the past, and it failed. */
const FAILED = { status: 'past_due', renews_at: '2026-01-01T12:00:00.000Z' };
const PAYMENT = {
  id: '88888888-8888-4888-8888-888888888888',
  provider_id: 'txn_1',
  plan_name: 'python_course',
  course_name: 'python',
  student_id: null,
  student_username: null,
  amount: 3900,
  currency: 'USD',
  bought_at: '2026-11-20T12:00:00.000Z',
  refund: null,
  is_test: false,
};
const SUBSCRIPTION_CALL = 'GET /api/payment/current-subscription';
const PAYMENTS = 'GET /api/payment/payments';
const ELIGIBLE = `GET /api/payment/refund-eligibility/${PAYMENT.id}`;
const UNTIL = '2026-12-20T12:00:00.000Z';
const PREVIEW = 'GET /api/payment/preview-subscription-upgrade';

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>> = {}, user = account(0)) => {
  const sent = answering({
    'GET /api/auth/current': user,
    [SUBSCRIPTION_CALL]: [200, { subscription: subscription(), payments: [] }],
    [PAYMENTS]: [200, [PAYMENT]],
    'GET /api/profile/students': [200, []],
    [ELIGIBLE]: [200, { eligible: true, reason: null, until: UNTIL }],
    ...answers,
  });
  renderAt('/en/profile/billing', <BillingPage />);
  return sent;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const bodies = (sent: readonly { call: string; body: unknown }[]) =>
  sent.flatMap(({ call, body }) => (call.startsWith('POST') ? [[call.split('/').at(-1), body]] : []));

beforeAll(loadWords);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00.000Z') });
  document.documentElement.dataset.selling = 'paddle';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset.selling;
});

describe('the plan', () => {
  it.each<[object, RegExp | string]>([
    [{}, /^Next payment: .*December 23, 2126/],
    [{ status: 'trialing' }, /^Your free trial runs until/],
    [
      { ends_at: '2126-12-23T12:00:00.000Z', renews_at: null },
      /^You cancelled this plan. It stays open until/,
    ],
    [{ status: 'past_due' }, /^Your last payment failed.*stay open until .*December 26, 2126/],
    [{ ...FAILED, open_until: '2026-01-02T12:00:00.000Z' }, /^Your last payment failed.*are closed/],
    [
      { ...FAILED, renews_at: null, ends_at: '2126-12-29T12:00:00.000Z' },
      /^You cancelled this plan. It stays open until .*December 26, 2126/,
    ],
    [
      {
        ...FAILED,
        renews_at: null,
        ends_at: '2126-12-29T12:00:00.000Z',
        open_until: '2026-01-02T12:00:00.000Z',
      },
      'You cancelled this plan after a failed payment. Your courses are closed.',
    ],
    [{ status: 'canceled', open_until: '2026-01-02T12:00:00.000Z' }, /^Your last plan ended on/],
  ])('with %j says what happens next', async (changes, words) => {
    show({ [SUBSCRIPTION_CALL]: [200, { subscription: subscription(changes), payments: [] }] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says what opens the advanced course', async () => {
    show();
    expect(await screen.findByText(/^Advanced Python opens for a student after/)).toBeTruthy();
  });

  it('is cancelled with a reason; the reason “Another reason” needs text', async () => {
    const sent = show({
      'POST /api/payment/cancel-subscription': [
        200,
        subscription({ renews_at: null, ends_at: '2026-12-24T12:00:00.000Z' }),
      ],
      'POST /api/feedback/cancel-subscription': [204],
    });
    await press('Cancel the plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the plan?' }));
    const confirm = dialog.getByRole('button', { name: 'Cancel the plan' });
    fireEvent.click(confirm);
    expect(await dialog.findByText('Please select a reason')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('Another reason'));
    fireEvent.click(confirm);
    expect(await dialog.findByText('Feedback is required. Or choose another reason.')).toBeTruthy();
    expect(bodies(sent)).toEqual([]);
    fireEvent.click(dialog.getByLabelText('I am not satisfied'));
    fireEvent.click(confirm);
    expect(await screen.findByText('Your plan is cancelled.')).toBeTruthy();
    expect(bodies(sent)).toEqual([
      ['cancel-subscription', { purchase_id: SUBSCRIPTION }],
      ['cancel-subscription', { cancel_subscription_reason: 'not_satisfied', feedback: '' }],
    ]);
  });

  it('continues after one confirmation if it was cancelled', async () => {
    const cancelled = subscription({ renews_at: null, ends_at: '2126-12-24T12:00:00.000Z' });
    const sent = show({
      [SUBSCRIPTION_CALL]: [200, { subscription: cancelled, payments: [] }],
      'POST /api/payment/resume-subscription': [200, subscription({})],
    });
    await press('Keep the plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep the plan' }));
    expect(dialog.getByText(/^Next payment: .*December 24, 2126/)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Keep the plan' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('Your plan continues.')).toBeTruthy();
    expect(bodies(sent)).toEqual([['resume-subscription', { purchase_id: SUBSCRIPTION }]]);
  });

  it('can stay cancelled, with a button that is not called Cancel', async () => {
    const cancelled = subscription({ renews_at: null, ends_at: '2126-12-24T12:00:00.000Z' });
    const sent = show({ [SUBSCRIPTION_CALL]: [200, { subscription: cancelled, payments: [] }] });
    await press('Keep the plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep the plan' }));
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    fireEvent.click(close ?? document.body);
    expect(bodies(sent)).toEqual([]);
  });

  it.each([
    ['by the clock', '2026-11-26T12:00:00.000Z'],
    ['by the answer', '2126-12-24T12:00:00.000Z'],
  ])('cannot continue if it has ended meanwhile, %s', async (how, ends) => {
    const cancelled = subscription({ renews_at: null, ends_at: ends });
    const looks = show({
      [SUBSCRIPTION_CALL]: [200, { subscription: cancelled, payments: [] }],
      'POST /api/payment/resume-subscription': [
        409,
        { statusCode: 409, message: 'Conflict', detail: 'subscription_over' },
      ],
    });
    await press('Keep the plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep the plan' }));
    if (how === 'by the answer') fireEvent.click(dialog.getByRole('button', { name: 'Keep the plan' }));
    expect(await dialog.findByText('This plan has ended. You can buy a new plan.')).toBeTruthy();
    expect(dialog.queryByText(/^Next payment/)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Keep the plan' })).toBeNull();
    const [, close] = dialog.getAllByRole('button', { name: 'Close' });
    const before = looks.length;
    fireEvent.click(close ?? document.body);
    await waitFor(() => expect(looks.slice(before).map(({ call }) => call)).toContain(SUBSCRIPTION_CALL));
  });

  it.each([
    [{}, /stay open until .*December 23, 2126/],
    [FAILED, /stay open until .*December 26, 2126/],
    [
      { ...FAILED, open_until: '2026-01-02T12:00:00.000Z' },
      /^We will not charge you again. Your courses are already closed/,
    ],
  ])('with %j says before a cancellation until when the courses stay open', async (changes, words) => {
    show({ [SUBSCRIPTION_CALL]: [200, { subscription: subscription(changes), payments: [] }] });
    await press('Cancel the plan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the plan?' }));
    expect(dialog.getByText(words)).toBeTruthy();
  });

  it('offers another payment method but no larger plan after a failed payment', async () => {
    const failed = subscription({ ...FAILED, plan_name: 'small_school' });
    show({ [SUBSCRIPTION_CALL]: [200, { subscription: failed, payments: [] }] }, account(2));
    const method = await screen.findByRole('button', { name: 'Change payment method' });
    expect(method.dataset.variant).toBe('filled');
    expect(screen.queryByRole('button', { name: 'Change to a larger plan' })).toBeNull();
  });

  it('links to the plans of families, or to the plan and invoices of the school, if there is none', async () => {
    const none: Answer = [200, { subscription: null, payments: [] }];
    show({ [SUBSCRIPTION_CALL]: none });
    const link = await screen.findByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/en/purchase');
    cleanup();
    show({ [SUBSCRIPTION_CALL]: none }, account(2));
    await waitFor(() =>
      expect(
        screen.getByRole('link', { name: 'Plan and invoices of your school' }).getAttribute('href'),
      ).toBe('/en/organization/plan'),
    );
  });

  it.each([
    [0, undefined],
    [2, '/en/organization/plan'],
  ] as const)('is not sold to an account that already has all courses: user type %s', async (type, link) => {
    const everything = { subscription: null, courses: [], everything: true, trial_used: false };
    show(
      {
        [SUBSCRIPTION_CALL]: [200, { subscription: null, payments: [] }],
        'GET /api/payment/current-plan': [200, everything],
      },
      account(type),
    );
    expect(await screen.findByText(/^All courses are open for you/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    const plan = screen.queryByRole('link', { name: 'Plan and invoices of your school' });
    expect(plan?.getAttribute('href')).toBe(link);
  });

  it('for families opens nothing in a school, so its admin sees what a plan for schools costs today', async () => {
    const preview = {
      from_plan: 'parent',
      plan_name: 'small_school',
      due_today: 28_550,
      credit: 450,
      next_amount: 29_000,
      next_at: '2127-12-23T12:00:00.000Z',
      currency: 'USD',
    };
    const sent = show(
      {
        [SUBSCRIPTION_CALL]: [200, { subscription: null, payments: [] }],
        [PREVIEW]: [200, preview],
        'GET /api/payment/current-plan': [
          200,
          { subscription: 'parent', courses: [], everything: false, trial_used: true },
        ],
        'POST /api/payment/upgrade-subscription': [200, subscription({ plan_name: 'small_school' })],
      },
      account(2),
    );
    const wall = await screen.findByRole('dialog', { name: 'Family plans do not work in a school' });
    fireEvent.click(within(wall).getByRole('button', { name: 'See what it costs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change to a larger plan' });
    expect(await within(dialog).findByText(/\$285\.50/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change the plan' }));
    expect(await screen.findByText('You have a new plan: Small school plan')).toBeTruthy();
    expect(bodies(sent)).toEqual([['upgrade-subscription', { plan_name: 'small_school' }]]);
  });
});

describe('a parent who teaches', () => {
  const BECOME = 'GET /api/payment/upgrade-to-organization';
  const TURN = 'Turn this account into a school';

  it('becomes the admin of a school after a confirmation that says what happens', async () => {
    const users = [account(0)];
    const sent = show({
      'GET /api/auth/current': () => users.shift() ?? account(2),
      [BECOME]: [200, { organization_id: ID, slug: 'school-1', name: 'Anna' }],
      [PREVIEW]: [409, { statusCode: 409, message: 'Conflict', detail: 'no_subscription' }],
    });
    await press(TURN);
    const dialog = within(await screen.findByRole('dialog', { name: `${TURN}?` }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(sent.some(({ call }) => call === BECOME)).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: TURN }));
    const title = await screen.findByRole('heading', { name: 'You are the admin of a school now: Anna' });
    expect(document.activeElement).toBe(title);
    const rename = screen.getByRole('link', { name: 'Name the school' });
    expect(rename.getAttribute('href')).toBe('/en/organization/details');
    expect(screen.queryByRole('button', { name: TURN })).toBeNull();
  });

  it('is told why the account cannot become a school', async () => {
    const refusal = { statusCode: 409, message: 'Conflict', detail: 'cannot_join' };
    show({ [BECOME]: [409, refusal] });
    await press(TURN);
    const dialog = within(await screen.findByRole('dialog', { name: `${TURN}?` }));
    fireEvent.click(dialog.getByRole('button', { name: TURN }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This account cannot become a school/);
  });

  it('is told what happens to the students, and gets a link to their passwords', async () => {
    const student = {
      id: ID,
      username: 'Ada',
      full_name: null,
      character: 'Rabbit',
      assistant_enabled: true,
      assistant_attempt_limit: null,
      assistant_timing: 'asks',
      own_assistant_timing: null,
    };
    const users = [account(0)];
    show({
      'GET /api/auth/current': () => users.shift() ?? account(2),
      'GET /api/profile/students': [200, [student]],
      [BECOME]: [200, { organization_id: ID, slug: 'school-1', name: 'Anna' }],
      [PREVIEW]: [409, { statusCode: 409, message: 'Conflict', detail: 'no_subscription' }],
    });
    await press(TURN);
    const dialog = within(await screen.findByRole('dialog', { name: `${TURN}?` }));
    expect(dialog.getByText(/^Your students become students of the school/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: TURN }));
    const passwords = await screen.findByRole('link', { name: 'Give your students passwords' });
    expect(passwords.getAttribute('href')).toBe('/en/organization/students');
  });
});

describe('a payment', () => {
  it('is shown with its day and amount, and a course without a student can be assigned', async () => {
    show();
    expect(await screen.findAllByText(/November 20, 2026.* · .?txn_1/)).toHaveLength(2);
    expect(screen.getByText(/\$39/)).toBeTruthy();
    expect(screen.getByText('No student has this course yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Choose a student: .*txn_1/ })).toBeTruthy();
  });

  it('is refunded with a reason; the reason “Another reason” needs text', async () => {
    const sent = show({
      'POST /api/payment/request-refund': [200, { eligible: false, reason: 'already_asked', until: UNTIL }],
      'POST /api/feedback/refund': [204],
    });
    await press(/^Ask for a refund of the payment/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));
    const send = await dialog.findByRole('button', { name: 'Ask for a refund' });
    fireEvent.click(send);
    expect(await dialog.findByText('Please select a reason')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('Another reason'));
    fireEvent.click(send);
    expect(await dialog.findByText('Feedback is required. Or choose another reason.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Tell us more'), { target: { value: 'Too easy' } });
    fireEvent.click(send);
    expect(await screen.findByText(/^We have your request/)).toBeTruthy();
    expect(bodies(sent)).toEqual([
      ['refund', { refund_reason: 'other', feedback: 'Too easy', purchase_id: PAYMENT.id }],
      ['request-refund', { purchase_id: PAYMENT.id, reason: 'other' }],
    ]);
  });

  it.each([
    ['too_late', /^You can ask for a refund within 30 days/],
    ['course_completed', /^There is no refund for a completed course/],
    ['not_last_payment', /^We can refund only the last payment/],
    ['already_asked', /^You have asked for this refund already/],
  ])('says why it cannot be refunded: %s', async (reason, words) => {
    show({ [ELIGIBLE]: [200, { eligible: false, reason, until: UNTIL }] });
    await press(/^Ask for a refund of the payment/);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    [null, '2026-10-29T12:00:00.000Z', true],
    [null, '2026-10-20T12:00:00.000Z', false],
    ['asked', '2026-11-20T12:00:00.000Z', false],
    ['rejected', '2026-11-20T12:00:00.000Z', false],
    ['failed', '2026-10-20T12:00:00.000Z', true],
  ])('with the refund state %s and the date %s can be refunded: %s', async (refund, bought_at, isOffered) => {
    show({ [PAYMENTS]: [200, [{ ...PAYMENT, refund, bought_at }]] });
    await screen.findByText('Payments');
    await screen.findByRole('button', { name: /^Invoice from/ });
    expect(screen.queryByRole('button', { name: /^Ask for a refund/ }) !== null).toBe(isOffered);
    expect(screen.queryByText(/^The payment service refused/) !== null).toBe(refund === 'failed');
  });

  it('is reported as missing if there is none, and a failed list can be loaded again', async () => {
    show({ [PAYMENTS]: [200, []] });
    expect(await screen.findByText('You have not paid anything.')).toBeTruthy();
    cleanup();
    const answers: Answer[] = [[500, {}]];
    show({ [PAYMENTS]: () => answers.shift() ?? [200, [PAYMENT]] });
    await press('Try again');
    expect(await screen.findByText('No student has this course yet')).toBeTruthy();
  });
});
