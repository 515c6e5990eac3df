import { Account } from '../fixtures/account.ts';
import { solutionOf } from '../fixtures/course-files.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { Play } from '../fixtures/play.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { expect, test } from '../fixtures/test.ts';

test('A parent signs up, confirms the address, adds two students, and finds their progress on another device', async ({
  play,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = 'parent@example.org';
  const account = new Account(play);
  await play.page.goto('/en/signup');
  await account.signUp(email);
  // A parent without a student starts on the page to add one.
  await expect(play.heading).toHaveText(play.words('profile.add.title'));
  await play.page.goto(await linkMailedTo(email));
  await expect(play.page.getByText(play.words('account.verified.yes'))).toBeVisible();
  await play.page.goto('/en/profile/students');
  await account.addStudent('Foxy', 'Viking');
  await account.addStudent('Owlie', 'Wizard1');
  await account.plays('Owlie');
  await play.runs(`${solutionOf('intro-level1')}# as an owl does\n`);
  await play.expectComplete();
  await play.page.keyboard.press('Escape');
  await account.choose('Owlie', 'account.logout');
  await expect(account.link('account.login.title')).toBeVisible();
  await play.isShown();
  await play.expectDone(1, false);

  const context = await browser.newContext();
  const other = new Account(new Play(await context.newPage()));
  await keepPythonAsleep(other.page);
  await other.page.goto('/en/login?redirect=/en/profile/students');
  await other.logIn(email, 'not my password');
  await expect(other.page.getByRole('alert')).toHaveText(other.play.words('account.failure.wrong_login'));
  await other.logIn(email);
  await other.plays('Owlie');
  await other.play.expectDone(1);
  await expect.poll(() => other.play.code()).toContain('# as an owl does');
  await other.choose('Owlie', 'profile.students.title');
  await other.passGate();
  await other.plays('Foxy');
  await other.play.expectDone(1, false);
  await context.close();
});

test('Progress from before the sign-up becomes the progress of the new account', async ({ play, page }) => {
  const account = new Account(play);
  await play.open('intro-level1');
  await play.runs(`${solutionOf('intro-level1')}\n# my own way\n`);
  await play.expectComplete();
  await keepPythonAsleep(page);
  await page.keyboard.press('Escape');
  await account.link('account.signup.title').click();
  await account.signUp('learner@example.org', 'Hare');
  await expect(page).toHaveURL(/\/play\/python\/intro-level1$/);
  await play.isShown();
  await play.expectDone(1);
  await expect.poll(() => play.code()).toContain('# my own way');
  await page.reload();
  await play.isShown();
  await play.expectDone(1);
  await expect.poll(() => play.code()).toContain('# my own way');
  expect(await page.evaluate(() => localStorage.getItem('hopcode.progress'))).toBeNull();
});
