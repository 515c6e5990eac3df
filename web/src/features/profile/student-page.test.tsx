// @vitest-environment happy-dom
import { profileExport } from '@hopcode/contract/profile/export';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReplayProps } from '../../ui/student-program/replay-slot.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { EditStudentPage } from './edit-student-page.tsx';
import { ExportSection } from './export-section.tsx';
import { StudentPage } from './student-page.tsx';
import { StudentsPage } from './students-page.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const CALL = `GET /api/profile/students/${ADA}`;
const STUDENT = {
  id: ADA,
  username: 'Ada',
  full_name: null,
  character: 'Viking',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  last_played: { course_id: 'python', level_slug: 'loops-level1' },
  last_played_at: '2026-01-02T03:04:05.000Z',
};
const COURSE = {
  id: 'python',
  name: 'Python for beginners',
  chapters: [
    {
      id: 3,
      name: 'Loops',
      level_data: [{ slug: 'loops-level1', name: 'Again!', completed: false, locked: false }],
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
    },
  ],
};
/** The parts of an export that are lists. */
const LISTS = Object.entries(profileExport.response.shape).flatMap(([name, part]) =>
  part.safeParse([]).success ? [name] : [],
);
const NOT_BEGUN = {
  status: 'not_started',
  code: null,
  updated_at: null,
  runs: 0,
  last_error: null,
  character: 'Viking',
  versions: [],
};

/** Replaces the stage. */
const Replay = ({ code, character }: ReplayProps) => <p>{`${character} plays ${code}`}</p>;

const show = (answers: Readonly<Record<string, Answer>>, address = 'students') => {
  answering({
    'GET /api/level/course/python': [200, COURSE],
    'GET /api/level/course/advanced-python': [500, {}],
    ...answers,
  });
  renderAt(
    `/en/profile/${address}/${ADA}`,
    <Routes>
      <Route path="profile/students/:studentId" element={<StudentPage replay={Replay} />} />
      <Route path="profile/student/:studentId" element={<StudentPage replay={Replay} />} />
    </Routes>,
  );
};

beforeAll(loadWords);
afterEach(cleanup);

describe('StudentPage of a parent', () => {
  it.each(['students', 'student'])(
    'shows the progress, and can load a failed course again (address: %s)',
    async (address) => {
      show(
        { [CALL]: [200, STUDENT], 'GET /api/level/program/python/loops-level1': [200, NOT_BEGUN] },
        address,
      );
      expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
      expect((await screen.findByRole('alert')).textContent).toContain('We could not load the progress.');
      expect(screen.getByText(/^Last played: \u2068Jan/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Again!' }).getAttribute('href')).toBe(
        '/en/play/python/loops-level1',
      );
      fireEvent.click(await screen.findByText('Loops'));
      screen.getByRole('button', { name: 'Program for Again!' }).focus();
      fireEvent.click(screen.getByRole('button', { name: 'Program for Again!' }));
      const dialog = await screen.findByRole('dialog', { name: 'Again!' });
      expect(await within(dialog).findByText('The student has not started this level.')).toBeTruthy();
      fireEvent.keyDown(dialog, { key: 'Escape' });
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Program for Again!' })),
      );
    },
  );

  it.each([
    [[404, { statusCode: 404, message: 'x' }], 'This student does not exist.'],
    [[403, { statusCode: 403, message: 'x' }], 'This student does not exist.'],
    [[500, {}], 'We could not load your students.'],
  ] as const)('after %j shows “%s”', async (answer, words) => {
    show({ [CALL]: answer });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });
});

describe('StudentsPage', () => {
  it('moves the focus to the top of the list after a student is deleted', async () => {
    const lists = [[STUDENT], []];
    answering({
      'GET /api/profile/students': () => [200, lists.length > 1 ? lists.shift() : []],
      'GET /api/profile/check-students-limit': [200, { count: 1, limit: 5, reached: false }],
      [`DELETE /api/profile/students/${ADA}`]: [204],
    });
    renderAt('/en/profile/students', <StudentsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Ada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Ada?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/^There are no students yet/);
    expect(screen.getByText('Ada has been deleted.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText('1 of 5 students').parentElement),
    );
  });
});

describe('EditStudentPage', () => {
  const edit = async () => {
    const sent = answering({
      'GET /api/profile/students': [200, [STUDENT]],
      'GET /api/auth/generate-username': [200, { username: 'x' }],
      [`PUT /api/profile/students/${ADA}`]: [200, STUDENT],
    });
    renderAt(
      `/en/profile/students/${ADA}/edit`,
      <Routes>
        <Route path="profile/students/:studentId/edit" element={<EditStudentPage />} />
        <Route path="*" element={null} />
      </Routes>,
    );
    fireEvent.change(await screen.findByLabelText('Tips per day (optional)'), { target: { value: '5' } });
    return { sent, save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })) };
  };

  it("saves the username and the assistant's rules", async () => {
    const { sent, save } = await edit();
    fireEvent.click(screen.getByRole('radio', { name: 'Off' }));
    save();
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/profile/students'));
    expect(sent).toContainEqual({
      call: `PUT /api/profile/students/${ADA}`,
      body: { assistant_enabled: false, assistant_attempt_limit: 5 },
    });
  });

  it('saves that the assistant waits until the child asks', async () => {
    const { sent, save } = await edit();
    expect(screen.getByRole('radio', { name: /^Comes by itself/, checked: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Waits until your child asks' }));
    save();
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/profile/students'));
    expect(sent).toContainEqual({
      call: `PUT /api/profile/students/${ADA}`,
      body: { own_assistant_timing: 'waits', assistant_attempt_limit: 5 },
    });
  });

  it('shows at the field that a number is invalid', async () => {
    const { sent, save } = await edit();
    fireEvent.change(screen.getByLabelText('Tips per day (optional)'), { target: { value: '٣.5' } });
    save();
    expect(await screen.findByText('Please enter a whole number from 0 to 10000.')).toBeTruthy();
    expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('ExportSection', () => {
  it('downloads all data as a file', async () => {
    const kept = {
      exported_at: '2026-01-02T03:04:05.000Z',
      complete: false,
      account: {
        user_id: ADA,
        email: 'anna@example.org',
        email_verified: true,
        has_password: true,
        full_name: null,
        user_type: 0,
        organization_id: null,
        language: null,
        created_at: '2026-01-02T03:04:05.000Z',
        paid_at: null,
        last_login_on: '2026-01-02',
        retention_notice_on: null,
        news_refused_at: null,
        recording_agreed_at: null,
      },
      second_factor: null,
      assistant_agreement: null,
      recordings: [],
      organization: null,
      ...Object.fromEntries(LISTS.map((name) => [name, []])),
    };
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    answering({ 'GET /api/profile/export': [200, kept] });
    renderAt('/en/', <ExportSection />);
    fireEvent.click(screen.getByRole('button', { name: 'Download your data' }));
    expect(await screen.findByText(/the oldest programs are not in it/)).toBeTruthy();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      account: { email: 'anna@example.org' },
    });
  });

  it('reports that the file could not be created', async () => {
    answering({ 'GET /api/profile/export': [503, {}] });
    renderAt('/en/', <ExportSection />);
    fireEvent.click(screen.getByRole('button', { name: 'Download your data' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not create the file. Please try again.',
    );
  });
});
