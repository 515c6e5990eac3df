// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ClassSignupPage } from './class-signup-page.tsx';
import { storedJoinRequest } from './join-request.ts';

const PUPIL = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: null,
  full_name: null,
  username: 'TinyFox7',
  student_details: null,
  class_details: null,
};
const ASK = 'POST /api/auth/join-request';
const STATE = 'GET /api/auth/join-request';
const ENTER = 'POST /api/auth/join-request/enter';
const WAITING = 'Wait until your teacher accepts you.';
const OTHER = 'Ask with another username';
const REQUEST = { code: 'abc', token: 'secret', username: 'TinyFox7', isShared: true, isReplaced: false };

type Answers = Readonly<Record<string, Answer | (() => Answer)>>;

const classOf = (asks_to_join: boolean): Answer => [
  200,
  { class_name: '4a', organization_name: 'Oak School', organization_slug: 'oak-school', asks_to_join },
];
const stateOf = (state: 'waiting' | 'accepted' | 'gone'): Answer => [200, { state }];

const show = (answers: Answers, asks = true) => {
  const sent = answering({
    'GET /api/organization/class-by-token': classOf(asks),
    'GET /api/auth/generate-username': [200, { username: 'TinyFox7' }],
    ...answers,
  });
  renderAt('/en/class-signup?token=abc', <ClassSignupPage />);
  return sent;
};
const send = async (button: string) => {
  const name = await screen.findByLabelText<HTMLInputElement>('Username');
  await waitFor(() => expect(name.value).toBe('TinyFox7'));
  fireEvent.change(screen.getByLabelText('Password', { exact: true }), {
    target: { value: 'correct horse' },
  });
  fireEvent.click(screen.getByRole('button', { name: button }));
};
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
beforeEach(() => {
  localStorage.clear();
  storedJoinRequest.remove();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('sends the request, and waits for the teacher', async () => {
  const sent = show({ [ASK]: [200, { token: 'secret' }], [STATE]: stateOf('waiting') });
  await send('Ask to join');
  expect(await screen.findByText(WAITING)).toBeTruthy();
  expect(screen.getByText(/that TinyFox7 wants to join/)).toBeTruthy();
  expect(sent.find(({ call }) => call === ASK)?.body).toMatchObject({ username: 'TinyFox7', token: 'abc' });
  expect(storedJoinRequest.read()).toEqual(REQUEST);
});

it('sends a request if the teacher has switched this on after the page was loaded', async () => {
  const answers: Answers = {
    'POST /api/auth/signup/class-token': [403, { statusCode: 403, message: 'x', detail: 'ask_to_join' }],
    [ASK]: [200, { token: 'secret' }],
    [STATE]: stateOf('waiting'),
  };
  show(answers, false);
  await send('Join the class');
  expect(await screen.findByText(WAITING)).toBeTruthy();
});

it('logs the student in when the teacher accepts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storedJoinRequest.write(REQUEST);
  let state = stateOf('waiting');
  const sent = show({ [STATE]: () => state, [ENTER]: [200, PUPIL] });
  await screen.findByText(WAITING);
  state = stateOf('accepted');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(place()).toBe('/en/'));
  expect(sent.filter(({ call }) => call === ENTER).map(({ body }) => body)).toEqual([
    { token: 'secret', shared: true },
  ]);
  expect(storedJoinRequest.read()).toBeUndefined();
});

it.each<[string, Answers]>([
  ['was refused or has expired', { [STATE]: stateOf('gone') }],
  [
    'has logged in already',
    {
      [STATE]: stateOf('accepted'),
      [ENTER]: [400, { statusCode: 400, message: 'x', detail: 'invalid_token' }],
    },
  ],
])('reports after a reload that the request %s, and offers to ask again', async (_, answers) => {
  storedJoinRequest.write(REQUEST);
  show(answers);
  expect((await screen.findByRole('alert')).textContent).toContain('You cannot join with this request');
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeTruthy();
});

it('keeps waiting when the code of the class has expired', async () => {
  storedJoinRequest.write(REQUEST);
  const ended: Answer = [400, { statusCode: 400, message: 'x', detail: 'class_code_expired' }];
  show({ 'GET /api/organization/class-by-token': ended, [STATE]: stateOf('waiting') });
  expect(await screen.findByText(WAITING)).toBeTruthy();
  expect(storedJoinRequest.read()).toEqual(REQUEST);
});

it('reports that the login failed, and tries again', async () => {
  storedJoinRequest.write(REQUEST);
  let answer: Answer = [0];
  show({ [STATE]: stateOf('accepted'), [ENTER]: () => answer });
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
  answer = [200, PUPIL];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(place()).toBe('/en/'));
});

it('ignores the request of another class', async () => {
  storedJoinRequest.write({ ...REQUEST, code: 'other' });
  show({});
  expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeTruthy();
});

it('replaces the previous request after another username is chosen', async () => {
  storedJoinRequest.write(REQUEST);
  const sent = show({ [ASK]: [200, { token: 'second' }], [STATE]: stateOf('waiting') });
  fireEvent.click(await screen.findByRole('button', { name: OTHER }));
  await send('Ask to join');
  expect(await screen.findByText(WAITING)).toBeTruthy();
  expect(sent.find(({ call }) => call === ASK)?.body).toMatchObject({ replaces: 'secret' });
  expect(storedJoinRequest.read()).toEqual({ ...REQUEST, token: 'second' });
});
