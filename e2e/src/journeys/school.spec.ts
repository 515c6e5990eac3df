import type { Locator, Page } from '@playwright/test';
import { Account, PASSWORD } from '../fixtures/account.ts';
import { solutionOf } from '../fixtures/course-files.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { Play } from '../fixtures/play.ts';
import { readQr } from '../fixtures/qr.ts';
import { foundSchool, type School } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('en', 'school');
const WRONG = 'import player\n\nplayer.moves()\n';
const NAMES = Array.from({ length: 30 }, (_, index) => `Pupil Number${index + 1}`);
const CLASS = 'Hedgehogs';

const button = (page: Page, key: string, gaps = {}): Locator =>
  page.getByRole('button', { name: words(key, gaps), exact: true });

/** The first admin chooses a password with the link in the email, logs in and names the school. */
const moveIn = async (page: Page, school: School): Promise<void> => {
  const account = new Account(new Play(page));
  const ui = account.play.words;
  await page.goto(await linkMailedTo(school.admin));
  await account.field('new_password').fill(PASSWORD);
  await page.getByRole('button', { name: ui('account.reset.submit') }).click();
  await expect(page.getByRole('status').getByText(ui('account.reset.done'))).toBeVisible();
  await page.goto(`/en/login-org/${school.slug}?redirect=/en/organization/details`);
  await page.getByLabel(ui('account.loginOrg.username')).fill(school.admin);
  await account.field('password').fill(PASSWORD);
  await account.play.button('account.login.submit').click();
  await page.getByLabel(words('details.field.name.label')).fill('Oak School');
  await account.play.button('form.save').click();
  await expect(page.getByRole('status').getByText(ui('form.saved'), { exact: true })).toBeVisible();
};

const inviteTeacher = async (page: Page, teacher: string): Promise<void> => {
  await page.goto('/en/organization/teachers');
  await page.getByLabel(words('teachers.field.email.label'), { exact: true }).fill(teacher);
  await button(page, 'teachers.invite.submit').click();
  await expect(page.getByText(words('teachers.invite.sent', { email: teacher }))).toBeVisible();
};

const makeClass = async (page: Page): Promise<void> => {
  await page.goto('/en/organization/classes/add');
  await page.getByLabel(words('classes.field.name.label')).fill(CLASS);
  await button(page, 'classes.make').click();
  await expect(page.getByRole('heading', { name: words('classes.code.title') })).toBeVisible();
};

/** Imports thirty students from a file and creates their login cards, which stay on the page. */
const importStudents = async (page: Page): Promise<void> => {
  await page.goto('/en/organization/students/add');
  await page.getByLabel(words('students.ways.many')).check();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'students.chooseFile').click();
  const lines = NAMES.map((name) => `${name},${name.replace('Pupil ', '')}`);
  const buffer = Buffer.from(['name,username', ...lines].join('\r\n'));
  await (await chooser).setFiles({ name: 'hedgehogs.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel(words('student.class'), { exact: true }).selectOption(CLASS);
  await button(page, 'students.look').click();
  await expect(page.getByText(words('students.preview_other', { number: 30 }))).toBeVisible();
  await button(page, 'students.make_other', { number: 30 }).click();
  await expect(page.getByText(words('students.made_other', { number: 30 }))).toBeVisible();
  await button(page, 'cards.make').click();
};

/** The contents of the QR codes on the printed cards, in the order of the list. */
const printedCards = async (page: Page): Promise<string[]> => {
  const codes = page.getByRole('img', { name: new RegExp(`^${words('cards.code', { name: '.*' })}$`) });
  await expect(codes).toHaveCount(NAMES.length);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'cards.print')).toBeHidden();
  await expect(codes.last()).toBeVisible();
  return Promise.all((await codes.all()).map(readQr));
};

/** Logs in with a student's card, plays, and makes the same mistake three times. */
const getStuck = async (play: Play, card: string): Promise<void> => {
  await play.page.goto(card);
  await play.page.getByRole('button', { name: words('cards.login.submit') }).click();
  await play.isShown();
  expect(play.page.url()).not.toContain('card');
  await play.chooseSpeed('turbo');
  for (let run = 0; run < 3; run += 1) {
    await play.runs(WRONG);
    const problem = await play.expectProblem('play.problem.error');
    await play.page.keyboard.press('Escape');
    await expect(problem).toBeHidden();
  }
};

/** The teacher creates an account with the link in the email and opens the class. */
const openClass = async (page: Page, teacher: string): Promise<void> => {
  const account = new Account(new Play(page));
  await page.goto(await linkMailedTo(teacher));
  await account.field('password').fill(PASSWORD);
  await account.field('full_name').fill('Mr Fox');
  await page.getByRole('button', { name: account.play.words('account.signup.submit') }).click();
  await account.choose('Mr Fox', 'shell.link.classes');
  await button(page, 'classes.open', { name: CLASS }).click();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(NAMES.length + 2);
};

test('A school is set up by email and CSV, and its teacher sees who is stuck, who is done, and replays a run', async ({
  play: student,
  browser,
}) => {
  test.setTimeout(240_000);
  const school = await foundSchool(browser, 'oak-school');
  const teacherMail = 'fox@oak-school.example.org';
  const admin = await (await browser.newContext()).newPage();
  await moveIn(admin, school);
  await inviteTeacher(admin, teacherMail);
  await makeClass(admin);
  await importStudents(admin);
  const cards = await printedCards(admin);
  expect(new Set(cards).size).toBe(NAMES.length);
  const [card = ''] = cards;
  expect(new URL(card).pathname).toBe('/en/login-org/oak-school');
  expect(new URL(card).hash).toMatch(/^#card=\S{20,}/);
  await admin.context().close();

  await getStuck(student, card);
  const teacher = await (await browser.newContext()).newPage();
  await openClass(teacher, teacherMail);
  const needs = teacher.getByRole('region', { name: words('needs.title') });
  await expect(needs.getByRole('button')).toHaveCount(1);
  await expect(needs.getByRole('button')).toContainText(NAMES[0] ?? '');
  await expect(needs.getByRole('button')).toContainText(words('needs.reason.same_error'));

  const saved = student.page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/level/update/') &&
      (answer.request().postData()?.includes('complete"') ?? false),
  );
  await student.runs(`${solutionOf('intro-level1')}# at last\n`);
  await student.expectComplete();
  await saved;
  await teacher.reload();
  await expect(needs.getByText(words('needs.none'))).toBeVisible();
  const row = teacher
    .getByRole('row')
    .filter({ hasText: NAMES[0] ?? '' })
    .first();
  const done = row.getByRole('gridcell', { name: words('grid.status.complete') });
  await expect(done).toHaveCount(1);
  await done.click();
  const dialog = teacher.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: words('program.code') })).toContainText('# at last');
  await dialog.getByRole('button', { name: words('program.play'), exact: true }).click();
  await expect(dialog.getByText(words('program.reached'))).toBeVisible({ timeout: 60_000 });
  await teacher.context().close();
});
