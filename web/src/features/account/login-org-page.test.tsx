// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LoginOrganizationPage } from './login-org-page.tsx';

const PUPIL = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: null,
  full_name: null,
  username: 'Foxy',
  student_details: { id: '22222222-2222-4222-8222-222222222222', username: 'Foxy', character: 'Rabbit' },
  class_details: null,
};
const REFUSED: Answer = [401, { statusCode: 401, message: 'x', detail: 'wrong_login' }];
const BY_CARD = 'POST /api/auth/login-card';
const BY_NAME = 'POST /api/auth/login-org';

const show = (address: string, answers: Readonly<Record<string, Answer>>) => {
  const sent = answering(answers);
  renderAt(
    address,
    <Routes>
      <Route path="login-org/:organizationSlug?" element={<LoginOrganizationPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
  return sent;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pictures = () => screen.getByRole('group', { name: 'Choose your three pictures in the right order' });
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('logging in with a card', () => {
  const CARD = '/en/login-org/oak-school#card=secret-1';

  it('sends nothing before the press', async () => {
    const sent = show(CARD, { [BY_CARD]: [200, PUPIL] });
    await screen.findByRole('button', { name: 'Log in and play' });
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    press('Log in and play');
    await waitFor(() => expect(place()).toBe('/en/'));
    expect(sent).toContainEqual({ call: BY_CARD, body: { token: 'secret-1', shared: true } });
  });

  it.each([
    ['was replaced', REFUSED],
    ['is invalid', [422, { statusCode: 422, message: 'x', issues: [{ path: 'body.token', message: 'x' }] }]],
  ] as const)('reports that the card %s, and offers another login', async (_, answer) => {
    show(CARD, { [BY_CARD]: answer });
    await screen.findByRole('button', { name: 'Log in and play' });
    press('Log in and play');
    expect((await screen.findByRole('alert')).textContent).toContain('This card has stopped working.');
    press('Log in another way');
    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });

  it('is offered while an account is still logged in', async () => {
    show(CARD, { 'GET /api/auth/current': [200, PUPIL], [BY_CARD]: REFUSED });
    expect(await screen.findByText(/Foxy is logged in here now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in and play' })).toBeTruthy();
  });
});

describe('the school of the address', () => {
  const BY_SLUG = 'GET /api/organization/by-slug';

  it('is its slug until the name has loaded, so that the form does not move', async () => {
    show('/en/login-org/oak-school', { [BY_SLUG]: [200, { name: 'Oak School', slug: 'oak-school' }] });
    expect(await screen.findByText('School: oak-school')).toBeTruthy();
    expect(await screen.findByText('School: Oak School')).toBeTruthy();
  });

  it.each([
    ['its name', [200, { name: 'Oak School', slug: 'oak-school' }], 'School: Oak School', 0],
    ['its slug if the name cannot be loaded', [0], 'School: oak-school', 0],
    [
      'a message that it does not exist',
      [404, { statusCode: 404, message: 'x' }],
      'We found no school with this short name.',
      1,
    ],
  ] as const)('is shown with %s', async (_, answer, words, fields) => {
    show('/en/login-org/oak-school', { [BY_SLUG]: answer });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByLabelText('School')).toHaveLength(fields);
  });
});

describe('an address with an earlier short name', () => {
  it('is replaced by the current short name', async () => {
    show('/en/login-org/old-name?redirect=%2Fen%2Fcourses', {
      'GET /api/organization/by-slug': [200, { name: 'Oak School', slug: 'oak-school' }],
    });
    await waitFor(() => expect(place()).toBe('/en/login-org/oak-school?redirect=%2Fen%2Fcourses'));
    expect(await screen.findByText('School: Oak School')).toBeTruthy();
  });
});

describe('logging in with three pictures', () => {
  const open = async (answers: Readonly<Record<string, Answer>>) => {
    const sent = show('/en/login-org/oak-school', answers);
    fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'foxy' } });
    press('Log in with my three pictures');
    return sent;
  };

  it('offers twelve named pictures and sends three in their order', async () => {
    const sent = await open({ [BY_NAME]: [200, PUPIL] });
    expect(within(pictures()).getAllByRole('button')).toHaveLength(12 + 1);
    for (const name of ['Cat', 'Key', 'Cat', 'Star']) press(name);
    expect(within(pictures()).getByRole('status').textContent).toBe('1 of 3: Cat2 of 3: Key3 of 3: Cat');
    press('Log in');
    await waitFor(() => expect(place()).toBe('/en/'));
    expect(sent).toContainEqual({
      call: BY_NAME,
      body: {
        organization_slug: 'oak-school',
        username: 'foxy',
        shared: true,
        pictures: ['cat', 'key', 'cat'],
      },
    });
  });

  it('asks for missing pictures before any request', async () => {
    const sent = await open({});
    press('Cat');
    press('Log in');
    expect(await screen.findByText('Please choose three pictures.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Apple'));
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('clears the pictures on request, and keeps the username when the student switches to the password', async () => {
    await open({});
    press('Cat');
    press('Start again');
    expect(within(pictures()).getByRole('status').textContent).toContain('1 of 3: empty');
    press('Log in with a password');
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('foxy');
    expect(screen.getByLabelText('Password', { exact: true })).toBeTruthy();
  });

  it('reports that the pictures do not match', async () => {
    await open({ [BY_NAME]: REFUSED });
    for (const name of ['Cat', 'Key', 'Cow']) press(name);
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toContain('These login details do not match.');
    press('Star');
    expect(within(pictures()).getByRole('status').textContent).toContain('1 of 3: Star2 of 3: empty');
  });
});
