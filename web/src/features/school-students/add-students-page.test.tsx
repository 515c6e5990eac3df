// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { AddSchoolStudentsPage } from './add-students-page.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const BULK = 'POST /api/organization/bulk-create-students';
const CREATE = 'POST /api/organization/students';
const MADE = {
  id: ADA,
  username: 'Ada',
  full_name: null,
  character: 'Rabbit',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  class_id: null,
  password: 'three-small-words-12',
};

const show = (answers: Readonly<Record<string, Answer | (() => Answer)>>) => {
  const sent = answering({ 'GET /api/organization/classes': [200, []], ...answers });
  renderAt('/en/organization/students/add', <AddSchoolStudentsPage />);
  return sent;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const paste = async (list: string) => {
  fireEvent.click(await screen.findByRole('radio', { name: 'A list of students' }));
  fill('List of names', list);
  press('Preview');
};

beforeAll(loadWords);
afterEach(cleanup);

describe('adding one student', () => {
  it('sends only filled fields and shows the password once', async () => {
    const sent = show({ [CREATE]: [200, MADE] });
    await screen.findByRole('radio', { name: 'One student' });
    fill('Username', 'Ada');
    press('Add student');
    expect(await screen.findByText('three-small-words-12')).toBeTruthy();
    expect(sent).toContainEqual({
      call: CREATE,
      body: { username: 'Ada', class_id: null, character: 'Rabbit' },
    });
    press('Add more students');
    fireEvent.click(await screen.findByRole('button', { name: 'I saved the passwords' }));
    expect(await screen.findByRole('heading', { name: 'Add students' })).toBeTruthy();
    expect(screen.queryByText('three-small-words-12')).toBeNull();
  });

  it('asks before it replaces cards that were just printed', async () => {
    const CARDS = 'POST /api/organization/login-cards';
    const sent = show({
      [CREATE]: [200, MADE],
      [CARDS]: [409, { statusCode: 409, message: 'Conflict', detail: 'cards_exist', count: 1 }],
    });
    await screen.findByRole('radio', { name: 'One student' });
    fill('Username', 'Ada');
    press('Add student');
    await screen.findByText('three-small-words-12');
    press('Create login cards');
    const dialog = await screen.findByRole('dialog', { name: '1 student already has a login card' });
    expect(dialog.textContent).toContain('old cards stop working');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ call }) => call === CARDS)).toEqual([
      { call: CARDS, body: { student_ids: [ADA] } },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows at the field that a username is taken', async () => {
    const issues = [{ path: 'body.username', message: 'username_taken' }];
    show({ [CREATE]: [422, { statusCode: 422, message: 'x', issues }] });
    await screen.findByRole('radio', { name: 'One student' });
    fill('Username', 'Ada');
    press('Add student');
    await screen.findByText('Another student already has this username.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
  });
});

describe('the input of the form', () => {
  it.each([
    ['one student', () => fill('Username', 'Ada')],
    [
      'a list',
      () => {
        fireEvent.click(screen.getByRole('radio', { name: 'A list of students' }));
        fill('List of names', 'Ada Oak');
      },
    ],
  ])('for %s is not lost without a confirmation', async (_, type) => {
    show({});
    await screen.findByRole('radio', { name: 'One student' });
    type();
    fireEvent.click(screen.getByRole('link', { name: 'Back to students' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(screen.getByTestId('place').textContent).toBe('/en/organization/students/add');
  });
});

it('guards the input of one student immediately after a key press', async () => {
  show({});
  await screen.findByRole('radio', { name: 'One student' });
  const input = screen.getByLabelText('Username');
  // An event without `act`, as in a browser: React renders only what must be rendered immediately.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Ada');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('link', { name: 'Back to students' }).click();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});

describe('new passwords', () => {
  const DONE = '/en/organization/students';
  const place = () => screen.getByTestId('place').textContent;
  const made = async () => {
    show({ [CREATE]: [200, MADE] });
    await screen.findByRole('radio', { name: 'One student' });
    fill('Username', 'Ada');
    press('Add student');
    await screen.findByText('three-small-words-12');
  };
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Done' }));

  it('ask before a link leaves the page', async () => {
    await made();
    leave();
    const dialog = await screen.findByRole('dialog', { name: 'Leave without the passwords?' });
    expect(place()).toBe('/en/organization/students/add');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('three-small-words-12')).toBeTruthy();
    leave();
    fireEvent.click(await screen.findByRole('button', { name: 'I saved the passwords' }));
    await waitFor(() => expect(place()).toBe(DONE));
  });

  it('ask before the tab is closed', async () => {
    await made();
    const closing = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it.each([
    ['saved', () => press('Save passwords as CSV')],
    ['printed', () => fireEvent(globalThis.window, new Event('afterprint'))],
  ])('can be left without a question after they were %s', async (_, keep) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    await made();
    keep();
    leave();
    await waitFor(() => expect(place()).toBe(DONE));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('adding a list of students', () => {
  const listed = (id: string | null) => [
    { id, username: 'ada2', full_name: 'Ada Oak', password: id && 'one', renamed: true },
    { id, username: 'BenE', full_name: 'Ben Elm', password: id && 'two', renamed: false },
  ];

  it('shows a preview with changed usernames, then creates all students with one request', async () => {
    const answers: Answer[] = [
      [200, { students: listed(null) }],
      [200, { students: listed(ADA).slice(0, 1) }],
    ];
    const sent = show({ [BULK]: () => answers.shift() ?? [500, {}] });
    await paste('name;username\nAda Oak;ada\nBen Elm;\nEve;e v e');
    expect(await screen.findByText('changed, because ada is taken')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Line 4: Eve e v e');
    press('Add 2 students');
    expect(await screen.findByText('one')).toBeTruthy();
    const students = [{ full_name: 'Ada Oak', username: 'ada' }, { full_name: 'Ben Elm' }];
    expect(sent.filter(({ call }) => call === BULK).map(({ body }) => body)).toEqual([
      { students, class_id: null, preview: true },
      { students, class_id: null, preview: false },
    ]);
  });

  it.each([
    ['', 'Please enter at least one name.'],
    [' \n ; \n', 'Please enter at least one name.'],
  ])('with %j shows “%s” and sends no request', async (list, words) => {
    const sent = show({});
    await paste(list);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent.filter(({ call }) => call === BULK)).toEqual([]);
  });

  it('offers only to change a list without valid lines, and keeps the input', async () => {
    show({});
    await paste('Eve;e v e');
    await screen.findByRole('alert');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 0 students' }).disabled).toBe(true);
    press('Change the list');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('List of names')).value).toBe('Eve;e v e');
  });

  it('shows which columns are not used', async () => {
    show({ [BULK]: [200, { students: listed(null).slice(0, 1) }] });
    await paste('Vorname;Nachname;Klasse\nJürgen;Groß;4a');
    expect((await screen.findByText('We do not use this column:')).parentElement?.textContent).toContain(
      'Klasse',
    );
  });

  it('can be sent again after a failure', async () => {
    const answers: Answer[] = [[200, { students: listed(null) }], [0]];
    show({ [BULK]: () => answers.shift() ?? [200, { students: listed(ADA).slice(0, 1) }] });
    await paste('Ada Oak\nBen Elm');
    await screen.findByRole('button', { name: 'Add 2 students' });
    press('Add 2 students');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot reach');
    press('Add 2 students');
    expect(await screen.findByText('one')).toBeTruthy();
  });

  const choose = async (name: string, text: string) => {
    show({});
    fireEvent.click(await screen.findByRole('radio', { name: 'A list of students' }));
    fireEvent.change(screen.getByLabelText('students'), { target: { files: [new File([text], name)] } });
  };

  it('reads the list from a file', async () => {
    await choose('names.csv', '\uFEFFname;username\nAda Oak;ada');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('List of names').value).toBe(
        'name;username\nAda Oak;ada',
      ),
    );
  });

  it('rejects a workbook', async () => {
    await choose('names.xlsx', 'PK\u0003\u0004');
    expect(await screen.findByText(/This file contains no list of names/)).toBeTruthy();
  });

  it('reports that an empty file has no names', async () => {
    await choose('names.csv', '');
    expect(await screen.findByText('Please enter at least one name.')).toBeTruthy();
  });
});

describe('the input of the form', () => {
  it('is kept after a switch to the other form and back, and after a preview', async () => {
    const preview = {
      students: [{ id: null, username: 'AnnaO', full_name: 'Anna Oak', renamed: false, password: null }],
    };
    show({ [BULK]: [200, preview] });
    await paste('Anna Oak');
    await screen.findByText('1 student will be added.');
    press('Change the list');
    const names = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'List of names' });
    expect([names.value, document.activeElement]).toEqual(['Anna Oak', names]);
    fireEvent.click(screen.getByRole('radio', { name: 'One student' }));
    fill('Username', 'Zoe');
    fireEvent.click(screen.getByRole('radio', { name: 'A list of students' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'List of names' }).value).toBe(
      'Anna Oak',
    );
    fireEvent.click(screen.getByRole('radio', { name: 'One student' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('Zoe');
  });
});
