// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { COURSES } from '../../lib/site-courses.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CoursesPage } from './courses-page.tsx';
import { SchoolsPage } from './schools-page.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));
vi.mock('../../ui/level-thumbnail.tsx', () => ({ LevelThumbnail: () => null }));

const ID = '11111111-1111-4111-8111-111111111111';

const level = (slug: string) => ({ slug, name: slug, completed: false, locked: false });
const course = (id: string, name: string): Answer => [
  200,
  {
    id,
    name,
    chapters: [
      {
        id: 1,
        name: `First of ${name}`,
        level_data: [level('one'), level('two')],
        quiz_exists: false,
        quiz_complete: false,
        class_locked: false,
      },
    ],
  },
];
const PYTHON = 'GET /api/level/course/python';
const ADVANCED = 'GET /api/level/course/advanced-python';
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeAll(loadWords);
afterEach(cleanup);

describe('CoursesPage', () => {
  it('shows each course with its chapters and links to its first level', async () => {
    answering({ [PYTHON]: course('python', 'Beginners'), [ADVANCED]: course('advanced-python', 'Experts') });
    renderAt('/en/courses', <CoursesPage courses={COURSES} />);
    const beginners = within(await screen.findByRole('region', { name: 'Beginners' }));
    expect(beginners.getByText(/First of Beginners/).textContent).toBe('1. First of Beginners');
    expect(beginners.getByText('2 levels')).toBeTruthy();
    await screen.findByRole('region', { name: 'Experts' });
    expect([href(/^Try.*: Beginners$/), href(/^Try.*: Experts$/)]).toEqual([
      '/en/play/python/intro-level1',
      '/en/play/advanced-python/generators-level1',
    ]);
    expect(href(/^Map of the course: Beginners$/)).toBe('/en/courses/python');
  });

  it('shows the course that has loaded, and can load the failed one again', async () => {
    const answers: Answer[] = [[0]];
    const sent = answering({
      [PYTHON]: course('python', 'Beginners'),
      [ADVANCED]: () => answers.shift() ?? course('advanced-python', 'Experts'),
    });
    renderAt('/en/courses', <CoursesPage courses={COURSES} />);
    expect(await screen.findByRole('region', { name: 'Beginners' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Experts' })).toBeTruthy();
    expect(sent.filter(({ call }) => call === ADVANCED)).toHaveLength(2);
  });
});

describe('SchoolsPage', () => {
  it('describes the offer, and links to the contact page, the login and the guide', async () => {
    renderAt('/en/schools', <SchoolsPage />);
    expect(await screen.findByText(/up to 200 students/i)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/en/contact?about=school', '/en/contact', '/en/login-org', '/en/guide']),
    );
  });

  it.each([
    ['a site that sells', 'test', null, true, false],
    ['a site that sells, to an admin', 'test', 2, true, true],
    ['a site that sells nothing', 'off', 2, false, false],
  ] as const)('shows prices only where there are some: %s', async (_, selling, type, hasPrices, hasWay) => {
    const site = { google: false, mail: true, retention_months: null, selling, paddle_client_token: null };
    const user = {
      user_id: ID,
      email: 'bo@oak.org',
      user_details: { user_type: type ?? 0 },
      is_student: false,
      student_id: null,
      organization_id: ID,
      last_played: null,
      full_name: null,
      username: null,
      student_details: null,
      class_details: null,
    };
    const sent = answering({
      'GET /api/site': [200, site],
      'GET /api/auth/current': type === null ? [401, { statusCode: 401, message: 'No' }] : [200, user],
    });
    renderAt('/en/schools', <SchoolsPage />);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/site'));
    const shown = () => [
      document.body.textContent?.includes('$290'),
      screen.queryByRole('link', { name: 'Choose a plan' }) !== null,
    ];
    await waitFor(() => expect(shown()).toEqual([hasPrices, hasWay]));
    const plans = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(plans.filter((text) => /^(Small|Large) (school|organization)/.test(text))).toEqual([
      expect.stringMatching(
        hasPrices ? /^Small.*200 students.*\$290.? each year/ : /^Small.*200 students[^$]*$/,
      ),
      expect.stringMatching(hasPrices ? /^Large.*Any number.*\$790.? each year/ : /^Large.*Any number[^$]*$/),
    ]);
  });
});
