import type { Browser, Page } from '@playwright/test';
import { barriers } from '../fixtures/barriers.ts';
import { Play } from '../fixtures/play.ts';
import { type OpenSchool, openSchool } from '../fixtures/school.ts';
import { becomeOperator, becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every page that is no play screen, by who looks at it; `{...}` stands for what the school or the family has. */
const PAGES = {
  visitor: [
    'login',
    'login-org/{slug}',
    'login-org#card=a-card-that-is-not-asked-about-yet',
    'signup',
    'class-signup?token={token}',
    'forgot-password',
    'reset-password',
    'tos',
    'courses',
    'schools',
    'guide',
    'guide/chapter/1',
    'unsubscribed',
  ],
  parent: [
    'profile/details',
    'profile/students',
    'profile/students/add',
    'profile/students/{student}',
    'profile/students/{student}/edit',
    'quiz/python/1/question/1',
    'quiz/python/1/student/{student}',
  ],
  admin: [
    'organization/details',
    'organization/teachers',
    'organization/teachers/add',
    'organization/classes',
    'organization/classes/add',
    'organization/classes/{class}',
    'organization/classes/{class}/edit',
    'organization/students',
    'organization/students/add',
    'organization/students/{student}',
    'organization/students/{student}/edit',
  ],
  operator: ['impersonate', 'operator/mail'],
} as const;

type Ids = Readonly<Record<string, string>>;

const idsOf = ({ slug, class: { id, token }, students }: OpenSchool): Ids => ({
  slug,
  token,
  class: id,
  student: students[0]?.id ?? '',
});

/** Goes through the pages of a role and answers what keeps people out of them, by address. */
const look = async (page: Page, locale: string, role: keyof typeof PAGES, ids: Ids): Promise<string[]> => {
  const found: string[] = [];
  for (const path of PAGES[role]) {
    await page.goto(`/${locale}/${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`);
    await expect(new Play(page).heading).toBeVisible();
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    found.push(...(await barriers(page)).map((barrier) => `${path}: ${barrier}`));
  }
  return found;
};

/** The four roles, each in a browser of its own. */
const lookAsEverybody = async (browser: Browser, locale: string, colorScheme: 'light' | 'dark') => {
  const found: string[] = [];
  const as = async (visit: (page: Page) => Promise<string[]>): Promise<void> => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await visit(await context.newPage())));
    await context.close();
  };
  let school: Ids = {};
  await as(async (page) => {
    school = idsOf(await openSchool(page, browser, `${locale}-school`));
    return look(page, locale, 'admin', school);
  });
  await as((page) => look(page, locale, 'visitor', school));
  await as(async (page) => {
    const { studentId } = await becomeStudent(page, `everywhere-${locale}`);
    return look(page, locale, 'parent', { student: studentId });
  });
  await as(async (page) => {
    await becomeOperator(page);
    return look(page, locale, 'operator', {});
  });
  return found;
};

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const)
  test(`Nobody is kept out of any page in ${locale} by ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(240_000);
    expect(await lookAsEverybody(browser, locale, colorScheme)).toEqual([]);
  });
