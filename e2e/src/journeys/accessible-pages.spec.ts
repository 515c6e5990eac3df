import type { Page } from '@playwright/test';
import { barriers } from '../fixtures/barriers.ts';
import { Play } from '../fixtures/play.ts';
import { type OpenSchool, openSchool } from '../fixtures/school.ts';
import { becomeOperator, becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every page except play screens, by role; `{...}` is replaced by ids of the school or the family. */
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
    'guide/chapter/lists',
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
    'organization/plan',
    'organization/levels',
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
  operator: ['impersonate', 'operator/mail', 'operator/purchases', 'operator/licences', 'operator/levels'],
} as const;

type Ids = Readonly<Record<string, string>>;

const idsOf = ({ slug, class: { id, token }, students }: OpenSchool): Ids => ({
  slug,
  token,
  class: id,
  student: students[0]?.id ?? '',
});

/** Both text directions and both colour schemes; the pages alternate, so that each is opened once. */
const WAYS = [
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
] as const;

/** Opens the pages of a role and returns their barriers, by address. */
const look = async (page: Page, role: keyof typeof PAGES, ids: Ids): Promise<string[]> => {
  const found: string[] = [];
  for (const [index, path] of PAGES[role].entries()) {
    const { locale, colorScheme } = WAYS[index % 2 === 0 ? 0 : 1];
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/${locale}/${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`);
    await expect(new Play(page).heading).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    found.push(...(await barriers(page)).map((barrier) => `${locale}/${path}: ${barrier}`));
  }
  return found;
};

test('The pages of a school and of visitors have no barriers', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const ids = idsOf(await openSchool(page, browser, 'open-school'));
  expect(await look(page, 'admin', ids)).toEqual([]);
  await page.context().clearCookies();
  expect(await look(page, 'visitor', ids)).toEqual([]);
});

test('The pages of a family and of the operator have no barriers', async ({ page }) => {
  test.setTimeout(240_000);
  const { studentId } = await becomeStudent(page, 'everywhere');
  expect(await look(page, 'parent', { student: studentId })).toEqual([]);
  await page.context().clearCookies();
  await becomeOperator(page);
  expect(await look(page, 'operator', {})).toEqual([]);
});
