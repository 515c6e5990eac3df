// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { SchoolStudentsPage } from './students-page.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const BEN = '33333333-3333-4333-8333-333333333333';
const CLASS = '44444444-4444-4444-8444-444444444444';

const student = (id: string, username: string) => ({
  id,
  username,
  full_name: null,
  character: 'Rabbit',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  class_id: CLASS,
});
const SCHOOL_CLASS = {
  id: CLASS,
  name: '4a',
  quiz: true,
  no_skip: false,
  unlocked_chapters: null,
  token: 'abc',
  token_expires_at: '2099-01-02T08:00:00.000Z',
  asks_to_join: false,
  approves_creative: false,
  open_courses: [],
  assistant_timing: 'asks',
  student_count: 2,
};
const LIST = 'GET /api/organization/students';
const TWO: Answer = [200, { students: [student(ADA, 'Ada'), student(BEN, 'Ben')], total: 2 }];
const EXIST = { detail: 'cards_exist', count: 2 };
const CARDS: Answer = [
  200,
  {
    cards: [
      {
        student_id: ADA,
        username: 'Ada',
        full_name: 'Ada Oak',
        card_token: 'secret',
        pictures: ['cat', 'key', 'cat'],
        login_url: '/en/login-org/oak-school#card=secret',
      },
    ],
  },
];

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>>, query = '') => {
  const sent = answering({
    'GET /api/organization/classes': [200, [SCHOOL_CLASS]],
    'GET /api/organization/current': [
      200,
      { id: CLASS, slug: 'oak-school', name: 'Oak School', old_slugs: [] },
    ],
    ...answers,
  });
  renderAt(`/en/organization/students${query}`, <SchoolStudentsPage />);
  return sent;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByLabelText(`Select ${name}`));

beforeAll(loadWords);
afterEach(cleanup);

describe('SchoolStudentsPage', () => {
  it('lists students with their classes and links to them', async () => {
    show({ [LIST]: TWO });
    const link = await screen.findByRole('link', { name: 'Ada' });
    expect(link.getAttribute('href')).toBe(`/en/organization/students/${ADA}`);
    await waitFor(() => expect(screen.getAllByRole('cell', { name: '4a' })).toHaveLength(2));
    expect(screen.getByText('2 students')).toBeTruthy();
  });

  it.each([
    ['', 'There are no students yet.'],
    ['?search=zz', 'No students found.'],
    [`?class=${CLASS}`, 'No students found.'],
    ['?class=nonsense&page=-3', 'There are no students yet.'],
  ])('without students, with the query %j, shows “%s”', async (query, words) => {
    show({ [LIST]: [200, { students: [], total: 0 }] }, query);
    expect((await screen.findByText(words, { exact: false })).getAttribute('role')).toBe('status');
  });

  it('can load the list again after a failure', async () => {
    let answer: Answer = [500, {}];
    show({ [LIST]: () => answer });
    await screen.findByRole('alert');
    answer = TWO;
    press('Try again');
    expect(await screen.findByRole('link', { name: 'Ben' })).toBeTruthy();
  });

  it('keeps the search in the address', async () => {
    show({ [LIST]: TWO });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' Ad ' } });
    await waitFor(() => expect(screen.getByTestId('place').textContent).toContain('?search=Ad'));
  });

  it('moves several students to a class with one request', async () => {
    const sent = show({
      [LIST]: TWO,
      'POST /api/organization/transfer-students': [200, { transferred: 2 }],
    });
    fireEvent.click(await screen.findByLabelText('Select everyone on this page'));
    press('Move to a class...');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('New class'), { target: { value: CLASS } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move students' }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        call: 'POST /api/organization/transfer-students',
        body: { student_ids: [ADA, BEN], class_id: CLASS },
      }),
    );
    expect(await screen.findByText('Select one or more students')).toBeTruthy();
    expect(screen.getByText('2 students moved to 4a').getAttribute('role')).toBe('status');
    await choose('Ada');
    expect(screen.queryByText('2 students moved to 4a')).toBeNull();
  });

  it('deletes after the word is typed; students that could not be deleted stay selected', async () => {
    const sent = show({
      [LIST]: TWO,
      [`DELETE /api/organization/students/${ADA}`]: [204],
      [`DELETE /api/organization/students/${BEN}`]: [500, {}],
    });
    await choose('Ada');
    await choose('Ben');
    press('Delete...');
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 students?' });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect(button.disabled).toBe(true);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'DELETE' } });
    fireEvent.click(button);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Something went wrong');
    expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(2);
    await screen.findByText('1 student selected');
    expect(screen.getByText('1 student was deleted').getAttribute('role')).toBe('status');
  });

  it('asks before it replaces existing cards', async () => {
    const answers: Answer[] = [[409, { statusCode: 409, message: 'Conflict', ...EXIST }], CARDS];
    const sent = show({
      [LIST]: TWO,
      'POST /api/organization/login-cards': () => answers.shift() ?? [500, {}],
    });
    await choose('Ada');
    await choose('Ben');
    press('Create login cards');
    const dialog = await screen.findByRole('dialog', { name: '2 students already have login cards' });
    expect(sent).toContainEqual({
      call: 'POST /api/organization/login-cards',
      body: { student_ids: [ADA, BEN] },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Replace the cards' }));
    await screen.findByRole('heading', { name: 'Login cards' });
    expect(sent).toContainEqual({
      call: 'POST /api/organization/login-cards',
      body: { student_ids: [ADA, BEN], replace: true },
    });
  });

  it('creates the first login cards without a confirmation', async () => {
    const sent = show({ [LIST]: TWO, 'POST /api/organization/login-cards': CARDS });
    await choose('Ada');
    press('Create login cards');
    await screen.findByRole('heading', { name: 'Login cards' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toContainEqual({
      call: 'POST /api/organization/login-cards',
      body: { student_ids: [ADA] },
    });
    expect(screen.getByRole('img', { name: 'Login code for Ada' })).toBeTruthy();
    const pictures = within(screen.getByRole('list', { name: 'Three pictures' }));
    expect(pictures.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Cat', 'Key', 'Cat']);
    expect(document.body.textContent).not.toContain('secret');
    press('Back to students');
    expect(await screen.findByRole('heading', { name: 'Students' })).toBeTruthy();
  });
});
