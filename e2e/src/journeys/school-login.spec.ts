import { organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Account, PASSWORD } from '../fixtures/account.ts';
import { solutionOf } from '../fixtures/course-files.ts';
import { OPERATOR } from '../fixtures/operator.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { openSchool } from '../fixtures/school.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('en', 'school');

test('A student without a password logs in with three pictures', async ({ play, page, browser }) => {
  await keepPythonAsleep(page);
  const admin = await (await browser.newContext()).newPage();
  const school = await openSchool(admin, browser, 'elm-school');
  const [student] = school.students;
  const { cards } = await school.asAdmin(organizationLoginCards, {
    body: { student_ids: [student?.id ?? ''] },
  });
  await admin.context().close();
  await page.goto(`/en/login-org/${school.slug}`);
  await page.getByLabel(play.words('account.loginOrg.username')).fill(student?.username ?? '');
  await page.getByRole('button', { name: words('cards.withPictures') }).click();
  for (const picture of cards[0]?.pictures ?? [])
    await page.getByRole('button', { name: words(`cards.picture.${picture}`), exact: true }).click();
  await play.button('account.login.submit').click();
  await play.isShown();
  await expect(new Account(play).menu(student?.username ?? '')).toBeVisible();
});

test('A student signs up with a class code, and the teacher of the class sees the progress', async ({
  play,
  page,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const school = await openSchool(admin, browser, 'ash-school');
  const account = new Account(play);
  await page.goto(`/en/class-signup?token=${school.class.token}`);
  const names = { class: isolateDirection(school.class.name), school: isolateDirection(school.name) };
  await expect(page.getByText(words('student.join.at', names))).toBeVisible();
  const name = page.getByLabel(words('student.username'), { exact: true });
  await expect(name).not.toHaveValue('');
  await name.fill('Newcomer');
  await account.field('password').fill(PASSWORD);
  await page.getByRole('button', { name: words('student.join.submit') }).click();
  await play.isShown();
  await expect(account.menu('Newcomer')).toBeVisible();
  await play.runs(solutionOf('intro-level1'));
  await play.expectComplete();

  await admin.goto(`/en/organization/classes/${school.class.id}`);
  const row = admin.getByRole('grid').getByRole('row').filter({ hasText: 'Newcomer' });
  await expect(row.getByRole('gridcell', { name: words('grid.status.complete') })).toHaveCount(1);
  await admin.context().close();
});

test('A banner is shown while the operator acts as a student, until the operator stops', async ({
  play,
  page,
  browser,
}) => {
  await keepPythonAsleep(page);
  const operator = wordsOf('en', 'operator');
  const other = await (await browser.newContext()).newPage();
  await becomeStudent(other, 'acted-upon');
  await other.context().close();
  await page.goto('/en/login?redirect=/en/impersonate');
  await new Account(play).logIn(OPERATOR.email, OPERATOR.password);
  await page.getByRole('searchbox', { name: operator('impersonate.search') }).fill('acted-upon');
  await page.getByRole('button', { name: operator('impersonate.find') }).click();
  const found = page
    .getByRole('listitem')
    .filter({ hasText: /^acted-upon/ })
    .last();
  await found.getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: operator('impersonate.act') })
    .click();
  await play.isShown();
  const banner = page.getByRole('region', { name: operator('acting.label') });
  await expect(banner).toContainText('acted-upon');
  await banner.getByRole('button', { name: operator('acting.stop') }).click();
  await expect(play.heading).toHaveText(play.words('account.login.title'));
  await expect(banner).toHaveCount(0);
});

test('Deleting an account asks for a typed word and the password, and then its login no longer works', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  const account = new Account(play);
  await becomeStudent(page, 'goodbye');
  await page.goto('/en/profile/details');
  await play.button('profile.erase.button').click();
  const dialog = play.dialog('profile.erase.title');
  await expect(dialog).toContainText(play.words('profile.erase.warning'));
  const confirm = dialog.getByRole('button', { name: play.words('profile.erase.confirm') });
  await expect(confirm).toBeDisabled();
  const keyword = play.words('profile.erase.keyword');
  await dialog.getByLabel(play.words('profile.erase.type', { keyword })).fill(keyword);
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  // The password is needed even right after the login, because a child may be using the device.
  const site = wordsOf('en', 'site');
  const question = page.getByRole('dialog', { name: site('confirm.title') });
  await question.locator('input[type=password]').fill(PASSWORD);
  await question.getByRole('button', { name: site('confirm.submit') }).click();
  // Waits until the browser has left this page, because this page may show the login link too.
  await expect(page).not.toHaveURL(/\/profile\/details/);
  await expect(account.link('account.login.title')).toBeVisible();
  await page.goto('/en/login');
  await account.logIn('goodbye@example.org');
  await expect(page.getByRole('alert')).toHaveText(play.words('account.failure.wrong_login'));
});
