import { barriersOfPages, type Ids } from '../fixtures/barriers-of-pages.ts';
import { type OpenSchool, openSchool } from '../fixtures/school.ts';
import { becomeOperator, becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Every page by role, except play screens and the sales pages (selling.spec.ts). `{...}` is replaced by an id of the
 * school or the family.
 */
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
    'badges/{student}',
    'quiz/python/1/question/1',
    'quiz/python/1/student/{student}',
  ],
  admin: [
    'organization/details',
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
  operator: ['impersonate', 'operator/mail', 'operator/levels'],
} as const;

const idsOf = ({ slug, class: { id, token }, students }: OpenSchool): Ids => ({
  slug,
  token,
  class: id,
  student: students[0]?.id ?? '',
});

test('The pages of a school and of visitors have no barriers', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const ids = idsOf(await openSchool(page, browser, 'open-school'));
  expect(await barriersOfPages(page, PAGES.admin, ids)).toEqual([]);
  await page.context().clearCookies();
  expect(await barriersOfPages(page, PAGES.visitor, ids)).toEqual([]);
});

test('The pages of a family and of the operator have no barriers', async ({ page }) => {
  test.setTimeout(240_000);
  const { studentId } = await becomeStudent(page, 'everywhere');
  expect(await barriersOfPages(page, PAGES.parent, { student: studentId })).toEqual([]);
  await page.context().clearCookies();
  await becomeOperator(page);
  expect(await barriersOfPages(page, PAGES.operator, {})).toEqual([]);
});
