// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DoneMessage } from '../../ui/done-message.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { AddTeacherPage } from './add-teacher-page.tsx';
import { DetailsPage } from './details-page.tsx';
import { EditTeacherPage } from './edit-teacher-page.tsx';
import { ExportSection } from './export-section.tsx';
import { TeachersPage } from './teachers-page.tsx';

const SCHOOL = {
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'oak-school',
  name: 'Oak School',
  old_slugs: ['acorn', 'oak-1'],
};
const TEACHER = {
  id: '22222222-2222-4222-8222-222222222222',
  email: 'tom@example.org',
  full_name: 'Tom Teacher',
  user_type: 1,
  has_joined: false,
};
const TEACHER_CALL = `/api/organization/teacher/${TEACHER.id}`;

const refusal = (status: number, rest: object): Answer => [
  status,
  { statusCode: status, message: 'x', ...rest },
];
const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { exact: true });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
afterEach(cleanup);

describe('ExportSection of a school', () => {
  it.each([
    [[503, {}], 'We could not create the file. Please try again later.'],
    [[429, { statusCode: 429, message: 'x' }], 'We could not create the file. Please try again later.'],
  ] as const)('reports a failure after %j', async (answer, words) => {
    answering({ 'GET /api/organization/export': answer });
    renderAt('/en/organization/details', <ExportSection />);
    press('Download the data');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});

describe('DetailsPage', () => {
  const GET = { 'GET /api/organization/current': [200, SCHOOL] } as const;
  const CHECK = 'GET /api/organization/check-slug-exists';
  const show = async (answers: Readonly<Record<string, Answer>>) => {
    const sent = answering({ ...GET, ...answers });
    renderAt('/en/organization/details', <DetailsPage />);
    await screen.findByLabelText('Name of the school');
    return sent;
  };

  it('saves name and short name', async () => {
    const changed = { ...SCHOOL, name: 'Elm School', slug: 'elm' };
    const sent = await show({ 'PUT /api/organization/current': [200, changed] });
    fill('Name of the school', 'Elm School');
    fill('Short name in the address', 'ELM');
    press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toContainEqual({
      call: 'PUT /api/organization/current',
      body: { name: 'Elm School', slug: 'ELM' },
    });
    await waitFor(() => expect(field('Short name in the address').value).toBe('elm'));
  });

  it.each([
    ['Name of the school', '   ', 'Please enter the name of the school.'],
    ['Short name in the address', 'a b', '3 to 60 letters from a to z'],
    ['Short name in the address', '', 'Please enter a short name.'],
  ])('shows at “%s” the problem of %j, and sends no request', async (label, value, words) => {
    const sent = await show({});
    fill(label, value);
    press('Save');
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  });

  it('reports a taken short name directly after the input, until the input changes', async () => {
    await show({ [CHECK]: [200, { exists: true }] });
    fill('Short name in the address', 'elm-school');
    fireEvent.blur(field('Short name in the address'));
    expect(await screen.findByText('Another school already has this address.')).toBeTruthy();
    fill('Short name in the address', 'elm-school-2');
    expect(screen.queryByText('Another school already has this address.')).toBeNull();
  });

  it('reports a short name that was taken in the meantime', async () => {
    const issues = [{ path: 'body.slug', message: 'slug_taken' }];
    await show({ 'PUT /api/organization/current': refusal(422, { issues }) });
    fill('Short name in the address', 'elm-school');
    press('Save');
    expect(await screen.findByText('Another school already has this address.')).toBeTruthy();
  });

  it('lists the old addresses, and reports if there are too many', async () => {
    const issues = [{ path: 'body.slug', message: 'too_many_slugs' }];
    await show({ 'PUT /api/organization/current': refusal(422, { issues }) });
    const old = within(screen.getByRole('region', { name: 'Old addresses still open this school' }));
    expect(old.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      `${location.origin}/en/login-org/acorn`,
      `${location.origin}/en/login-org/oak-1`,
    ]);
    fill('Short name in the address', 'elm-school');
    press('Save');
    expect(await screen.findByText(/changed its short name too many times/)).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    answering({ 'GET /api/organization/current': [0] });
    renderAt('/en/organization/details', <DetailsPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your school.');
    answering(GET);
    press('Try again');
    expect(await screen.findByLabelText('Name of the school')).toBeTruthy();
  });
});

describe('TeachersPage', () => {
  const show = async (answers: Readonly<Record<string, Answer>>) => {
    const sent = answering({ 'GET /api/organization/teachers': [200, [TEACHER]], ...answers });
    renderAt('/en/organization/teachers', <TeachersPage />);
    await screen.findByText('Tom Teacher');
    return sent;
  };

  it('lists all teachers with role and address', async () => {
    await show({});
    expect(screen.getByText('Teacher · has not logged in yet')).toBeTruthy();
    expect(screen.getByText('tom@example.org')).toBeTruthy();
    press('Edit Tom Teacher');
    await waitFor(() => expect(place()).toBe(`/en/organization/teachers/${TEACHER.id}/edit`));
  });

  it('invites by email', async () => {
    const sent = await show({ 'POST /api/organization/invite-teacher': [204] });
    fill('Email', ' eva@example.org ');
    press('Send invitation');
    expect(await screen.findByText('We sent an invitation to eva@example.org.')).toBeTruthy();
    expect(field('Email').value).toBe('');
    expect(sent.map(({ call }) => call)).toContain('POST /api/organization/invite-teacher');
  });

  it.each([
    ['nonsense', [204] as const, 'Enter an email address like this'],
    [
      'eva@example.org',
      refusal(422, { issues: [{ path: 'query.email', message: 'email_taken' }] }),
      'This person is already in your school.',
    ],
    ['eva@example.org', refusal(429, { detail: 'too_many_attempts' }), 'Too many tries.'],
  ])('after inviting %s with the answer %j, shows “%s”', async (email, answer, words) => {
    await show({ 'POST /api/organization/invite-teacher': answer });
    fill('Email', email);
    press('Send invitation');
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(field('Email').value).toBe(email);
  });
});

describe('AddTeacherPage', () => {
  it('creates an account with a role', async () => {
    const sent = answering({ 'POST /api/organization/teacher': [200, TEACHER] });
    renderAt(
      '/en/organization/teachers/add',
      <Routes>
        <Route path="organization/teachers/add" element={<AddTeacherPage />} />
        <Route path="*" element={<DoneMessage />} />
      </Routes>,
    );
    fill('Email', 'eva@example.org');
    fireEvent.click(screen.getByRole('radio', { name: /^Admin/ }));
    press('Add teacher');
    expect(await screen.findByText('We sent an email to Tom Teacher.')).toBeTruthy();
    expect(place()).toBe('/en/organization/teachers');
    expect(sent).toContainEqual({
      call: 'POST /api/organization/teacher',
      body: { email: 'eva@example.org', user_type: 2 },
    });
  });
});

describe('EditTeacherPage', () => {
  const show = async (answers: Readonly<Record<string, Answer>>) => {
    const sent = answering({
      [`GET /api/organization/teachers/${TEACHER.id}`]: [200, TEACHER],
      ...answers,
    });
    renderAt(
      `/en/organization/teachers/${TEACHER.id}/edit`,
      <>
        <Routes>
          <Route path="organization/teachers/:teacherId/edit" element={<EditTeacherPage />} />
          <Route path="*" element={<DoneMessage />} />
        </Routes>
        <Link to="/en/elsewhere">Elsewhere</Link>
      </>,
    );
    return sent;
  };

  it('saves the name without the unchanged role', async () => {
    const sent = await show({ [`PUT ${TEACHER_CALL}`]: [200, TEACHER] });
    await screen.findByLabelText('Name (optional)');
    fill('Name (optional)', '');
    press('Save');
    expect(await screen.findByText('Tom Teacher has been saved.')).toBeTruthy();
    expect(place()).toBe('/en/organization/teachers');
    expect(sent).toContainEqual({
      call: `PUT ${TEACHER_CALL}`,
      body: { full_name: null },
    });
  });

  const elsewhere = () => fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  it('asks before changes are lost', async () => {
    await show({});
    fireEvent.click(await screen.findByRole('radio', { name: /^Admin/ }));
    elsewhere();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(place()).toBe('/en/elsewhere'));
  });

  it('does not ask without changes', async () => {
    await show({});
    await screen.findByLabelText('Name (optional)');
    elsewhere();
    await waitFor(() => expect(place()).toBe('/en/elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports that the last admin must stay an admin', async () => {
    await show({ [`PUT ${TEACHER_CALL}`]: refusal(403, { detail: 'last_admin' }) });
    await screen.findByLabelText('Name (optional)');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('You are the last admin');
  });

  it('deletes only after the word is typed', async () => {
    const sent = await show({ [`DELETE ${TEACHER_CALL}`]: [204] });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account...' }));
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    fill('Type DELETE to continue', 'delete');
    expect(confirm.hasAttribute('disabled')).toBe(true);
    fill('Type DELETE to continue', 'DELETE');
    fireEvent.click(confirm);
    expect(await screen.findByText('Tom Teacher was deleted.')).toBeTruthy();
    expect(place()).toBe('/en/organization/teachers');
    expect(sent.map(({ call }) => call)).toContain(`DELETE ${TEACHER_CALL}`);
  });

  it.each([403, 404, 422])('reports an unknown teacher after the status %i', async (status) => {
    await show({ [`GET /api/organization/teachers/${TEACHER.id}`]: refusal(status, {}) });
    expect((await screen.findByRole('alert')).textContent).toBe('Your school has no such teacher.');
  });
});
