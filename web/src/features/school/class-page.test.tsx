// @vitest-environment happy-dom
import type { organizationNeedsHelp } from '@hopcode/contract/organization/needs-help';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ReplayProps } from '../../ui/student-program/replay-slot.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ClassPage } from './class-page.tsx';

const ID = '33333333-3333-4333-8333-333333333333';
const ADA = '44444444-4444-4444-8444-444444444444';
const BO = '55555555-5555-4555-8555-555555555555';
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
const chapter = (id: number, name: string) => ({
  id,
  name,
  level_data: [],
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
});
const GRID = {
  levels: [
    { slug: 'hens', name: 'Hens', chapter_id: 1 },
    { slug: 'eggs', name: 'Eggs', chapter_id: 1 },
    { slug: 'loops', name: 'Round and round', chapter_id: 2 },
  ],
  students: [
    {
      student_id: ADA,
      username: 'ada1',
      full_name: 'Ada Demo',
      statuses: ['complete', 'not_started', 'not_started'],
      last_played_at: '2026-01-02T08:00:00.000Z',
    },
    {
      student_id: BO,
      username: 'bo1',
      full_name: null,
      statuses: ['complete', 'complete', 'in_progress'],
      last_played_at: '2026-01-03T08:00:00.000Z',
    },
  ],
};
const PROGRAM = {
  status: 'in_progress',
  code: 'for i in range(3):\n    hop()\n',
  updated_at: '2026-01-03T08:00:00.000Z',
  runs: 7,
  character: 'Punk',
  last_error: 'not-on-mark',
  versions: [
    {
      id: '66666666-6666-4666-8666-666666666666',
      saved_at: '2026-01-03T08:00:00.000Z',
      code: 'for i in range(3):\n    hop()\n',
    },
    { id: '77777777-7777-4777-8777-777777777777', saved_at: '2026-01-02T08:00:00.000Z', code: 'hop()\n' },
  ],
};
const HELP = `GET /api/organization/classes/${ID}/needs-help`;
const NEEDS: z.infer<typeof organizationNeedsHelp.response> = {
  students: [],
  not_begun: [],
  lesson_ended_at: null,
};
const ANSWERS = {
  [`GET /api/organization/classes/${ID}`]: [200, CLASS],
  'GET /api/level/course/python': [
    200,
    { id: 'python', name: 'Beginners', chapters: [chapter(1, 'Variables'), chapter(2, 'Loops')] },
  ],
  'GET /api/level/course/python/chapter-completion': [200, GRID],
  [HELP]: [200, NEEDS],
  [`GET /api/organization/classes/${ID}/join-requests`]: [200, []],
  [`GET /api/organization/classes/${ID}/levels`]: [200, []],
  'GET /api/level/creative/review': [200, []],
  [`GET /api/organization/classes/${ID}/quiz-results`]: [200, { quizzes: [], results: [] }],
  'GET /api/level/program/python/loops': [200, PROGRAM],
} satisfies Record<string, Answer>;

const Replay = ({ code, onLine }: ReplayProps) => (
  <button type="button" onClick={() => onLine(2)}>{`replay of ${code.split('\n').length - 1} lines`}</button>
);

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>> = {}, query = '?chapter=all') => {
  const sent = answering({ ...ANSWERS, ...answers });
  renderAt(
    `/en/organization/classes/${ID}${query}`,
    <Routes>
      <Route path="organization/classes/:classId" element={<ClassPage replay={Replay} />} />
    </Routes>,
  );
  return sent;
};
it.each([
  ['asks', 'Assistant: Comes by itself'],
  ['waits', 'Assistant: Waits until a student asks'],
  ['off', 'Assistant: Off'],
])('shows that the assistant %s', async (assistant_timing, words) => {
  show({ [`GET /api/organization/classes/${ID}`]: [200, { ...CLASS, assistant_timing }] });
  expect(await screen.findByText(words, { exact: false })).toBeTruthy();
});

const grid = () => screen.findByRole('grid', { name: 'Progress of 4a: students by level' });
const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .slice(1)
    .map((header) => header.textContent);
const press = (key: string, more: object = {}) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key, ...more });
};
const focused = () => [
  document.activeElement?.parentElement?.querySelector('th')?.textContent,
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.column : undefined,
  document.activeElement?.getAttribute('aria-label'),
];
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
afterEach(cleanup);

describe('the grid of ClassPage', () => {
  it('has a row for each student and a word for each status', async () => {
    show();
    const table = await grid();
    expect(names()).toEqual(['Ada Demoada1', 'bo1']);
    expect(
      [...table.querySelectorAll('td[data-column]')].map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['complete', 'not started', 'not started', 'complete', 'complete', 'started']);
  });

  it('is sorted by its column headings', async () => {
    show();
    await grid();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    fireEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect([names(), head('Complete').getAttribute('aria-sort')]).toEqual([
      ['bo1', 'Ada Demoada1'],
      'descending',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect([names(), head('Complete').getAttribute('aria-sort')]).toEqual([
      ['Ada Demoada1', 'bo1'],
      'ascending',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Last played' }));
    expect([names(), head('Name').getAttribute('aria-sort')]).toEqual([['bo1', 'Ada Demoada1'], 'none']);
  });

  it('has one cell in the Tab order, and arrow keys move from there', async () => {
    show();
    const table = await grid();
    const first = table.querySelector<HTMLElement>('td[tabindex="0"]');
    first?.focus();
    expect([table.querySelectorAll('td[tabindex="0"]').length, ...focused()]).toEqual([
      1,
      'Ada Demoada1',
      '0',
      'complete',
    ]);
    press('ArrowDown');
    press('End');
    expect(focused()).toEqual(['bo1', '2', 'started']);
    press('Home', { ctrlKey: true });
    expect([table.querySelectorAll('td[tabindex="0"]').length, ...focused()]).toEqual([
      1,
      'Ada Demoada1',
      '0',
      'complete',
    ]);
  });

  it('names the student of the cell under the pointer, with the username beside a full name', async () => {
    show();
    const table = await grid();
    const cells = table.querySelectorAll('td[data-column="0"]');
    if (cells[0]) fireEvent.mouseOver(cells[0]);
    expect(screen.getByText(/^\u2068Ada Demo\u2069 \(\u2068ada1\u2069\) · /)).toBeTruthy();
    if (cells[1]) fireEvent.mouseOver(cells[1]);
    expect(screen.getByText(/^bo1 · /)).toBeTruthy();
  });

  it('shows the chosen chapter', async () => {
    show({}, '?chapter=2');
    const table = await grid();
    expect(table.querySelectorAll('td[data-column]')).toHaveLength(2);
    await screen.findByRole('option', { name: 'Loops' });
    fireEvent.change(screen.getByLabelText('Chapter'), { target: { value: '1' } });
    expect(table.querySelectorAll('td[data-column]')).toHaveLength(4);
    expect(place()).toContain('chapter=1');
  });

  it.each(['?course=%00&chapter=x', '?course=cooking', '?student=nonsense'])(
    'ignores %s and opens on the current chapter of the class',
    async (query) => {
      show({}, query);
      expect((await grid()).querySelectorAll('td[data-column]')).toHaveLength(2);
    },
  );

  it('opens on the current chapter of the class, and shows the whole course on request', async () => {
    show({}, '');
    const table = await grid();
    await screen.findByRole('option', { name: 'Loops' });
    expect(table.querySelectorAll('td[data-column]')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLSelectElement>('Chapter').value).toBe('2');
    fireEvent.change(screen.getByLabelText('Chapter'), { target: { value: 'all' } });
    expect(table.querySelectorAll('td[data-column]')).toHaveLength(6);
    expect(place()).toContain('chapter=all');
  });

  it('says what to do in an empty class', async () => {
    show({ 'GET /api/level/course/python/chapter-completion': [200, { ...GRID, students: [] }] });
    expect(
      await screen.findByText('There are no students in this class yet.', { exact: false }),
    ).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    show({ 'GET /api/level/course/python/chapter-completion': [0] });
    expect(await screen.findByText('We could not load the progress of the class.')).toBeTruthy();
    answering(ANSWERS);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await grid()).toBeTruthy();
  });

  it('has tables for paper only while printing', async () => {
    show();
    await grid();
    const tables = () => document.querySelectorAll('table caption').length;
    const before = tables();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const during = tables();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect([before, during, tables()]).toEqual([0, 2, 0]);
  });
});

describe('a program of ClassPage', () => {
  const open = async () => {
    const table = await grid();
    table.querySelectorAll<HTMLElement>('td[data-column="2"]')[1]?.focus();
    press('Enter');
    return await screen.findByRole('dialog', { name: 'bo1: Round and round' });
  };

  it('is opened by Enter, with its data in words', async () => {
    show();
    const dialog = await open();
    await within(dialog).findByRole('region', { name: 'Program' });
    expect(place()).toContain(`student=${BO}&level=loops`);
    const facts = [...dialog.querySelectorAll('dd')].map((fact) => fact.textContent);
    expect([facts[0], facts[2]]).toEqual(['started', '7']);
    expect(facts[3]).not.toContain('not-on-mark');
  });

  it('shows its code from left to right, with the running line marked, and earlier versions', async () => {
    show();
    const dialog = await open();
    const code = await within(dialog).findByRole('region', { name: 'Program' });
    expect([code.dir, code.querySelectorAll('li').length]).toEqual(['ltr', 2]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'replay of 2 lines' }));
    expect(code.querySelector('[data-current]')?.textContent).toBe('    hop()');
    const versions = within(dialog).getByLabelText('Version');
    expect(versions.querySelectorAll('option')).toHaveLength(2);
    fireEvent.change(versions, { target: { value: PROGRAM.versions[1]?.id } });
    expect(within(dialog).getByRole('button', { name: 'replay of 1 lines' })).toBeTruthy();
    expect(code.querySelector('[data-current]')).toBeNull();
  });

  it('is reported as missing before the student has started the level', async () => {
    const none = {
      ...PROGRAM,
      status: 'not_started',
      code: null,
      updated_at: null,
      last_error: null,
      versions: [],
    };
    show({ 'GET /api/level/program/python/loops': [200, none] });
    expect(await within(await open()).findByText('The student has not started this level.')).toBeTruthy();
  });

  it('does not exist in another school', async () => {
    show({ 'GET /api/level/program/python/loops': [403, { statusCode: 403, message: 'Forbidden' }] });
    expect(await within(await open()).findByText('Your school has no such program.')).toBeTruthy();
  });
});

describe('students who need help', () => {
  const stuck = {
    student_id: BO,
    username: 'bo1',
    full_name: null,
    level_slug: 'loops',
    level_name: 'Round and round',
    reason: 'same_error',
    error: 'not-on-mark',
    since: new Date(Date.now() - 7 * 60_000 - 5_000).toISOString(),
  };

  it('reports an empty list', async () => {
    show();
    expect(await screen.findByText('No student needs help now.')).toBeTruthy();
  });

  it('lists the student with the reason, and opens the program', async () => {
    show({ [HELP]: [200, { ...NEEDS, students: [stuck] }] });
    const button = await screen.findByRole('button', { name: /^bo1/ });
    expect(button.textContent).toContain('Round and round');
    expect(button.textContent).toContain('The same error three times:');
    expect(button.textContent).toContain('for 7 minutes');
    await grid();
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'bo1: Round and round' })).toBeTruthy();
  });

  it('shows the usernames of two students with the same name', async () => {
    const named = { ...stuck, full_name: 'Mia Oak' };
    show({
      [HELP]: [200, { ...NEEDS, students: [named, { ...named, student_id: ADA, username: 'demoada1' }] }],
    });
    expect(await screen.findByRole('button', { name: /^Mia Oak bo1/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Mia Oak demoada1/ })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    show({ [HELP]: [500, {}] });
    await screen.findByText('We could not load the list.');
    answering({ ...ANSWERS, [HELP]: [200, { ...NEEDS, students: [stuck] }] });
    const section = screen.getByRole('region', { name: 'Who needs help' });
    fireEvent.click(within(section).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^bo1/ })).toBeTruthy());
  });
});

describe('the end of a lesson, and students who have not started', () => {
  const LESSON = `/api/organization/classes/${ID}/lesson-end`;
  const ENDED = '2026-01-03T08:00:00.000Z';
  const USER = {
    user_id: ADA,
    email: 'anna@example.org',
    user_details: { user_type: 2 },
    is_student: false,
    student_id: BO,
    organization_id: ID,
    last_played: null,
    full_name: null,
    username: null,
    student_details: null,
    class_details: null,
  };
  const AS_ADMIN = { 'GET /api/auth/current': [200, USER] } satisfies Record<string, Answer>;

  it('ends the lesson, reports it, and undoes it', async () => {
    let needs = NEEDS;
    const answering = () => [200, needs] as const;
    const sent = show({
      ...AS_ADMIN,
      [HELP]: answering,
      [`POST ${LESSON}`]: () => {
        needs = { ...NEEDS, lesson_ended_at: ENDED };
        return [200, { lesson_ended_at: ENDED }];
      },
      [`DELETE ${LESSON}`]: () => {
        needs = NEEDS;
        return [200, { lesson_ended_at: null }];
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'End of lesson' }));
    expect(await screen.findByText(/^The lesson ended: /)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/^The lesson ended: /)).toBeNull());
    expect(sent.filter(({ call }) => call.endsWith(LESSON))).toHaveLength(2);
  });

  it('reports a failure', async () => {
    show({ ...AS_ADMIN, [`POST ${LESSON}`]: [500] });
    fireEvent.click(await screen.findByRole('button', { name: 'End of lesson' }));
    expect(await screen.findByText('That did not work. Please try again.')).toBeTruthy();
  });

  it('shows no button to a teacher of other classes', async () => {
    const teacher = { ...USER, user_details: { user_type: 1 } };
    show({
      'GET /api/auth/current': [200, teacher],
      [`GET /api/organization/class-teachers/${ID}`]: [200, []],
    });
    await screen.findByText('No student needs help now.');
    expect(screen.queryByRole('button', { name: 'End of lesson' })).toBeNull();
  });

  it('lists students who have not started, separately from those who are not logged in', async () => {
    const not_begun = [
      { student_id: ADA, username: 'ada1', full_name: 'Ada Demo', logged_in: true },
      { student_id: BO, username: 'bo1', full_name: null, logged_in: false },
    ];
    show({ [HELP]: [200, { ...NEEDS, not_begun }] });
    const heading = await screen.findByRole('heading', { name: 'Has not started (1)' });
    expect(heading.parentElement?.textContent).toContain('Ada Demo');
    const away = screen.getByRole('heading', { name: 'Has not started and is not logged in (1)' });
    expect(
      within(away.parentElement ?? away)
        .getByRole('link', { name: 'bo1' })
        .getAttribute('href'),
    ).toBe(`/en/organization/students/${BO}`);
  });
});

describe('the quiz results of a class', () => {
  const CALL = `GET /api/organization/classes/${ID}/quiz-results`;
  const RESULTS = {
    quizzes: [
      { chapter_id: 1, chapter_name: 'Variables', question_count: 6 },
      { chapter_id: 2, chapter_name: 'Loops', question_count: 5 },
    ],
    results: [
      {
        student_id: ADA,
        chapter_id: 2,
        round: 2,
        score: 4,
        round_complete: false,
        best_score: 3,
        answered_at: '2026-01-03T08:00:00.000Z',
      },
    ],
  };

  it('has a column for each started quiz, with links to the answers', async () => {
    show({ [CALL]: [200, RESULTS] });
    const link = await screen.findByRole('link', { name: 'Answers by Ada Demo, Loops: 4 of 5' });
    expect(link.getAttribute('href')).toBe(`/en/quiz/python/2/student/${ADA}?class=${ID}`);
    expect(link.parentElement?.textContent).toContain('round 2, ');
    const region = screen.getByRole('region', { name: 'Quiz results' });
    const heads = within(region).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Loops']);
    expect(within(region).getByRole('row', { name: 'bo1 not started' })).toBeTruthy();
  });

  it.each<[string, Answer, string]>([
    ['no quiz was started', [200, { ...RESULTS, results: [] }], 'No quiz results yet.'],
    ['the server fails', [500], 'We could not load the quiz results.'],
  ])('shows a message if %s', async (_, answer, words) => {
    show({ [CALL]: answer });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
