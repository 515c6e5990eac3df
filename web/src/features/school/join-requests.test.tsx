// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { JoinRequests } from './join-requests.tsx';

const ID = '33333333-3333-4333-8333-333333333333';
const TEACHER_ID = '22222222-2222-4222-8222-222222222222';
const USER = {
  user_id: TEACHER_ID,
  email: 'tom@example.org',
  user_details: { user_type: 1 },
  is_student: false,
  student_id: null,
  organization_id: '11111111-1111-4111-8111-111111111111',
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
};
const TEACHER = {
  id: TEACHER_ID,
  email: 'tom@example.org',
  full_name: 'Tom Teacher',
  user_type: 1,
  has_joined: true,
};
const ADA = {
  id: '44444444-4444-4444-8444-444444444444',
  username: 'TinyFox7',
  created_at: '2026-01-02T08:00:00.000Z',
};
const BO = { ...ADA, id: '55555555-5555-4555-8555-555555555555', username: 'BigOwl3' };
const CALL = `/api/organization/classes/${ID}/join-requests`;

type Answers = Readonly<Record<string, Answer | (() => Answer)>>;

const show = (answers: Answers, { isAsking = true, teachers = [TEACHER] } = {}) => {
  const sent = answering({
    'GET /api/auth/current': [200, USER],
    [`GET /api/organization/class-teachers/${ID}`]: [200, teachers],
    ...answers,
  });
  renderAt(
    `/en/organization/classes/${ID}`,
    <>
      <JoinRequests classId={ID} isAsking={isAsking} />
      <p>below</p>
    </>,
  );
  return sent;
};

/** A server that removes each request from its list after it is answered. */
const server = (taken: readonly string[] = []) => {
  const list = [ADA, BO];
  return (accept: boolean): Answers => ({
    [`GET ${CALL}`]: () => [200, [...list]],
    [`POST ${CALL}`]: () => {
      const gone = list.filter(({ id }) => !taken.includes(id) || !accept);
      list.splice(0, list.length, ...list.filter((one) => !gone.includes(one)));
      return [200, { answered: gone.length, taken }];
    },
  });
};
const bodies = (sent: ReturnType<typeof show>) =>
  sent.filter(({ call }) => call === `POST ${CALL}`).map(({ body }) => body);

beforeAll(loadWords);
afterEach(cleanup);

it('accepts all students with one request', async () => {
  const sent = show(server()(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept all' }));
  expect(await screen.findByText('Students accepted: 2')).toBeTruthy();
  expect(await screen.findByText('No students want to join now.')).toBeTruthy();
  expect(bodies(sent)).toEqual([{ request_ids: [ADA.id, BO.id], accept: true }]);
});

it('keeps a student whose username is taken, and says why', async () => {
  const sent = show(server([BO.id])(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept all' }));
  expect((await screen.findByRole('alert')).textContent).toContain('already has this username');
  await waitFor(() => expect(screen.queryByText('TinyFox7')).toBeNull());
  expect(screen.getByText('BigOwl3')).toBeTruthy();
  expect(bodies(sent)).toHaveLength(1);
});

it('accepts one student', async () => {
  const sent = show({
    [`GET ${CALL}`]: [200, [ADA, BO]],
    [`POST ${CALL}`]: [200, { answered: 1, taken: [] }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept BigOwl3' }));
  expect(await screen.findByText('Students accepted: 1')).toBeTruthy();
  expect(bodies(sent)).toEqual([{ request_ids: [BO.id], accept: true }]);
});

it('refuses a student after a confirmation', async () => {
  const sent = show({ [`GET ${CALL}`]: [200, [ADA]], [`POST ${CALL}`]: [200, { answered: 1, taken: [] }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse TinyFox7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse TinyFox7?' });
  expect(bodies(sent)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Students refused: 1')).toBeTruthy();
  expect(bodies(sent)).toEqual([{ request_ids: [ADA.id], accept: false }]);
});

it('reports that an answer was not saved, and keeps the list', async () => {
  show({ [`GET ${CALL}`]: [200, [ADA]], [`POST ${CALL}`]: [500, {}] });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept TinyFox7' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not save your answer. Please try again.',
  );
  expect(screen.getByText('TinyFox7')).toBeTruthy();
});

it('can be loaded again after a failure', async () => {
  show({ [`GET ${CALL}`]: [500, {}] });
  await screen.findByText('We could not load the students who want to join.');
  answering({ [`GET ${CALL}`]: [200, []] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No students want to join now.')).toBeTruthy();
});

it('has no buttons for a teacher of other classes', async () => {
  show({ [`GET ${CALL}`]: [200, [ADA, BO]] }, { teachers: [] });
  expect(await screen.findByText('TinyFox7')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('shows only the waiting students of a class that no longer asks', async () => {
  const sent = show({ [`GET ${CALL}`]: [200, []] }, { isAsking: false });
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`GET ${CALL}`));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show({ [`GET ${CALL}`]: [200, [ADA]] }, { isAsking: false });
  expect(await screen.findByText('TinyFox7')).toBeTruthy();
});
