import { join } from 'node:path';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { Play } from '../fixtures/play.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const WORDS = join(import.meta.dirname, '../../../translations/dist');

test('A level can be played with the keyboard alone', async ({ play, page }) => {
  await play.open('intro-level1');
  const goTo = async (wanted: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 60 && !(await wanted()); presses += 1) await page.keyboard.press('Tab');
    expect(await wanted()).toBe(true);
  };
  const isFocused = (name: string) => () =>
    page.evaluate((label) => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim() === label;
    }, name);

  await goTo(isFocused(play.words('play.editor.label')));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('import player\nplayer.move_forward(3)');
  // The first Escape closes suggestions, if there are any.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await goTo(isFocused(play.words('play.run.run')));
  await page.keyboard.press('Enter');
  await play.expectComplete();
  await expect(play.button('play.complete.next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/intro-level2$/);
  await play.isShown();
});

test('On a narrow screen the farm is above the code, and above the tools of the game', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await becomeStudent(page, `narrow-${Date.now()}`);
  const play = new Play(page);
  await play.open('intro-level1');
  await expect(play.farm).toBeInViewport();
  await expect(play.editor.getByText('import player')).toBeInViewport({ ratio: 1 });
  const toggle = page.getByRole('group', { name: play.words('play.side.label') });
  await toggle.getByRole('button', { name: play.words('play.side.game') }).click();
  await expect(play.farm).toBeVisible();
  await expect(play.editor).toBeHidden();
  await page.getByRole('button', { name: play.speedLabel('.*') }).click();
  for (const speed of await page.getByRole('menuitemradio').all())
    await expect(speed).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await toggle.getByRole('button', { name: play.words('play.side.code') }).click();
  await play.runs('import player\n\nplayer.move_forward(3)\n');
  await expect(play.farm).toBeVisible();
  await play.expectComplete();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('On a phone the whole card of a mistake is visible above the Run button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeStudent(page, `card-${Date.now()}`);
  const play = new Play(page);
  await play.open('operators-level7');
  await play.button('play.run.run').click();
  const card = page.getByRole('dialog').filter({ has: play.button('play.problem.tryAgain') });
  await expect(card).toBeInViewport({ ratio: 1 });
  const [box, run] = [await card.boundingBox(), await play.button('play.run.run').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(run?.y ?? 0);
});

test('Run stays visible below a message of the page', async ({ play, page }) => {
  await keepPythonAsleep(page);
  await page.addInitScript(() => sessionStorage.setItem('hopcode.page-message', 'erased'));
  await play.open('intro-level1');
  const message = page.getByRole('status').filter({ hasText: wordsOf('en', 'site')('message.erased') });
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(play.button('play.run.run')).toBeInViewport({ ratio: 1 });
  }
});

test('In Hebrew the page is right to left and the program left to right', async ({ page }) => {
  const play = new Play(page, 'he');
  await play.open('intro-level1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(play.editor).toHaveCSS('direction', 'ltr');
  const [code, farm] = [await play.editor.boundingBox(), await play.farm.boundingBox()];
  expect(code?.x ?? 0).toBeGreaterThan(farm?.x ?? 0);
  await play.runs('import player\n\nplayer.move_forward(3)\n');
  await play.expectComplete();
});

test('Choosing another language also changes the words of the level, and keeps the program', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  await play.open('intro-level2');
  await play.write('import player\n\nplayer.turn_left()\n');
  await page
    .getByRole('button', { name: play.words('shell.language').replace('{{name}}', 'English') })
    .click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/play\/python\/intro-level2$/);
  const goal = loadCourseWords(WORDS).level('python', 'intro-level2', 'de').goal;
  await expect(page.getByText(goal).first()).toBeVisible();
  await expect(new Play(page, 'de').editor).toContainText('player.turn_left()');
});

test('An unknown language falls back to English, an unknown path shows a not-found page', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  await page.goto('/xx/play/python/intro-level2');
  await expect(page).toHaveURL(/\/en\//);
  const answer = await page.goto('/en/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: play.words('notFound.title') })).toBeVisible();
  await page.getByRole('link', { name: play.words('notFound.home') }).click();
  await play.isShown();
});

test('A program runs while the server is unavailable, and progress is kept', async ({ play, page }) => {
  await play.open('intro-level1');
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await play.runs('import player\n\nplayer.move_forward(3)\n');
  await play.expectComplete();
  await keepPythonAsleep(page);
  await page.unroute('**/api/**');
  await page.reload();
  await play.isShown();
  await play.expectDone(1);
});
