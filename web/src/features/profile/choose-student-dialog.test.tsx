// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ChooseStudentDialog } from './choose-student-dialog.tsx';

vi.mock('../../ui/student-face.tsx', () => ({ StudentFace: () => null }));

const ID = '11111111-1111-4111-8111-111111111111';
const STUDENT = '22222222-2222-4222-8222-222222222222';
const USER = {
  user_id: ID,
  email: 'a@home.test',
  user_details: { user_type: 0 },
  is_student: true,
  student_id: STUDENT,
  organization_id: null,
  last_played: { course_id: 'python', level_slug: 'loops-level1' },
  full_name: null,
  username: 'Ada',
  student_details: { id: STUDENT, username: 'Ada', character: 'Rabbit' },
  class_details: null,
  is_operator: false,
  impersonated: false,
};

beforeAll(loadWords);
afterEach(cleanup);

it.each([
  ['/en/play/python/intro-level1', '/en/play/python/loops-level1'],
  ['/en/challenge/apple-stairs', '/en/challenge/apple-stairs'],
  ['/en/challenges?difficulty=expert', '/en/challenges?difficulty=expert'],
])('after a choice at %s the student continues at %s', async (here, there) => {
  const sent = answering({
    'GET /api/profile/students': [
      200,
      [
        {
          id: STUDENT,
          username: 'Ada',
          full_name: null,
          character: 'Rabbit',
          assistant_enabled: true,
          assistant_attempt_limit: null,
          assistant_timing: 'asks',
          own_assistant_timing: null,
          language: null,
        },
      ],
    ],
    'GET /api/auth/current': [200, { ...USER, student_id: null, is_student: false, student_details: null }],
    [`POST /api/auth/choose-student/${STUDENT}`]: [200, USER],
  });
  const closed: string[] = [];
  renderAt(here, <ChooseStudentDialog opened onClose={() => closed.push('closed')} />);
  fireEvent.click(await screen.findByRole('button', { name: /Ada/ }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(sent.some(({ call }) => call.includes('choose-student'))).toBe(true);
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(there));
});
