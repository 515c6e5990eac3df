// @vitest-environment happy-dom
import { profileUpdate } from '@hopcode/contract/profile/profile';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberedLearner } from '../../lib/account/learner.ts';
import { api } from '../../lib/api/api.ts';
import { type Answer, answering, loadWords, renderAt, type Sent } from '../../ui/testing/render-page.tsx';
import { LearnerScope } from '../learner/learner-scope.tsx';
import { RequireLogin } from './require-login.tsx';

const user = (last: string) => ({
  user_id: `11111111-1111-4111-8111-11111111111${last}`,
  email: 'anna@example.org',
  user_details: { user_type: 1 },
  is_student: false,
  student_id: null,
  organization_id: '22222222-2222-4222-8222-222222222222',
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
});
const NO_ONE: Answer = [401, { statusCode: 401, message: 'Unauthorized' }];

const Page = () => {
  const navigate = useNavigate();
  const { refetch } = useQuery({
    queryKey: ['data'],
    queryFn: async () => {
      const answer = await fetch('/data', { method: 'GET' });
      return answer.status;
    },
  });
  const { mutate } = useMutation({
    mutationFn: () => api(profileUpdate, { body: { full_name: 'Anna' } }),
  });
  return (
    <>
      <input aria-label="name" />
      <button type="button" onClick={() => mutate()}>
        save
      </button>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
      <button type="button" onClick={() => void navigate('/en/organization/classes/saved')}>
        move
      </button>
    </>
  );
};

let current: Answer;
let sent: readonly Sent[] = [];
const show = async () => {
  current = [200, user('1')];
  sent = answering({
    'GET /api/auth/current': () => current,
    'GET /data': [200, {}],
    'POST /api/profile': NO_ONE,
  });
  renderAt(
    '/en/organization/classes/add',
    <LearnerScope>
      <Routes>
        <Route element={<RequireLogin />}>
          <Route path="organization/classes/:slug" element={<Page />} />
        </Route>
        <Route path="*" element={null} />
      </Routes>
    </LearnerScope>,
  );
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Class 6b' } });
  await waitFor(() => expect(rememberedLearner.read()).toBeDefined());
};
const typed = () => screen.getByRole<HTMLInputElement>('textbox').value;
const hearOfLogout = () => {
  current = NO_ONE;
  act(() => rememberedLearner.write(undefined));
};
const hearOfLogin = (last: string) => {
  current = [200, user(last)];
  act(() => rememberedLearner.write({ studentId: null, character: 'Rabbit' }));
};

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a page of an account after logging out in another tab', () => {
  it('keeps its input, and has a link to log in in a new tab', async () => {
    await show();
    hearOfLogout();
    const link = await screen.findByRole('link', { name: 'Log In' });
    expect(link.getAttribute('href')).toBe('/en/login?redirect=%2Fen%2Forganization%2Fclasses%2Fadd');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('alert').textContent).toContain('You are no longer logged in.');
    expect(typed()).toBe('Class 6b');
    expect(screen.getByTestId('place').textContent).toBe('/en/organization/classes/add');
  });

  it.each([
    ['the same account', '1', 'Class 6b', 1],
    ['another account', '2', '', 2],
  ])(
    'after a login with %s (%s) has the input “%s”, and has requested its data %i times',
    async (_, last, left, times) => {
      await show();
      hearOfLogout();
      await screen.findByRole('link', { name: 'Log In' });
      hearOfLogin(last);
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull());
      await waitFor(() => expect(typed()).toBe(left));
      await waitFor(() => expect(sent.filter(({ call }) => call === 'GET /data')).toHaveLength(times));
    },
  );
});

describe('a page that gets a new address while no one is logged in', () => {
  const move = async () => {
    await show();
    hearOfLogout();
    await screen.findByRole('link', { name: 'Log In' });
    return () => fireEvent.click(screen.getByRole('button', { name: 'move' }));
  };

  it('keeps its input if an account has logged in and no tab has reported it', async () => {
    const go = await move();
    current = [200, user('1')];
    go();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull());
    expect(screen.getByTestId('place').textContent).toBe('/en/organization/classes/saved');
    expect(typed()).toBe('Class 6b');
  });

  it('goes to the login page if no account has logged in', async () => {
    const go = await move();
    go();
    await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/^\/en\/login/));
  });
});

describe('a page of an account whose change is refused with 401', () => {
  it('keeps its input, and has a link to log in in a new tab, if the session has ended', async () => {
    await show();
    current = NO_ONE;
    fireEvent.click(screen.getByRole('button', { name: 'save' }));
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('You are no longer logged in.');
    expect(typed()).toBe('Class 6b');
  });

  it('does not change if the session continues', async () => {
    await show();
    const asked = () => sent.filter(({ call }) => call === 'GET /api/auth/current').length;
    const before = asked();
    fireEvent.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed()).toBe('Class 6b');
  });
});
