// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ClassSignupPage } from './class-signup-page.tsx';

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
const JOIN = 'POST /api/auth/signup/class-token';
const CLASS: Answer = [
  200,
  { class_name: '4a', organization_name: 'Oak School', organization_slug: 'oak-school', asks_to_join: false },
];

const show = (answers: Readonly<Record<string, Answer>>, query = '?token=abc') => {
  const sent = answering({
    'GET /api/organization/class-by-token': CLASS,
    'GET /api/auth/generate-username': [200, { username: 'TinyFox7' }],
    ...answers,
  });
  renderAt(`/en/class-signup${query}`, <ClassSignupPage />);
  return sent;
};
const name = () => screen.getByLabelText<HTMLInputElement>('Username');
const join = async (password: string) => {
  await waitFor(() => expect(name().value).toBe('TinyFox7'));
  fireEvent.change(screen.getByLabelText('Password', { exact: true }), { target: { value: password } });
  fireEvent.click(screen.getByRole('radio', { name: 'Viking' }));
  fireEvent.click(screen.getByRole('button', { name: 'Join the class' }));
};

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('ClassSignupPage', () => {
  it('names the class, and needs only a username and a password', async () => {
    const sent = show({ [JOIN]: [200, PUPIL] });
    expect(await screen.findByText('\u20684a\u2069, \u2068Oak School\u2069')).toBeTruthy();
    await join('correct horse');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/'));
    expect(sent).toContainEqual({
      call: JOIN,
      body: {
        username: 'TinyFox7',
        password: 'correct horse',
        token: 'abc',
        character: 'Viking',
        shared: true,
      },
    });
  });

  it('shows while typing that a username is taken, before any request to sign up', async () => {
    const sent = show({ 'GET /api/auth/check-class-username': [200, { exists: true }] });
    await screen.findByText('\u20684a\u2069, \u2068Oak School\u2069');
    await screen.findByText('Another student already has this username.');
    expect(sent.map(({ call }) => call)).not.toContain(JOIN);
  });

  it('shows at the field that a username is taken', async () => {
    const issues = [{ path: 'body.username', message: 'username_taken' }];
    show({ [JOIN]: [422, { statusCode: 422, message: 'x', issues }] });
    await screen.findByText('\u20684a\u2069, \u2068Oak School\u2069');
    await join('correct horse');
    await screen.findByText('Another student already has this username.');
    await waitFor(() => expect(document.activeElement).toBe(name()));
  });

  it('asks for a longer password before any request', async () => {
    const sent = show({});
    await screen.findByText('\u20684a\u2069, \u2068Oak School\u2069');
    await join('short');
    expect(await screen.findByText('The password needs 8 to 200 characters.')).toBeTruthy();
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  const code = () => screen.findByLabelText<HTMLInputElement>('Class code');

  it.each(['', '?token=', '?token=%20'])('asks for a code, then opens its page: query %j', async (query) => {
    const sent = show({}, query);
    fireEvent.change(await code(), { target: { value: ' abcd 2345 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('\u20684a\u2069, \u2068Oak School\u2069')).toBeTruthy();
    expect(screen.getByTestId('place').textContent).toBe('/en/class-signup?token=ABCD2345');
    expect(sent.map(({ call }) => call)).toContain('GET /api/organization/class-by-token');
    expect(screen.getByRole('link', { name: 'School login' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('shows at the field that the code is missing, and sends no request', async () => {
    const sent = show({}, '');
    await code();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please type the code of your class.')).toBeTruthy();
    expect(document.activeElement).toBe(await code());
    expect(sent.filter(({ call }) => call.endsWith('class-by-token'))).toEqual([]);
  });

  it.each([
    ['old', [400, { statusCode: 400, message: 'x', detail: 'invalid_token' }]],
    [
      'much-too-long',
      [422, { statusCode: 422, message: 'x', issues: [{ path: 'query.token', message: 'x' }] }],
    ],
  ] as const)('shows at the field that no class has the code %j', async (token, answer) => {
    show({ 'GET /api/organization/class-by-token': answer }, `?token=${token}`);
    expect(await screen.findByText(/^No class has this code/)).toBeTruthy();
    const field = await code();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([token, 'true']);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'ABCD2345' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows at the field that the code has expired', async () => {
    const answer = [400, { statusCode: 400, message: 'x', detail: 'class_code_expired' }] as const;
    show({ 'GET /api/organization/class-by-token': answer }, '?token=ABCD2345');
    expect(await screen.findByText('This code has expired. Ask your teacher for a new code.')).toBeTruthy();
    const field = await code();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['ABCD2345', 'true']);
  });

  it('shows any other reason why the class was not found', async () => {
    show({ 'GET /api/organization/class-by-token': [0] });
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server.');
    expect(screen.getByRole('link', { name: 'School login' })).toBeTruthy();
  });
});
