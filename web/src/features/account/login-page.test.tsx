// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageMessage } from '../../lib/account/page-message.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';
import { SignupPage } from './signup-page.tsx';

const USER = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: null,
  last_played: null,
  full_name: null,
  username: 'Foxy',
  student_details: { id: '22222222-2222-4222-8222-222222222222', username: 'Foxy', character: 'Rabbit' },
  class_details: null,
};

const HEBREW = { name: 'Hebrew', code: 'he', native_name: 'עברית', flag_emoji: '🇮🇱' };

const refusal = (status: number, rest: object): Answer => [
  status,
  { statusCode: status, message: 'x', ...rest },
];
const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { exact: true });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LoginPage', () => {
  it.each([
    ['/en/login?redirect=/en/play/python/intro-level5', '/en/play/python/intro-level5'],
    ['/en/login?redirect=//elsewhere.example', '/en/'],
    ['/en/login', '/en/'],
  ])('after a login at %s opens %s', async (address, target) => {
    const sent = answering({ 'POST /api/auth/login': [200, USER] });
    renderAt(address, <LoginPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    press('Log in');
    await waitFor(() => expect(place()).toBe(target));
    expect(sent).toContainEqual({
      call: 'POST /api/auth/login',
      body: { email: 'anna@example.org', password: 'correct horse', shared: false },
    });
  });

  it('says that the browser blocks cookies, and sends nothing', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const sent = answering({ 'POST /api/auth/login': [200, USER] });
    renderAt('/en/login', <LoginPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    press('Log in');
    expect(await screen.findByText(/^Your browser blocks cookies/)).toBeTruthy();
    expect(sent.map(({ call }) => call)).not.toContain('POST /api/auth/login');
    expect(field('Email').value).toBe('anna@example.org');
  });

  it('tells the server that the computer is shared', async () => {
    const sent = answering({ 'POST /api/auth/login': [200, USER] });
    renderAt('/en/login', <LoginPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    fireEvent.click(screen.getByLabelText('This is a shared computer'));
    press('Log in');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ shared: true }));
  });

  it('asks for a code if the account has a second factor, and keeps the requested page', async () => {
    answering({ 'POST /api/auth/login': [200, { second_factor: { token: 'abc' } }] });
    renderAt('/en/login?redirect=/en/courses', <LoginPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    press('Log in');
    await waitFor(() => expect(place()).toBe('/en/login/code?redirect=/en/courses'));
  });

  it.each([
    ['/en/login', [200, HEBREW], '/he/'],
    ['/en/login?redirect=/en/courses%3Fpage=2%23top', [200, HEBREW], '/he/courses?page=2#top'],
    ['/he/login?redirect=/fr/courses', [200, HEBREW], '/he/courses'],
    ['/fr/login?redirect=/fr/courses', [500, {}], '/en/courses'],
    ['/fr/login', [0], '/en/'],
    ['/fr/login', [200, { ...HEBREW, code: 'xx' }], '/en/'],
  ] as const)('after a login at %s, with the language %j, opens %s', async (address, language, target) => {
    answering({ 'POST /api/auth/login': [200, USER], 'GET /api/user/get-language': language });
    renderAt(address, <LoginPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    press('Log in');
    await waitFor(() => expect(place()).toBe(target.replace('#top', '')));
  });

  it('keeps the language of the address for an account that is already logged in', async () => {
    answering({
      'GET /api/auth/current': [200, USER],
      'GET /api/user/get-language': [200, HEBREW],
    });
    renderAt('/fr/login', <LoginPage />);
    await waitFor(() => expect(place()).toBe('/fr/'));
  });

  it.each([
    ['/en/login', '/en/impersonate'],
    ['/en/login?redirect=/en/operator/mail', '/en/operator/mail'],
  ])('redirects the operator from %s to %s', async (address, target) => {
    answering({ 'GET /api/auth/current': [200, { ...USER, operator: true }] });
    renderAt(address, <LoginPage />);
    await waitFor(() => expect(place()).toBe(target));
  });

  const TEACHER = { ...USER, user_details: { user_type: 1 }, is_student: false };
  const CHILDLESS = { ...USER, is_student: false, student_id: null, without_students: true };
  it.each([
    ['a teacher', TEACHER, '/en/login', '/en/organization/classes'],
    ['a teacher', TEACHER, '/en/login?redirect=/en/play/python/intro-level5', '/en/play/python/intro-level5'],
    ['a parent without a student', CHILDLESS, '/en/login', '/en/profile/students/add'],
    ['a parent without a student', CHILDLESS, '/en/login?redirect=/en/courses', '/en/courses'],
  ])('redirects %s', async (_, user, address, target) => {
    answering({ 'GET /api/auth/current': [200, user] });
    renderAt(address, <LoginPage />);
    await waitFor(() => expect(place()).toBe(target));
  });

  it.each([
    [refusal(401, { detail: 'wrong_login' }), 'These login details do not match.'],
    [refusal(429, { detail: 'too_many_attempts' }), 'Too many tries.'],
    [refusal(429, { detail: 'too_many_attempts', retry_after: 20 }), 'Wait 20 seconds, then try again.'],
    [refusal(429, { detail: 'too_many_attempts', retry_after: 3601 }), 'Wait 61 minutes, then try again.'],
    [refusal(500, {}), 'Something went wrong.'],
    [[0] as const, 'We cannot reach the server.'],
  ])('after %j shows “%s” and keeps the input', async (answer, words) => {
    answering({ 'POST /api/auth/login': answer });
    renderAt('/en/login', <LoginPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'wrong horse');
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect([field('Email').value, field('Password').value]).toEqual(['anna@example.org', 'wrong horse']);
  });

  it('asks for missing fields before any request', async () => {
    const sent = answering({});
    renderAt('/en/login', <LoginPage />);
    press('Log in');
    expect(await screen.findByText('Please enter your email address.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('LoginPage after Google', () => {
  it.each([
    ['?google=failed', 1],
    ['?google=maybe', 0],
    ['', 0],
  ])('with %j shows %i messages', async (query, count) => {
    answering({});
    renderAt(`/en/login${query}`, <LoginPage />);
    await screen.findByLabelText('Email');
    expect(screen.queryAllByText(/We could not log you in with Google/)).toHaveLength(count);
  });
});

describe('SignupPage', () => {
  const NAMES = { 'GET /api/auth/generate-username': [200, { username: 'TinyFox7' }] } as const;

  it('suggests a username and sends only filled fields', async () => {
    const sent = answering({ ...NAMES, 'POST /api/auth/signup': [200, USER] });
    renderAt('/en/signup', <SignupPage />);
    await waitFor(() => expect(field('Username').value).toBe('TinyFox7'));
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    press('Sign up');
    await waitFor(() => expect(place()).toBe('/en/'));
    expect(sent).toContainEqual({
      call: 'POST /api/auth/signup',
      body: { email: 'anna@example.org', password: 'correct horse', username: 'TinyFox7' },
    });
  });

  it('shows at the password field that the password is common, and keeps the input', async () => {
    const issues = [{ path: 'body.password', message: 'common_password' }];
    answering({ ...NAMES, 'POST /api/auth/signup': refusal(422, { issues }) });
    renderAt('/en/signup', <SignupPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'password1');
    press('Sign up');
    const words = await screen.findByText(/^This password is easy to guess/);
    expect(field('Password').getAttribute('aria-describedby')?.split(' ')).toContain(words.id);
    expect([document.activeElement, field('Password').value]).toEqual([field('Password'), 'password1']);
  });

  it.each([
    ['/en/signup', 'mail_sent'],
    ['/en/signup?token=abc', undefined],
  ])(
    'shows after a sign-up at %s the message %s: only a new address needs a confirmation',
    async (address, kept) => {
      sessionStorage.clear();
      pageMessage.remove();
      const answer: Answer = [200, { email: 'anna@example.org', organization_name: null }];
      answering({
        ...NAMES,
        'GET /api/auth/signup/get-email-from-token': answer,
        'POST /api/auth/signup': [200, USER],
      });
      renderAt(address, <SignupPage />);
      await screen.findByLabelText('Email');
      fill('Email', 'anna@example.org');
      fill('Password', 'correct horse');
      press('Sign up');
      await waitFor(() => expect(place()).toBe('/en/'));
      await waitFor(() => expect(pageMessage.read()).toBe(kept));
    },
  );

  it('shows at the field that an address is taken', async () => {
    const issues = [{ path: 'body.email', message: 'email_taken' }];
    answering({ ...NAMES, 'POST /api/auth/signup': refusal(422, { issues }) });
    renderAt('/en/signup', <SignupPage />);
    fill('Email', 'anna@example.org');
    fill('Password', 'correct horse');
    press('Sign up');
    await screen.findByText('This email address already has an account. Log in instead.');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    fill('Email', 'ben@example.org');
    expect(field('Email').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('uses the address of a sign-up link', async () => {
    const answer: Answer = [200, { email: 'ben@example.org', organization_name: null }];
    answering({ ...NAMES, 'GET /api/auth/signup/get-email-from-token': answer });
    renderAt('/en/signup?token=abc', <SignupPage />);
    await waitFor(() => expect(field('Email').value).toBe('ben@example.org'));
    expect(field('Email').readOnly).toBe(true);
  });

  it('reports a used link', async () => {
    const answer = refusal(400, { detail: 'invalid_token' });
    answering({ ...NAMES, 'GET /api/auth/signup/get-email-from-token': answer });
    renderAt('/en/signup?token=abc', <SignupPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('This link has already been used');
  });
});
