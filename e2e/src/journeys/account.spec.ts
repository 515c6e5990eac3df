import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { solutionOf } from '../fixtures/course-files.ts';
import { Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

const PASSWORD = 'correct horse battery';

/** The pages of an account as a parent uses them. */
class Account {
  readonly play: Play;

  constructor(play: Play) {
    this.play = play;
  }

  get page(): Page {
    return this.play.page;
  }

  field(name: string): Locator {
    return this.page.getByLabel(this.play.words(`account.field.${name}.label`), { exact: true });
  }

  link(key: string): Locator {
    return this.page.getByRole('link', { name: this.play.words(key), exact: true });
  }

  menu(name: string): Locator {
    return this.page.getByRole('button', { name: this.play.words('account.menu', { name }), exact: true });
  }

  async choose(name: string, key: string): Promise<void> {
    await this.menu(name).click();
    await this.page.getByRole('menuitem', { name: this.play.words(key), exact: true }).click();
  }

  /** Fills in the form that is shown; without a player's name none is made yet. */
  async signUp(email: string, player = ''): Promise<void> {
    // The suggested name comes a moment later than the form and must not come between.
    await expect(this.field('username')).not.toHaveValue('');
    await this.field('email').fill(email);
    await this.field('password').fill(PASSWORD);
    await this.field('username').fill(player);
    await this.page.getByRole('button', { name: this.play.words('account.signup.submit') }).click();
  }

  async logIn(email: string, password = PASSWORD): Promise<void> {
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.page.getByRole('button', { name: this.play.words('account.login.submit') }).click();
  }

  /** Adds a student with an avatar, from the list of students. */
  async addStudent(name: string, avatar: string): Promise<void> {
    await this.link('profile.add.title').click();
    await expect(this.field('username')).not.toHaveValue('');
    await this.field('username').fill(name);
    await this.page
      .getByRole('radio', { name: this.play.words(`profile.avatar.names.${avatar}`), exact: true })
      .check();
    await this.play.button('profile.add.submit').click();
    await expect(this.play.heading).toHaveText(this.play.words('profile.students.title'));
  }

  async plays(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: this.play.words('profile.students.play', { name }), exact: true })
      .click();
    await this.play.isShown();
  }

  async expectDone(number: number, done: boolean): Promise<void> {
    const complete = new RegExp(`, ${this.play.words('courseMenu.complete')}$`);
    if (done) await expect(this.play.square(number)).toHaveAccessibleName(complete);
    else await expect(this.play.square(number)).not.toHaveAccessibleName(complete);
  }
}

const barriers = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test('A parent signs up, adds two students, and finds their progress on another device', async ({
  play,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = 'parent@example.org';
  const account = new Account(play);
  await play.page.goto('/en/signup');
  await account.signUp(email);
  // Nobody can play yet, so the parent is asked who will.
  await expect(play.dialog('profile.choose.title')).toBeVisible();
  await account.link('profile.add.title').click();
  await play.page.goto('/en/profile/students');
  await account.addStudent('Foxy', 'Viking');
  await account.addStudent('Owlie', 'Wizard1');
  await account.plays('Owlie');
  await play.runs(solutionOf('intro-level1'));
  await play.expectComplete();
  await play.page.keyboard.press('Escape');
  await account.choose('Owlie', 'account.logout');
  await expect(account.link('account.login.title')).toBeVisible();
  await play.isShown();
  await account.expectDone(1, false);

  const context = await browser.newContext();
  const other = new Account(new Play(await context.newPage()));
  await other.page.goto('/en/login?redirect=/en/profile/students');
  await other.logIn(email, 'not my password');
  await expect(other.page.getByRole('alert')).toHaveText(other.play.words('account.trouble.wrong_login'));
  await other.logIn(email);
  await other.plays('Owlie');
  await other.expectDone(1, true);
  expect(await other.play.code()).toContain('move_forward');
  await other.choose('Owlie', 'profile.students.title');
  await other.plays('Foxy');
  await other.expectDone(1, false);
  await context.close();
});

test('What was played before signing up becomes the progress of the new account', async ({ play, page }) => {
  const account = new Account(play);
  await play.open('intro-level1');
  await play.runs(`${solutionOf('intro-level1')}\n# my own way\n`);
  await play.expectComplete();
  await page.keyboard.press('Escape');
  await account.link('account.signup.title').click();
  await account.signUp('learner@example.org', 'Hare');
  await expect(page).toHaveURL(/\/play\/python\/intro-level1$/);
  await play.isShown();
  await account.expectDone(1, true);
  await expect.poll(() => play.code()).toContain('# my own way');
  await page.reload();
  await play.isShown();
  await account.expectDone(1, true);
  await expect.poll(() => play.code()).toContain('# my own way');
  expect(await page.evaluate(() => localStorage.getItem('hopcode.progress'))).toBeNull();
});

for (const locale of ['en', 'he'])
  test(`Nobody is kept out of the account pages in ${locale}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const play = new Play(page, locale);
    const account = new Account(play);
    for (const path of ['login', 'login-org', 'forgot-password', 'tos']) {
      await page.goto(`/${locale}/${path}`);
      await expect(play.heading).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    }
    await page.goto(`/${locale}/signup?redirect=/${locale}/profile/students`);
    await account.signUp(`nobody-${locale}@example.org`, 'Hare');
    await expect(play.heading).toHaveText(play.words('profile.students.title'));
    expect(await barriers(page)).toEqual([]);
    for (const path of ['profile/students/add', 'profile/details']) {
      await page.goto(`/${locale}/${path}`);
      await expect(play.heading).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    }
  });
