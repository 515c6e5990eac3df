// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { RequireLogin } from './require-login.tsx';

const user = (user_type: number, isInSchool: boolean) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type },
  is_student: false,
  student_id: null,
  organization_id: isInSchool ? '22222222-2222-4222-8222-222222222222' : null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
});
const ACCOUNTS = {
  operator: { ...user(0, false), operator: true },
  parent: user(0, false),
  pupil: user(0, true),
  teacher: user(1, true),
  admin: user(2, true),
} as const;

const show = (only: 'parent' | 'admin' | 'staff' | 'operator' | undefined) =>
  renderAt(
    '/en/organization/classes',
    <Routes>
      <Route element={only === undefined ? <RequireLogin /> : <RequireLogin only={only} />}>
        <Route path="organization/classes" element={<p>the page</p>} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
  );

beforeAll(loadWords);
afterEach(cleanup);

describe('RequireLogin', () => {
  it.each([
    [undefined, ['operator', 'parent', 'pupil', 'teacher', 'admin']],
    ['operator', ['operator']],
    ['parent', ['operator', 'parent']],
    ['admin', ['admin']],
    ['staff', ['teacher', 'admin']],
  ] as const)('for %s lets in %j only', async (only, allowed) => {
    const seen: string[] = [];
    for (const [role, account] of Object.entries(ACCOUNTS)) {
      answering({ 'GET /api/auth/current': [200, account] });
      show(only);
      await screen.findByText(/^the page$|^This page is for /);
      if (screen.queryByText('the page')) seen.push(role);
      cleanup();
    }
    expect(seen).toEqual(allowed);
  });

  it.each([
    ['staff', 'parent', 'This page is for teachers', 'You are logged in as a parent: anna@example.org'],
    ['admin', 'teacher', 'This page is for admins of a school', 'You are logged in as a teacher: '],
    ['parent', 'pupil', 'This page is for parents', 'You are logged in as a student of a school: '],
    ['operator', 'admin', 'This page is for the operator of this site', 'You are logged in as an admin: '],
    ['staff', 'operator', 'This page is for teachers', 'You are logged in as the operator: '],
  ] as const)('says that a page of %s is not for a %s', async (only, role, title, words) => {
    const sent = answering({ 'GET /api/auth/current': [200, ACCOUNTS[role]], 'GET /api/auth/logout': [204] });
    show(only);
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.parentElement?.textContent).toContain(words);
    expect(document.title).toContain(title);
    fireEvent.click(screen.getByRole('button', { name: 'Log in with another account' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/auth/logout'));
  });

  it('sends a visitor to the login page, which then leads back to this page', async () => {
    answering({});
    show('staff');
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe(
        '/en/login?redirect=%2Fen%2Forganization%2Fclasses',
      ),
    );
  });
});
