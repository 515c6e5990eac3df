import { Account } from '../fixtures/account.ts';
import { solutionOf } from '../fixtures/course-files.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { openSchool } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const site = wordsOf('en', 'site');
const school_ = wordsOf('en', 'school');
const dialogs = wordsOf('en', 'play');

test('A teacher opens the classes, plays a level, plays as a student and comes back', async ({
  play,
  page,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const school = await openSchool(admin, browser, 'yew-school');
  const [student] = school.students;
  if (!student) throw new Error('the school has no students');
  const account = new Account(play);
  await page.goto('/en/login');
  await account.logIn(school.admin);
  await expect(page).toHaveURL(/\/organization\/classes$/);

  await play.open('intro-level1');
  await page.getByRole('switch', { name: dialogs('solution.show'), exact: true }).click();
  await expect(page.getByRole('region', { name: dialogs('solution.label') })).toContainText('player.');
  await play.runs(solutionOf('intro-level1'));
  await play.expectComplete();
  await keepPythonAsleep(page);
  await page.reload();
  await play.isShown();
  await play.expectDone(1);

  await page.goto(`/en/organization/students/${student.id}`);
  await page
    .getByRole('button', { name: school_('student.playAs', { name: student.username }), exact: true })
    .click();
  await play.isShown();
  await play.expectDone(1, false);
  const banner = page.getByRole('region', { name: site('acting.label'), exact: true });
  await page.goto('/en/challenges');
  await expect(banner).toContainText(site('acting.saves', { name: student.username }));
  await play.open('intro-level1');
  await expect(page.getByRole('switch', { name: dialogs('solution.show'), exact: true })).toHaveCount(0);
  await page.reload();
  await play.isShown();
  await banner.getByRole('button', { name: site('acting.back'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  await play.isShown();
  await play.expectDone(1);
});
