// @vitest-environment happy-dom
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberedLearner } from '../../lib/account/learner.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { StudentBanner } from './student-banner.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const OWN = '44444444-4444-4444-8444-444444444444';
const STOP = 'POST /api/auth/stop-acting';
const TEACHER: CurrentUser = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 1 },
  is_student: true,
  student_id: ADA,
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: null,
  full_name: 'Anna',
  username: 'Ada',
  student_details: { id: ADA, username: 'Ada', character: 'Viking' },
  class_details: null,
};
const PARENT: CurrentUser = { ...TEACHER, user_details: { user_type: 0 }, organization_id: null };
const HERSELF = { ...TEACHER, is_student: false, student_id: OWN, username: null };

const show = (user: CurrentUser, address: string, answer: Answer) => {
  const sent = answering({ [STOP]: answer });
  renderAt(address, <StudentBanner user={user} />);
  return sent;
};
const words = () => screen.getByRole('region', { name: 'Playing as a student' }).textContent;
const place = () => screen.getByTestId('place').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('StudentBanner', () => {
  it.each([
    ['/en/play/python/intro-level1', '/en/play/python/intro-level1'],
    ['/en/challenge/apple-stairs', '/en/challenge/apple-stairs'],
    ['/en/courses', '/en/organization/classes'],
  ])('leads a teacher from %s back to its own account, at %s', async (address, target) => {
    const sent = show(TEACHER, address, [200, HERSELF]);
    expect(words()).toContain('You are playing as Ada. Everything you do here counts for Ada.');
    press('Back to my account');
    await waitFor(() => expect([rememberedLearner.read()?.studentId, place()]).toEqual([OWN, target]));
    expect(sent.map(({ call }) => call)).toEqual([STOP]);
  });

  it('leads a parent to the list of students', async () => {
    show(PARENT, '/en/', [200, { ...PARENT, is_student: false, student_id: null, student_details: null }]);
    expect(words()).not.toContain('saves into');
    press('Back to parent pages');
    await waitFor(() => expect(place()).toBe('/en/profile/students'));
  });

  it.each([[[0] as const], [[500] as const]])(
    'stays after the answer %j, and can be tried again',
    async (answer) => {
      const sent = show(TEACHER, '/en/courses', answer);
      press('Back to my account');
      expect((await screen.findByRole('alert')).textContent).toContain('Please try again.');
      press('Back to my account');
      await waitFor(() => expect(sent.filter(({ call }) => call === STOP)).toHaveLength(2));
      expect(place()).toBe('/en/courses');
    },
  );
});
