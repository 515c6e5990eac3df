import { authLogin } from '@hopcode/contract/auth/login';
import type { Response } from '@playwright/test';
import { PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { AWAKE, Play } from '../fixtures/play.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

const SOLVED = 'import player\n\n# my own way\nplayer.move_forward(3)\n';

test('Reset asks first, then restores the starter code', async ({ play, page }) => {
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  const template = await play.code();
  await play.write('print("mine")\n');
  await play.button('play.reset.button').click();
  const dialog = play.dialog('play.reset.title');
  await dialog.getByRole('button', { name: play.words('dialog.cancel') }).click();
  await expect(dialog).toBeHidden();
  expect(await play.code()).toContain('print("mine")');
  await play.button('play.reset.button').click();
  await dialog.getByRole('button', { name: play.words('play.reset.confirm') }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => play.code()).toBe(template);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A reload keeps the program that ran and the completed levels', async ({ play, page }) => {
  await play.open('intro-level1');
  await play.runs(SOLVED);
  await play.expectComplete();
  await keepPythonAsleep(page);
  await page.reload();
  await play.isShown();
  expect(await play.code()).toContain('# my own way');
  await play.expectDone(1);
});

test.describe('At the speed of a first visit', () => {
  test.use({ speed: 'normal' });

  test('The chosen speed is kept', async ({ play, page }) => {
    await keepPythonAsleep(page);
    await play.open('intro-level1');
    await play.chooseSpeed('turbo');
    await page.reload();
    await play.isShown();
    await expect(
      page.getByRole('button', { name: play.speedLabel(play.words('play.speed.turbo')) }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('game_speed'))).toBe('62.5');
  });
});

test('The width of the code panel changes by ten percent with an arrow key, and is kept', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  const handle = page.getByRole('separator', { name: play.words('play.resize') });
  await expect(handle).toHaveAttribute('aria-valuenow', '40');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '50');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '60');
  await page.reload();
  await play.isShown();
  await expect(handle).toHaveAttribute('aria-valuenow', '60');
});

test('An old tab does not overwrite the newer program of another tab', async ({ play, page, context }) => {
  await becomeStudent(page, 'two-tabs');
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  const other = new Play(await context.newPage());
  await other.open('intro-level1');
  const saved = other.page.waitForResponse((answer) => answer.url().includes('/api/level/update/'));
  await other.runs(`${SOLVED}# newer\n`);
  await other.expectComplete();
  await saved;
  // The first tab saves its older program when it closes.
  await play.square(2).click();
  await page.close();
  await keepPythonAsleep(other.page);
  await other.page.reload();
  await other.isShown();
  await expect.poll(() => other.code()).toContain('# newer');
});

test('A program that ran without a network does not overwrite a newer one from another device', async ({
  play,
  page,
  browser,
}) => {
  const { email } = await becomeStudent(page, 'two-devices');
  await play.open('intro-level1');
  await page.route('**/api/level/update/**', (route) => route.abort('connectionfailed'));
  await play.runs(`${SOLVED}# older\n`);
  await play.expectComplete();

  const other = new Play(await (await browser.newContext()).newPage());
  await apiOf(other.page.request)(authLogin, { body: { email, password: PASSWORD } });
  await other.open('intro-level1');
  const isSaved = (answer: Response): boolean => answer.url().includes('/api/level/update/');
  const saved = other.page.waitForResponse(isSaved);
  await other.runs(`${SOLVED}# newer\n`);
  await other.expectComplete();
  await saved;

  for (const one of [page, other.page]) await keepPythonAsleep(one);
  await page.unroute('**/api/level/update/**');
  const late = page.waitForResponse(isSaved);
  await page.reload();
  await late;
  for (const one of [play, other]) {
    await one.page.reload();
    await one.isShown();
    await expect.poll(() => one.code()).toContain('# newer');
  }
  await other.page.context().close();
});

test('A reload while programs are being sent shows the newest one', async ({ play, page }) => {
  await becomeStudent(page, 'slow-network');
  await play.open('intro-level1');
  const { promise: newerRan, resolve: letOlderArrive } = Promise.withResolvers<void>();
  // The first program reaches the server only after the second one has run, and the server's answer is lost.
  const arrived = new Promise<void>((resolve) => {
    void page.route('**/api/level/update/**', async (route) => {
      await newerRan;
      await route.fetch();
      resolve();
    });
  });
  await play.runs(`${SOLVED}# older\n`);
  await play.expectComplete();
  await play.button('play.complete.stay').click();
  await play.runs(`${SOLVED}# newer\n`);
  await play.expectComplete();
  await keepPythonAsleep(page);
  letOlderArrive();
  await arrived;
  await page.unroute('**/api/level/update/**');
  await page.route('**/api/level/update/**', (route) => route.abort('connectionfailed'));
  for (const _ of ['while it waits', 'and once more']) {
    await page.reload();
    await play.isShown();
    expect(await play.code()).toContain('# newer');
  }
  await page.unroute('**/api/level/update/**');
  await page.reload();
  await play.isShown();
  expect(await play.code()).toContain('# newer');
});

test('A program that has not run yet is kept after a reload and after another level', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  const template = await play.code();
  await play.write(`${SOLVED}# not run yet\n`);
  await page.reload();
  await play.isShown();
  await expect.poll(() => play.code()).toContain('# not run yet');
  await play.open('intro-level2');
  expect(await play.code()).not.toContain('# not run yet');
  await play.open('intro-level1');
  await expect.poll(() => play.code()).toContain('# not run yet');
  // Reset also deletes the stored program, so a reload shows the starter code.
  await play.button('play.reset.button').click();
  await play
    .dialog('play.reset.title')
    .getByRole('button', { name: play.words('play.reset.confirm') })
    .click();
  await expect.poll(() => play.code()).toBe(template);
  await page.reload();
  await play.isShown();
  expect(await play.code()).toBe(template);
});

test('A program that has not run yet does not overwrite a program that another tab has run since', async ({
  play,
  page,
  context,
}) => {
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  await play.write(`${SOLVED}# older\n`);
  const other = new Play(await context.newPage());
  await other.open('intro-level1');
  await other.runs(`${SOLVED}# newer\n`);
  await other.expectComplete();
  await page.reload();
  await play.isShown();
  await expect.poll(() => play.code()).toContain('# newer');
});

test('The first run without a network shows its result, and the program is kept', async ({
  play,
  page,
  context,
}) => {
  // The files needed to show a run load once Python is ready.
  const last = page.waitForResponse((answer) => /\/assets\/confirm-dialog-[^/]*\.js$/.test(answer.url()), {
    timeout: AWAKE,
  });
  await play.open('intro-level1');
  await play.editor.click();
  await (await last).finished();
  await context.setOffline(true);
  await play.write(`${SOLVED}# without a network\n`);
  await page.keyboard.press('ControlOrMeta+Enter');
  await play.expectComplete();
  await play.button('play.complete.stay').click();
  expect(await play.code()).toContain('# without a network');
});

test('Files for a run that cannot be fetched do not break the page, and load when the network is back', async ({
  play,
  page,
  context,
}) => {
  const parts = /\/assets\/(time-bar|complete-dialog|result-card)-[^/]*\.js$/;
  await page.route(parts, (route) => route.abort('connectionfailed'));
  // The first of these files is requested once Python is ready.
  const asked = page.waitForRequest(parts, { timeout: AWAKE });
  await play.open('intro-level1');
  await play.editor.click();
  await asked;
  await context.setOffline(true);
  await play.runs(`${SOLVED}# without a network\n`);
  await expect(page.getByText(play.words('play.announce.complete')).and(page.locator('bdi'))).toBeVisible();
  await play.expectDone(1);
  expect(await play.code()).toContain('# without a network');
  await page.unroute(parts);
  await context.setOffline(false);
  await play.expectComplete();
});
