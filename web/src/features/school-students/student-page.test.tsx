// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayProps } from '../../ui/student-program/replay-slot.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { EditSchoolStudentPage } from './edit-student-page.tsx';
import { SchoolStudentPage } from './student-page.tsx';
import { SchoolStudentsPage } from './students-page.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const CALL = `/api/organization/students/${ADA}`;
const STUDENT = {
  id: ADA,
  username: 'Ada',
  full_name: 'Ada Oak',
  character: 'Viking',
  assistant_enabled: true,
  assistant_attempt_limit: 3,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  class_id: null,
  last_played: null,
  last_played_at: null,
};
const level = (slug: string, name: string, completed: boolean) => ({ slug, name, completed, locked: false });
const COURSE = {
  id: 'python',
  name: 'Python for beginners',
  chapters: [
    {
      id: 3,
      name: 'Loops',
      level_data: [level('loops-level1', 'Again!', true), level('loops-level2', 'Rows', false)],
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
    },
  ],
};
const PROGRAM = {
  status: 'complete',
  code: 'for i in range(3):\n    move()',
  updated_at: '2026-01-02T03:04:05.000Z',
  runs: 4,
  last_error: null,
  character: 'Viking',
  versions: [],
};

/** Replaces the stage. */
const Replay = ({ code, character }: ReplayProps) => <p>{`${character} plays ${code}`}</p>;

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>>, rest = '') => {
  const sent = answering({
    'GET /api/organization/classes': [200, []],
    'GET /api/level/course/python': [200, COURSE],
    'GET /api/level/course/advanced-python': [200, { ...COURSE, name: 'Advanced', chapters: [] }],
    ...answers,
  });
  renderAt(
    `/en/organization/students/${ADA}${rest}`,
    <Routes>
      <Route path="organization/students/:studentId" element={<SchoolStudentPage replay={Replay} />} />
      <Route path="organization/students/:studentId/edit" element={<EditSchoolStudentPage />} />
      <Route path="organization/students" element={<SchoolStudentsPage />} />
    </Routes>,
  );
  return sent;
};

beforeAll(loadWords);
afterEach(cleanup);

describe('SchoolStudentPage', () => {
  it("lets teachers play as the student, from the student's last level", async () => {
    const last = { course_id: 'python', level_slug: 'loops-level2' };
    const answer = {
      user_id: ADA,
      email: 'anna@example.org',
      user_details: { user_type: 1 },
      is_student: true,
      student_id: ADA,
      organization_id: ADA,
      last_played: last,
      full_name: null,
      username: 'Ada',
      student_details: { id: ADA, username: 'Ada', character: 'Viking' },
      class_details: null,
    };
    show({ [`GET ${CALL}`]: [200, STUDENT], [`POST /api/auth/choose-student/${ADA}`]: [200, answer] });
    fireEvent.click(await screen.findByRole('button', { name: 'Play as Ada' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/play/python/loops-level2'));
  });

  it('reports that playing as the student failed', async () => {
    show({ [`GET ${CALL}`]: [200, STUDENT], [`POST /api/auth/choose-student/${ADA}`]: [500] });
    fireEvent.click(await screen.findByRole('button', { name: 'Play as Ada' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it("shows the student's name, progress and a program", async () => {
    show({
      [`GET ${CALL}`]: [200, STUDENT],
      'GET /api/level/program/python/loops-level1': [200, PROGRAM],
    });
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
    expect(screen.getByText('Has not played yet')).toBeTruthy();
    expect(screen.getByText('Assistant: Comes by itself')).toBeTruthy();
    expect(screen.getByText('Can ask the assistant 3 times a day')).toBeTruthy();
    await screen.findByRole('progressbar', { name: 'Loops' });
    expect(screen.getAllByText('1 of 2')).toHaveLength(2);
    fireEvent.click(screen.getByText('Loops'));
    fireEvent.click(screen.getByRole('button', { name: 'Program for Again!' }));
    const dialog = await screen.findByRole('dialog', { name: 'Again!' });
    const code = await within(dialog).findByRole('region', { name: 'Program' });
    expect(code.textContent).toBe(PROGRAM.code.replace('\n', ''));
    expect(within(dialog).getByText(/^Viking plays for i/)).toBeTruthy();
    expect(code.getAttribute('dir')).toBe('ltr');
  });

  it.each([
    [[404, { statusCode: 404, message: 'x' }], 'This student does not exist.'],
    [[422, { statusCode: 422, message: 'x' }], 'This student does not exist.'],
    [[500, {}], 'We could not load the student.'],
    [[0], 'We could not load the student.'],
  ] as const)('after %j shows “%s”', async (answer, words) => {
    show({ [`GET ${CALL}`]: answer });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});

describe('EditSchoolStudentPage', () => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const limit = () => screen.getByLabelText('Tips per day (optional)');

  it.each(['many', '-1', '2.5', '10001'])('rejects %j as the number of tips a day', async (typed) => {
    const sent = show({ [`GET ${CALL}`]: [200, STUDENT] }, '/edit');
    fireEvent.change(await screen.findByLabelText('Tips per day (optional)'), { target: { value: typed } });
    save();
    expect(await screen.findByText('Please enter a whole number from 0 to 10000.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(limit()));
    expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });

  it('saves all changes with one request', async () => {
    const sent = show({ [`GET ${CALL}`]: [200, STUDENT], [`PUT ${CALL}`]: [200, STUDENT] }, '/edit');
    fireEvent.change(await screen.findByLabelText('Tips per day (optional)'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Off' }));
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: ' ' } });
    save();
    expect(await screen.findByText('Ada has been saved.')).toBeTruthy();
    expect(screen.getByTestId('place').textContent).toBe(`/en/organization/students/${ADA}`);
    expect(sent).toContainEqual({
      call: `PUT ${CALL}`,
      body: { full_name: null, assistant_enabled: false, assistant_attempt_limit: null },
    });
  });

  it('offers the setting of the class, and names the setting of the chosen class', async () => {
    const schoolClass = {
      id: '33333333-3333-4333-8333-333333333333',
      name: '4a',
      quiz: true,
      no_skip: false,
      unlocked_chapters: null,
      token: 'abc',
      token_expires_at: '2099-01-02T08:00:00.000Z',
      asks_to_join: false,
      approves_creative: false,
      open_courses: [],
      assistant_timing: 'off',
      student_count: 2,
      teaches: true,
    };
    const before = { ...STUDENT, own_assistant_timing: 'waits', assistant_timing: 'waits' };
    const sent = show(
      {
        [`GET ${CALL}`]: [200, before],
        [`PUT ${CALL}`]: [200, STUDENT],
        'GET /api/organization/classes': [200, [schoolClass]],
      },
      '/edit',
    );
    await screen.findByRole('radio', { name: 'Waits until the student asks', checked: true });
    fireEvent.click(await screen.findByRole('radio', { name: /^Use the class setting ?Now: Comes/ }));
    await screen.findByRole('option', { name: '4a' });
    fireEvent.change(screen.getByLabelText('Class'), { target: { value: schoolClass.id } });
    expect(screen.getByText('Now: Off')).toBeTruthy();
    save();
    expect(await screen.findByText('Ada has been saved.')).toBeTruthy();
    expect(sent).toContainEqual({
      call: `PUT ${CALL}`,
      body: { own_assistant_timing: null, class_id: schoolClass.id },
    });
  });

  it.each([
    ['waits', 'Assistant: Waits until the student asks'],
    ['off', 'Cannot ask the assistant'],
  ])('shows on the page of a student that the assistant %s', async (assistant_timing, words) => {
    show({ [`GET ${CALL}`]: [200, { ...STUDENT, assistant_timing }] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('deletes the student after the word is typed, and the list reports it', async () => {
    const sent = show(
      {
        [`GET ${CALL}`]: [200, STUDENT],
        [`DELETE ${CALL}`]: [204],
        'GET /api/organization/students': [200, { students: [], total: 0 }],
      },
      '/edit',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete student...' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Ada?' });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'DELETE' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Ada was deleted.')).toBeTruthy();
    expect(await screen.findByText('There are no students yet.', { exact: false })).toBeTruthy();
    expect(screen.getByTestId('place').textContent).toBe('/en/organization/students');
    expect(sent.map(({ call }) => call)).toContain(`DELETE ${CALL}`);
  });
});
