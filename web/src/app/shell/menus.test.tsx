// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedLearner } from '../../lib/account/learner.ts';
import { createLocalProgress } from '../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const SCHOOL = '33333333-3333-4333-8333-333333333333';
const STUDENT = '22222222-2222-4222-8222-222222222222';

const account = (user_type: 0 | 1 | 2, isInSchool: boolean, student_id: string | null) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type },
  is_student: student_id !== null,
  student_id,
  organization_id: isInSchool ? SCHOOL : null,
  last_played: null,
  full_name: 'Anna Hill',
  username: student_id === null ? null : 'Foxy',
  student_details: student_id === null ? null : { id: STUDENT, username: 'Foxy', character: 'Viking' },
  class_details: null,
});
const PARENT = account(0, false, null);
const OPERATOR = { ...PARENT, operator: true };
const PUPIL = account(0, true, STUDENT);
const TEACHER = account(1, true, null);
const ADMIN = account(2, true, STUDENT);

const COURSE = {
  id: 'python',
  name: 'Python for beginners',
  chapters: [
    {
      id: 1,
      name: 'Variables',
      level_data: [{ slug: 'intro-level1', name: 'First steps', completed: false, locked: false }],
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
    },
  ],
};

const answers = (user: ReturnType<typeof account> | undefined, more: Readonly<Record<string, Answer>> = {}) =>
  answering({
    ...(user && { 'GET /api/auth/current': [200, user] }),
    'GET /api/level/course/python': [200, COURSE],
    ...more,
  });
const showHeader = (onMenu = () => {}) =>
  renderAt('/en/courses?utm=1', <Header menuOpened={false} onMenu={onMenu} />);
const openMenu = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Account: ${name}` }));
  return screen.getByRole('menu');
};
const named = (role: string, within_: HTMLElement) =>
  within(within_)
    .getAllByRole(role)
    .map((item) => item.textContent);

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Header', () => {
  it('opens the menu, and offers a visitor a login that returns to this page', async () => {
    answers(undefined);
    const onMenu = vi.fn<() => void>();
    showHeader(onMenu);
    const login = await screen.findByRole('link', { name: 'Log In' });
    expect(login.getAttribute('href')).toBe('/en/login?redirect=%2Fen%2Fcourses%3Futm%3D1');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toMatch(/^\/en\/signup\?/);
    expect(screen.getByRole('link', { name: 'Hopcode' }).getAttribute('href')).toBe('/en/');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(onMenu).toHaveBeenCalledTimes(1);
  });

  it('links to the same page in another language', async () => {
    answers(undefined);
    showHeader();
    fireEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
    const hebrew = screen.getByRole('menuitemradio', { name: /עברית/ });
    expect(hebrew.getAttribute('href')).toBe('/he/courses?utm=1');
    const english = screen.getByRole('menuitemradio', { name: 'English' });
    expect(english.getAttribute('aria-checked')).toBe('true');
    // How much of the site is translated into the language.
    expect(hebrew.textContent).toMatch(/in English|%/);
    expect(screen.getByRole('menu').getAttribute('aria-describedby')).toBe(
      screen.getByText(/^The percentage shows/).id,
    );
  });
});

it.each([
  [false, ['Menu', 'Challenges'], 0],
  [true, ['Menu'], 1],
])(
  'the header of a level (%s) has a place for its levels instead of links',
  async (isThin, names, places) => {
    answers(undefined);
    const place = vi.fn<(element: HTMLElement | null) => void>();
    renderAt('/en/courses', <Header menuOpened={false} onMenu={() => {}} isThin={isThin} placeRef={place} />);
    await screen.findByRole('link', { name: 'Log In' });
    const found = [screen.getByRole('button', { name: 'Menu' }), ...screen.queryAllByText('Challenges')];
    expect(found.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(names);
    expect(place).toHaveBeenCalledTimes(places);
  },
);

describe('the menu of an account', () => {
  it.each([
    [
      'a parent',
      PARENT,
      'Anna Hill',
      ['Choose Student', 'Students', 'Profile', 'For Institutions', 'Log Out'],
    ],
    [
      'a school student',
      PUPIL,
      'Foxy',
      ['Profile', 'Choose Avatar', 'Choose Course', 'Certificates', 'Badges', 'Log Out'],
    ],
    [
      'a teacher',
      TEACHER,
      'Anna Hill',
      ['Classes', 'Students', 'Levels to check', 'Profile', 'For Institutions', 'Log Out'],
    ],
    [
      'an admin who plays as a student',
      ADMIN,
      'Foxy',
      [
        'Classes',
        'Students',
        'My student page',
        'Levels to check',
        'School',
        'Teachers',
        'Profile',
        'Choose Course',
        'Certificates',
        'Badges',
        'Log Out',
      ],
    ],
  ])('of %s', async (_, user, name, items) => {
    answers(user);
    showHeader();
    expect(named('menuitem', await openMenu(name))).toEqual(items);
  });

  it("has the operator's pages for the operator, without requesting operator data", async () => {
    const sent = answers(OPERATOR);
    showHeader();
    const menu = await openMenu('Anna Hill');
    const links = within(menu).getAllByRole('menuitem', { name: /^(?:Act as a user|Emails)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/impersonate', '/en/operator/mail']);
    expect(sent.filter(({ call }) => call.includes('/user/'))).toEqual([]);
  });

  it('returns the focus after a dialog opened from the menu', async () => {
    answers(PUPIL);
    showHeader();
    fireEvent.click(within(await openMenu('Foxy')).getByRole('menuitem', { name: 'Choose Avatar' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    cancel.focus();
    fireEvent.click(cancel);
    const menu = screen.getByRole('button', { name: 'Account: Foxy' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  it('logs out at the server first, then opens the home page as a visitor', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const sent = answers(PUPIL, { 'GET /api/auth/logout': [204] });
    rememberedLearner.write({ studentId: STUDENT, character: 'Viking' });
    showHeader();
    fireEvent.click(within(await openMenu('Foxy')).getByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/en/']]));
    expect(sent.map(({ call }) => call)).toContain('GET /api/auth/logout');
    expect(rememberedLearner.read()).toBeUndefined();
  });

  it('stays logged in when the server cannot be reached', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const sent = answers(PUPIL, { 'GET /api/auth/logout': [0] });
    showHeader();
    fireEvent.click(within(await openMenu('Foxy')).getByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/auth/logout'));
    expect(await screen.findByRole('button', { name: 'Account: Foxy' })).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('Sidebar', () => {
  const show = (
    user: ReturnType<typeof account> | undefined,
    onClose = () => {},
    address = '/en/courses',
  ) => {
    answers(user);
    renderAt(
      address,
      <ProgressProvider store={createLocalProgress(createMemoryValue())}>
        <Sidebar opened onClose={onClose} />
      </ProgressProvider>,
    );
  };

  it.each([
    [
      'a visitor',
      undefined,
      [
        'Level Creator',
        'Log In',
        'Register Your Institution',
        'Creative Levels',
        'Challenges',
        "Teacher's Guide",
        'Vote for features',
        'Contact Us',
      ],
    ],
    [
      'a school student',
      PUPIL,
      [
        'Level Creator',
        'Creative Levels',
        'Challenges',
        "Teacher's Guide",
        'Vote for features',
        'Contact Us',
      ],
    ],
  ])('of %s has the links for that account', async (_, user, links) => {
    show(user);
    const list = await screen.findByRole('navigation', { name: 'Hopcode' });
    await waitFor(() => expect(named('listitem', list)).toEqual(links));
  });

  it("has the operator's pages", async () => {
    show(OPERATOR);
    const link = await screen.findByRole('link', { name: 'Act as a user' });
    expect(link.getAttribute('href')).toBe('/en/impersonate');
    expect(screen.getByRole('link', { name: 'Emails' }).getAttribute('href')).toBe('/en/operator/mail');
    expect(screen.getByRole('link', { name: 'Log of changes' }).getAttribute('href')).toBe(
      '/en/operator/log',
    );
  });

  it.each([
    ['/en/courses', 0],
    ['/en/play/python/intro-level1', 1],
  ])('contains the languages on pages with a thin header: %s', async (address, count) => {
    show(PUPIL, undefined, address);
    await screen.findByRole('navigation', { name: 'Hopcode' });
    expect(screen.queryAllByRole('button', { name: 'Language: English' })).toHaveLength(count);
  });

  it('closes when a link is clicked', async () => {
    const onClose = vi.fn<() => void>();
    show(PUPIL, onClose);
    fireEvent.click(await screen.findByRole('link', { name: 'Challenges' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('place').textContent).toBe('/en/challenges');
  });

  it('has the feedback button at its bottom, for narrow screens', async () => {
    const onClose = vi.fn<() => void>();
    show(PUPIL, onClose);
    await screen.findByRole('navigation', { name: 'Hopcode' });
    fireEvent.click(screen.getByText('Feedback'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('radio', { name: '4 stars' })).toBeTruthy();
  });

  it('shows the course with its chapters', async () => {
    show(PUPIL);
    expect(await screen.findByText('Variables', { exact: false })).toBeTruthy();
  });
});
