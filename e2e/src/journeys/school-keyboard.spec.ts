import { organizationClasses } from '@hopcode/contract/organization/classes';
import { organizationStudents } from '@hopcode/contract/organization/students';
import type { Page } from '@playwright/test';
import { Account } from '../fixtures/account.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { openSchool } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('en', 'school');

const pressOften = async (page: Page, key: string): Promise<void> => {
  for (let press = 0; press < 4; press += 1) await page.keyboard.press(key);
};

test('Repeated presses of Enter create one class and one list of students', async ({ page, browser }) => {
  const school = await openSchool(page, browser, 'impatient-school');
  await page.goto('/en/organization/classes/add');
  await page.getByLabel(words('classes.field.name.label')).fill('Hares');
  await pressOften(page, 'Enter');
  await expect(page.getByRole('heading', { name: words('classes.code.title') })).toBeVisible();
  const classes = await school.asAdmin(organizationClasses);
  expect(classes.filter(({ name }) => name === 'Hares')).toHaveLength(1);

  await page.goto('/en/organization/students/add');
  await page.getByLabel(words('students.ways.many')).check();
  await page.getByLabel(words('students.list')).fill('Only Once,onlyonce');
  await page.getByRole('button', { name: words('students.look') }).press('Enter');
  const make = page.getByRole('button', { name: words('students.make_one', { number: 1 }) });
  await make.focus();
  await pressOften(page, 'Enter');
  await expect(page.getByText(words('students.made_one', { number: 1 }))).toBeVisible();
  const { total } = await school.asAdmin(organizationStudents, {
    query: { page: 1, size: 10, search: 'onlyonce' },
  });
  expect(total).toBe(1);
});

test('Logging out on an account page leads to the home page', async ({ page, play, browser }) => {
  await keepPythonAsleep(page);
  const school = await openSchool(page, browser, 'leaving-school');
  await page.goto('/en/organization/students');
  await expect(page.getByRole('link', { name: `Ada-${school.slug}`, exact: true })).toBeVisible();
  await new Account(play).choose(school.admin, 'account.logout');
  await play.isShown();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('On a right-to-left page a Latin name is left to right', async ({ page, browser }) => {
  const school = await openSchool(page, browser, 'hebrew-school');
  await page.goto('/he/organization/students');
  await expect(page.getByRole('link', { name: `Ada-${school.slug}`, exact: true })).toBeVisible();
  const search = page.getByRole('searchbox');
  await expect(search).toHaveCSS('direction', 'rtl');
  await expect(search).toHaveCSS('unicode-bidi', 'plaintext');
  const [field, sign] = await Promise.all([
    search.boundingBox(),
    page.getByRole('search').locator('svg').first().boundingBox(),
  ]);
  expect(sign?.x ?? 0, 'the sign stands where the line begins').toBeGreaterThan(
    (field?.x ?? 0) + (field?.width ?? 0) / 2,
  );
});
