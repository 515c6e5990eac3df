import type { Page } from '@playwright/test';
import { Play } from '../fixtures/play.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Waits for the suggestions of names, which load a little later than the editor. */
const suggestionsOf = async (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Backspace');
    await page.keyboard.type('y');
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 2000 });
  }).toPass();

for (const locale of ['en', 'he'])
  test(`Control and Enter run the latest text, also with suggestions open, in ${locale}`, async ({
    page,
  }) => {
    const play = new Play(page, locale);
    await play.open('intro-level1');
    await play.write('import player\nplayer.move_forward(1)\nplayer.move_forward(2)\n');
    await page.keyboard.type('play');
    await suggestionsOf(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    for (const _ of 'play') await page.keyboard.press('Backspace');
    const program = await play.code();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await play.expectComplete();
    expect(await play.code()).toBe(program);

    await play.button('play.complete.stay').click();
    await play.write('import player\nplayer.move_forward(3)\nplay');
    await suggestionsOf(page);
    const wrong = await play.code();
    await page.keyboard.press('Control+Enter');
    await play.expectProblem('play.problem.error');
    expect(await play.code()).toBe(wrong);
  });

test('Line numbers are beside their lines from the first frame on', async ({ play, page }) => {
  await keepPythonAsleep(page);
  await page.addInitScript(() => {
    const look = (): void => {
      const line = document.querySelector('.cm-line');
      const numbers = [...document.querySelectorAll('.cm-lineNumbers .cm-gutterElement')];
      const number = numbers.find(
        (one) => one.textContent === '1' && getComputedStyle(one).visibility !== 'hidden',
      );
      if (!line || !number) return;
      const apart = number.getBoundingClientRect().top - line.getBoundingClientRect().top;
      const { apartAtMost = '0' } = document.documentElement.dataset;
      document.documentElement.dataset.apartAtMost = String(Math.max(Number(apartAtMost), Math.abs(apart)));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await play.open('lists-level10');
  await expect(page.locator('html')).toHaveAttribute('data-apart-at-most', '0');
});

test('Control and I explain the word at the cursor, and Escape closes the card', async ({ play, page }) => {
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  await play.write('while');
  const card = page
    .locator('.cm-tooltip')
    .filter({ hasText: wordsOf('en', 'code-words')('words.while.meaning') });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+i');
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});
