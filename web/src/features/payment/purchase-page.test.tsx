// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CoursePrice } from './course-price.tsx';
import { PurchasePage } from './purchase-page.tsx';
import * as checkout from './start-checkout.ts';

const ADA = '22222222-2222-4222-8222-222222222222';
const BEN = '44444444-4444-4444-8444-444444444444';
const SCHOOL = '33333333-3333-4333-8333-333333333333';

const account = (user_type: 0 | 1 | 2, isInSchool: boolean, isStudent: boolean): Answer => [
  200,
  {
    user_id: '11111111-1111-4111-8111-111111111111',
    email: 'anna@example.org',
    user_details: { user_type },
    is_student: isStudent,
    student_id: isStudent ? ADA : null,
    organization_id: isInSchool ? SCHOOL : null,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  },
];
const VISITOR: Answer = [401, { statusCode: 401, message: 'Unauthorized' }];
const PARENT = account(0, false, false);

const student = (id: string, username: string) => ({
  id,
  username,
  full_name: null,
  character: 'Rabbit',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  last_played: null,
  last_played_at: null,
});
const plan = (
  subscription: string | null,
  courses: readonly string[] = [],
  trial_used = subscription !== null,
): Answer => [200, { subscription, courses, everything: subscription !== null, trial_used }];
const STUDENTS = 'GET /api/profile/students';
const WAITING = 'GET /api/payment/has-unassigned-purchases';
const WITHOUT = 'GET /api/profile/python/students/not-purchased';

const show = (user: Answer, answers: Readonly<Record<string, Answer>> = {}, query = '') => {
  const sent = answering({
    'GET /api/auth/current': user,
    'GET /api/payment/current-plan': plan(null),
    [WITHOUT]: [200, [student(ADA, 'Ada'), student(BEN, 'Ben')]],
    'GET /api/profile/advanced-python/students/not-purchased': [200, []],
    [STUDENTS]: [200, [student(ADA, 'Ada'), student(BEN, 'Ben')]],
    [WAITING]: [200, { has_unassigned: false, courses: [] }],
    'POST /api/payment/paddle': [200, { id: 'order', url: '/en/checkout?plan=python_course&checkout=order' }],
    ...answers,
  });
  renderAt(
    `/en/purchase${query}`,
    <Routes>
      <Route path="purchase" element={<PurchasePage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  return sent;
};
const place = () => screen.getByTestId('place').textContent;
/** Whether the page shows an amount of money. */
const hasPrice = () => /\$\s?\d/.test(document.body.textContent ?? '');

beforeAll(loadWords);
beforeEach(() => {
  document.documentElement.dataset.selling = 'test';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.selling;
});

describe('who sees a price', () => {
  it.each<[string, Answer, boolean]>([
    ['a visitor', VISITOR, true],
    ['a parent', PARENT, true],
    ['a student of a school', account(0, true, true), false],
    ['a teacher as a student', account(1, true, true), false],
    ['an admin as a student', account(2, true, true), false],
  ])('on the page of plans: %s', async (_, user, isShown) => {
    show(user);
    const heading = await screen.findByRole('heading', { level: 1 });
    const title = isShown ? 'Choose a plan' : 'Ask your parent or teacher';
    expect([hasPrice(), heading.textContent]).toEqual([isShown, title]);
  });

  it.each<[string, Answer, Answer, string]>([
    ['a visitor', VISITOR, plan(null), 'price'],
    ['a parent', PARENT, plan(null), 'price'],
    ['a parent with a plan', PARENT, plan('parent'), 'included'],
    ['a parent as a student', account(0, false, true), plan(null), 'nothing'],
    ['a parent with a plan as a student', account(0, false, true), plan('parent'), 'nothing'],
    ['a student of a school', account(0, true, true), plan(null), 'nothing'],
    ['a student of a school with a plan', account(0, true, true), plan('small_school'), 'nothing'],
    ['a teacher', account(1, true, false), plan(null), 'nothing'],
    ['an admin', account(2, true, false), plan('large_school'), 'nothing'],
  ])('beside a course: %s', async (_, user, current, shown) => {
    answering({ 'GET /api/auth/current': user, 'GET /api/payment/current-plan': current });
    renderAt(
      '/en/courses',
      <>
        <CoursePrice courseId="python" name="Beginners" />
        <p>below</p>
      </>,
    );
    if (shown === 'price') await screen.findByText(/\$39\S* for one student, once/);
    if (shown === 'included') await screen.findByText('Part of your plan');
    await screen.findByText('below');
    expect(hasPrice()).toBe(shown === 'price');
  });

  it.each<[string, Answer]>([
    ['a teacher', account(1, true, false)],
    ['an admin', account(2, true, false)],
  ])('%s goes to the page for schools', async (_, user) => {
    show(user);
    await waitFor(() => expect(place()).toBe('/en/schools'));
  });
});

describe('a plan', () => {
  it('asks a visitor to sign up, and then returns to the plan', async () => {
    show(VISITOR);
    const link = await screen.findByRole('link', { name: 'Sign up to buy: Python for beginners' });
    expect(link.getAttribute('href')).toBe(
      `/en/signup?redirect=${encodeURIComponent('/en/purchase?plan=python_course')}`,
    );
  });

  it.each([
    [false, 'Start the free trial: Family plan', true],
    [true, 'Subscribe: Family plan', false],
  ])('for a family that has used its trial (%s) has the button "%s"', async (isUsed, name, hasTrial) => {
    show(PARENT, { 'GET /api/payment/current-plan': plan(null, [], isUsed) });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.queryByText('The first 30 days are free') !== null).toBe(hasTrial);
  });

  it('for families says what opens the advanced course', async () => {
    show(PARENT);
    const card = await screen.findByRole('region', { name: 'Family plan' });
    expect(within(card).getByText(/^Advanced Python opens for a student after/)).toBeTruthy();
  });

  it('for a course is for one student, and starts its checkout once', async () => {
    const opened = vi.spyOn(checkout, 'openCheckout').mockReturnValue();
    const sent = show(PARENT);
    fireEvent.change(await screen.findByLabelText('Who is it for?'), { target: { value: BEN } });
    const button = screen.getByRole('button', { name: 'Buy this course: Python for beginners' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() =>
      expect(opened.mock.calls.map(([address]) => address)).toEqual([
        `/en/checkout?plan=python_course&checkout=order&student=${BEN}`,
      ]),
    );
    fireEvent.click(button);
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { plan_name: 'python_course', student_id: BEN },
    ]);
  });

  it.each([
    ['Start the free trial: Family plan', { plan_name: 'parent' }],
    ['Buy this course: Python for beginners', { plan_name: 'python_course', student_id: BEN }],
  ])('is paid on a page of the provider, if there is one: %s', async (name, body) => {
    const opened = vi.spyOn(checkout, 'openCheckout').mockReturnValue();
    const address = 'https://pay.example/hosted?_ptxn=txn_1';
    const sent = show(PARENT, { 'POST /api/payment/paddle': [200, { id: 'txn_1', url: address }] });
    fireEvent.change(await screen.findByLabelText('Who is it for?'), { target: { value: BEN } });
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(opened.mock.calls.map(([to]) => to)).toEqual([address]));
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual(body);
  });

  it('for a course asks for another student if all students have the course', async () => {
    show(PARENT);
    expect(await screen.findByText(/^All your students have this course/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a student' }).getAttribute('href')).toBe(
      '/en/profile/students/add',
    );
  });

  /**
   * For each case: the students without the course, whether a paid course still has no student, and the links on the
   * card.
   */
  it.each<[string, { list: readonly string[]; isPaid: boolean }, readonly string[]]>([
    ['no student', { list: [], isPaid: false }, ['add', 'buy']],
    ['no student and a paid course', { list: [], isPaid: true }, ['give', 'add']],
    ['a student without the paid course', { list: ['Ada'], isPaid: true }, ['give', 'buy']],
    ['a student without the course', { list: ['Ada'], isPaid: false }, ['buy']],
  ])('for a course shows the right links in an account with %s', async (_, { list, isPaid }, shown) => {
    const students = list.map((name) => student(ADA, name));
    show(PARENT, {
      [WITHOUT]: [200, students],
      [STUDENTS]: [200, students],
      [WAITING]: [200, { has_unassigned: isPaid, courses: isPaid ? ['python'] : [] }],
    });
    const card = within(await screen.findByRole('region', { name: 'Python for beginners' }));
    await card.findAllByRole(shown.includes('buy') ? 'button' : 'link', { name: /student|Buy/ });
    const ways = {
      give: card.queryByRole('link', { name: 'Choose a student: Python for beginners' }),
      add: card.queryByRole('link', { name: 'Add a student' }),
      buy: card.queryByRole('button', { name: 'Buy this course: Python for beginners' }),
    };
    expect(Object.entries(ways).flatMap(([way, found]) => (found === null ? [] : [way]))).toEqual(shown);
    expect(card.queryByText(/You have paid for this course/) !== null).toBe(isPaid);
    expect(card.queryByText(/^All your students/)).toBeNull();
    expect(ways.give?.getAttribute('href')).toBe(isPaid ? '/en/profile/billing' : undefined);
  });

  it('is not sold again to a family that has one', async () => {
    show(PARENT, { 'GET /api/payment/current-plan': plan('parent', ['python']) });
    expect(await screen.findByText('This is your plan.')).toBeTruthy();
    expect(screen.getAllByText('This course is part of your plan.')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[Answer, string]>([
    [[409, { statusCode: 409, message: 'x', detail: 'already_subscribed' }], 'You have this plan already.'],
    [[500, {}], 'Something went wrong'],
  ])('says why it could not be bought: %j', async (answer, words) => {
    show(PARENT, { 'POST /api/payment/paddle': answer });
    fireEvent.click(await screen.findByRole('button', { name: /Family plan$/ }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('leads to the payment method after a failed payment', async () => {
    const failed: Answer = [409, { statusCode: 409, message: 'x', detail: 'payment_failed' }];
    show(PARENT, { 'POST /api/payment/paddle': failed });
    fireEvent.click(await screen.findByRole('button', { name: /Family plan$/ }));
    const link = await screen.findByRole('link', { name: 'Change payment method' });
    expect(link.getAttribute('href')).toBe('/en/profile/billing');
  });

  it.each<[string, Readonly<Record<string, Answer>>, string]>([
    ['plan', { 'GET /api/payment/current-plan': [500, {}] }, 'We could not load your plan.'],
    ['list of students', { [WITHOUT]: [500, {}] }, 'We could not load your students.'],
  ])('can be loaded again without the %s', async (_, answers, words) => {
    show(PARENT, answers);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});
