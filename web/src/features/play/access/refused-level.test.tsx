// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SiteFeaturesProvider } from '../../../lib/site-features.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { RefusedLevel } from './refused-level.tsx';

const account = (userType: number, organizationId: string | null, isStudent = false): Answer => [
  200,
  {
    user_id: '11111111-1111-4111-8111-111111111111',
    email: 'anna@example.org',
    user_details: { user_type: userType },
    is_student: isStudent,
    student_id: '22222222-2222-4222-8222-222222222222',
    organization_id: organizationId,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  },
];
const SCHOOL = '33333333-3333-4333-8333-333333333333';
const NO_ONE: Answer = [401, { statusCode: 401, message: 'Unauthorized' }];

const show = (status: 401 | 402, user: Answer, purchase = true): void => {
  answering({ 'GET /api/auth/current': user });
  renderAt(
    '/en/play/python/a',
    <SiteFeaturesProvider features={{ signUp: true, purchase }}>
      <Routes>
        <Route path="play/python/a" element={<RefusedLevel status={status} courseId="python" />} />
        <Route path="*" element={null} />
      </Routes>
    </SiteFeaturesProvider>,
  );
};

beforeAll(loadWords);
afterEach(cleanup);

describe('a refused level', () => {
  it.each<[string, 401 | 402, Answer, string]>([
    ['no login', 401, NO_ONE, '/en/login?redirect=%2Fen%2Fplay%2Fpython%2Fa'],
    ['a visitor has to pay', 402, NO_ONE, '/en/purchase'],
    ['a parent has to pay', 402, account(0, null), '/en/purchase'],
    ['a teacher has to pay', 402, account(1, SCHOOL), '/en/schools'],
    ['an admin has to pay', 402, account(2, SCHOOL), '/en/schools'],
  ])('redirects: %s (%i)', async (_, status, user, place) => {
    show(status, user);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(place));
  });

  it.each([
    ['a parent', account(0, null, true)],
    ['a school', account(0, SCHOOL, true)],
  ])('tells a student of %s whom to ask, and where to play on', async (_, user) => {
    show(402, user);
    const failure = await screen.findByRole('alert');
    await waitFor(() =>
      expect(failure.textContent).toMatch(
        /^This level is part of the full courseAsk your parent or teacher to open it for you./,
      ),
    );
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Play a free level', '/en/play/python/intro-level1'],
      ['Map of the course', '/en/courses/python'],
    ]);
  });

  it('says so if nothing is sold here', async () => {
    show(402, NO_ONE, false);
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toBe('This level is part of the full courseYou cannot buy this here yet.');
  });
});
