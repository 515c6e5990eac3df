// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DoneMessage } from '../../ui/done-message.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { AddClassPage } from './add-class-page.tsx';
import { ClassesPage } from './classes-page.tsx';
import { EditClassPage } from './edit-class-page.tsx';

const ID = '33333333-3333-4333-8333-333333333333';
const TEACHER_ID = '22222222-2222-4222-8222-222222222222';
const CLASS = {
  id: ID,
  name: '4a',
  quiz: true,
  no_skip: false,
  unlocked_chapters: null,
  token: 'ABCD2345',
  token_expires_at: '2099-01-02T08:00:00.000Z',
  asks_to_join: false,
  approves_creative: false,
  open_courses: [],
  assistant_timing: 'asks',
  student_count: 2,
};
const TEACHER = {
  id: TEACHER_ID,
  email: 'tom@example.org',
  full_name: 'Tom Teacher',
  user_type: 1,
  has_joined: true,
};
const user = (user_type: 1 | 2) => ({
  user_id: TEACHER_ID,
  email: 'tom@example.org',
  user_details: { user_type },
  is_student: false,
  student_id: null,
  organization_id: '11111111-1111-4111-8111-111111111111',
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
});
const chapter = (id: number, name: string) => ({
  id,
  name,
  level_data: [],
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
});
const COURSES = {
  'GET /api/level/course/python': [
    200,
    { id: 'python', name: 'Beginners', chapters: [chapter(1, 'Variables'), chapter(2, 'Loops')] },
  ],
  'GET /api/level/course/advanced-python': [
    200,
    { id: 'advanced-python', name: 'Advanced', chapters: [chapter(1, 'Generators')] },
  ],
} as const;
const PAGE = `/en/organization/classes/${ID}/edit`;
const CALL = `/api/organization/classes/${ID}`;

const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { exact: true });
const only = (): HTMLInputElement => screen.getByRole('radio', { name: 'Only these chapters are open:' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByTestId('place').textContent;
const bodyOf = (sent: readonly { call: string; body: unknown }[], wanted: string) =>
  sent.find(({ call }) => call === wanted)?.body;

beforeAll(loadWords);
afterEach(cleanup);

describe('ClassesPage', () => {
  const completion = (level_count: number, completed_count: number): Answer => [
    200,
    {
      level_count,
      classes: [{ class_id: ID, class_name: '4a', student_count: 2, completed_count }],
    },
  ];

  it('lists the classes with their students and their progress in each course', async () => {
    answering({
      ...COURSES,
      'GET /api/organization/classes': [200, [CLASS]],
      'GET /api/level/course/python/org-completion': completion(10, 5),
      'GET /api/level/course/advanced-python/org-completion': completion(10, 0),
    });
    renderAt('/en/organization/classes', <ClassesPage />);
    const row = (await screen.findByRole('link', { name: '4a' })).closest('li');
    expect(row?.textContent).toContain('2 students');
    expect(row?.textContent).toContain('ABCD2345');
    await waitFor(() => expect(row?.textContent).toMatch(/Beginners\s*25\s?%.*Advanced\s*0\s?%/));
  });

  it('says what to do without classes', async () => {
    answering({ 'GET /api/organization/classes': [200, []] });
    renderAt('/en/organization/classes', <ClassesPage />);
    expect(await screen.findByText('There are no classes yet.', { exact: false })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    answering({ 'GET /api/organization/classes': [500, {}] });
    renderAt('/en/organization/classes', <ClassesPage />);
    await screen.findByText('We could not load the classes.');
    answering({ 'GET /api/organization/classes': [200, [CLASS]] });
    press('Try again');
    expect(await screen.findByRole('link', { name: '4a' })).toBeTruthy();
  });
});

describe('AddClassPage', () => {
  const show = () => {
    const sent = answering({ ...COURSES, 'POST /api/organization/classes': [200, CLASS] });
    renderAt('/en/organization/classes/add', <AddClassPage />);
    return sent;
  };

  it('creates a class with the ticked chapters, and opens the page of its code', async () => {
    const sent = show();
    fireEvent.change(field('Name of the class'), { target: { value: '4a' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /^One chapter after another/ }));
    await waitFor(() => expect(only().disabled).toBe(false));
    fireEvent.click(only());
    const loops = await screen.findByRole('checkbox', { name: '2. Loops' });
    fireEvent.click(loops);
    press('Create class');
    await waitFor(() => expect(place()).toBe(PAGE));
    expect(bodyOf(sent, 'POST /api/organization/classes')).toEqual({
      name: '4a',
      quiz: true,
      no_skip: true,
      asks_to_join: false,
      approves_creative: false,
      open_courses: [],
      assistant_timing: 'asks',
      unlocked_chapters: ['python:1', 'advanced-python:1'],
    });
  });

  it.each(['', '   '])('requires a name, and rejects %j', async (name) => {
    const sent = show();
    fireEvent.change(field('Name of the class'), { target: { value: name } });
    press('Create class');
    expect(await screen.findByText('Please enter a name.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name of the class'));
    expect(bodyOf(sent, 'POST /api/organization/classes')).toBeUndefined();
  });

  it('requires an open chapter', async () => {
    const sent = show();
    fireEvent.change(field('Name of the class'), { target: { value: '4a' } });
    await waitFor(() => expect(only().disabled).toBe(false));
    fireEvent.click(only());
    await screen.findByRole('checkbox', { name: '2. Loops' });
    for (const name of ['1. Variables', '2. Loops', '1. Generators'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    press('Create class');
    expect(await screen.findByText('Open at least one chapter', { exact: false })).toBeTruthy();
    expect(bodyOf(sent, 'POST /api/organization/classes')).toBeUndefined();
    fireEvent.click(screen.getByRole('checkbox', { name: '2. Loops' }));
    expect(screen.queryByText('Open at least one chapter', { exact: false })).toBeNull();
  });
});

describe('EditClassPage', () => {
  const show = (
    type: 1 | 2,
    teachers: readonly unknown[],
    answers: Readonly<Record<string, Answer>> = {},
  ) => {
    const sent = answering({
      ...COURSES,
      'GET /api/auth/current': [200, user(type)],
      'GET /api/organization/teachers': [200, [TEACHER]],
      [`GET ${CALL}`]: [200, CLASS],
      [`GET /api/organization/class-teachers/${ID}`]: [200, teachers],
      ...answers,
    });
    renderAt(
      PAGE,
      <Routes>
        <Route path="organization/classes/:classId/edit" element={<EditClassPage />} />
        <Route path="*" element={<DoneMessage />} />
      </Routes>,
    );
    return sent;
  };

  it('saves its rules and opens the class', async () => {
    const sent = show(1, [TEACHER], { [`PUT ${CALL}`]: [200, CLASS] });
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Quizzes/ }));
    press('Save');
    expect(await screen.findByText('4a has been saved.')).toBeTruthy();
    expect(place()).toBe(`/en/organization/classes/${ID}`);
    expect(bodyOf(sent, `PUT ${CALL}`)).toEqual({
      name: '4a',
      quiz: false,
      no_skip: false,
      asks_to_join: false,
      approves_creative: false,
      open_courses: [],
      assistant_timing: 'asks',
      unlocked_chapters: null,
    });
  });

  it('saves when the assistant gives tips', async () => {
    const sent = show(1, [TEACHER], {
      [`GET ${CALL}`]: [200, { ...CLASS, assistant_timing: 'off' }],
      [`PUT ${CALL}`]: [200, CLASS],
    });
    const assistant = within(await screen.findByRole('group', { name: 'Assistant' }));
    expect(assistant.getByRole('radio', { name: 'Off', checked: true })).toBeTruthy();
    fireEvent.click(assistant.getByRole('radio', { name: 'Waits until a student asks' }));
    press('Save');
    await screen.findByText('4a has been saved.');
    expect(bodyOf(sent, `PUT ${CALL}`)).toMatchObject({ assistant_timing: 'waits' });
  });

  it('lets a class accept its students one by one', async () => {
    const sent = show(1, [TEACHER], { [`PUT ${CALL}`]: [200, CLASS] });
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Accept students one by one/ }));
    press('Save');
    await screen.findByText('4a has been saved.');
    expect(bodyOf(sent, `PUT ${CALL}`)).toMatchObject({ asks_to_join: true });
  });

  it('shows a teacher of other classes only how students join', async () => {
    show(1, []);
    expect(await screen.findByText('Only the teachers of this class', { exact: false })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code with the link to join' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create a new code' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete class...' })).toBeNull();
  });

  it('replaces the code after a confirmation', async () => {
    const sent = show(1, [TEACHER], { [`PUT ${CALL}`]: [200, { ...CLASS, token: 'WXYZ6789' }] });
    expect(await screen.findByText(/class-signup\?token=ABCD2345$/)).toBeTruthy();
    press('Create a new code');
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create a new code' }),
    );
    await waitFor(() => expect(bodyOf(sent, `PUT ${CALL}`)).toEqual({ new_token: true }));
    expect(await screen.findByText('The class has a new code.')).toBeTruthy();
  });

  it('lets admins choose the teachers', async () => {
    const sent = show(2, [], { 'PUT /api/organization/class-teachers': [200, [TEACHER]] });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Tom Teacher' }));
    press('Save teachers');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(bodyOf(sent, 'PUT /api/organization/class-teachers')).toEqual({
      class_id: ID,
      teacher_ids: [TEACHER_ID],
    });
  });

  it('does not let teachers choose the teachers', async () => {
    show(1, [TEACHER]);
    await screen.findByLabelText('Name of the class');
    expect(screen.queryByText('Teachers of the class')).toBeNull();
  });

  it('deletes the class after a confirmation', async () => {
    const sent = show(1, [TEACHER], { [`DELETE ${CALL}`]: [204] });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete class...' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('4a was deleted.')).toBeTruthy();
    expect(place()).toBe('/en/organization/classes');
    expect(sent.map(({ call }) => call)).toContain(`DELETE ${CALL}`);
  });

  it.each([403, 422])('reports an unknown class after the status %i', async (status) => {
    show(1, [], { [`GET ${CALL}`]: [status, { statusCode: status, message: 'x' }] });
    expect((await screen.findByRole('alert')).textContent).toBe('Your school has no such class.');
  });
});
