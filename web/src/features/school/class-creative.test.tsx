// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ClassCreative } from './class-creative.tsx';

const [CLASS, ANNA, MAZE] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
const level = (change: object = {}) => ({
  id: MAZE,
  level_slug: 'maze-abc',
  course_id: 'python',
  name: 'Maze',
  map_path: null,
  size: [16, 10],
  creator_user_id: ANNA,
  creator_student_id: null,
  creator_name: 'Bo',
  own: false,
  is_public: false,
  school_visible: true,
  state: 'school',
  favorite: false,
  likes: 0,
  plays: 0,
  completions: 0,
  updated_at: '2026-01-01T08:00:00.000Z',
  ...change,
});
const LEVELS = `/api/organization/classes/${CLASS}/levels`;
const USER = {
  user_id: ANNA,
  email: 'anna@example.org',
  user_details: { user_type: 2 },
  is_student: false,
  student_id: null,
  organization_id: CLASS,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
};

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>>) => {
  const sent = answering({
    'GET /api/auth/current': [200, USER],
    [`GET ${LEVELS}`]: [200, []],
    'GET /api/level/creative/review': [200, []],
    ...answers,
  });
  renderAt('/en/', <ClassCreative classId={CLASS ?? ''} />);
  return sent;
};

beforeAll(loadWords);
afterEach(cleanup);

it('says in an empty extra chapter where to find levels', async () => {
  show({});
  expect(await screen.findByText(/No levels in the extra chapter yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Creative Levels' }).getAttribute('href')).toBe(
    '/en/creative-levels',
  );
  expect(screen.queryByText('Levels waiting for your approval')).toBeNull();
});

it('links to a waiting level, and approves it', async () => {
  const waiting = { level: level({ state: 'waiting' }), reports: [], taken_down_reason: null };
  const sent = show({
    'GET /api/level/creative/review': [200, [waiting]],
    [`POST /api/level/creative/${MAZE}/review`]: [200, waiting],
  });
  const section = await screen.findByRole('region', { name: 'Levels waiting for your approval' });
  expect(within(section).getByRole('link', { name: 'Maze' }).getAttribute('href')).toBe(
    `/en/play/python/${ANNA}/maze-abc`,
  );
  fireEvent.click(within(section).getByRole('button', { name: 'Approve: Maze' }));
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: `POST /api/level/creative/${MAZE}/review`,
      body: { decision: 'approve' },
    }),
  );
});

it('says before and after an approval that everyone can play a public level', async () => {
  const waiting = {
    level: level({ state: 'waiting', is_public: true }),
    reports: [],
    taken_down_reason: null,
  };
  const lists = [[waiting], []];
  show({
    'GET /api/level/creative/review': () => [200, lists.shift() ?? []] as const,
    [`POST /api/level/creative/${MAZE}/review`]: [200, waiting],
  });
  const section = await screen.findByRole('region', { name: 'Levels waiting for your approval' });
  expect(section.textContent).toContain('After your approval, everyone can play it');
  within(section).getByRole('button', { name: 'Approve: Maze' }).focus();
  fireEvent.click(within(section).getByRole('button', { name: 'Approve: Maze' }));
  const done = await screen.findByText('Everyone can play Maze now, outside your school too.');
  await waitFor(() => expect(document.activeElement).toBe(done));
});

it('removes a level from the extra chapter', async () => {
  const sent = show({ [`GET ${LEVELS}`]: [200, [level()]], [`DELETE ${LEVELS}/${MAZE}`]: [200, []] });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`DELETE ${LEVELS}/${MAZE}`));
});
