import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { expect, test } from '../fixtures/test.ts';

const LOOPS = join(import.meta.dirname, '../../../courses/chapters/python/03-loops');
const solutionOf = (slug: string): string => readFileSync(join(LOOPS, slug, 'solution.py'), 'utf8');

/** Stores that a visitor has completed these levels of the chapter on loops. */
const completed = (page: Page, numbers: readonly number[]): Promise<unknown> =>
  page.addInitScript(
    (slugs) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('hopcode.progress') !== null) return;
      const level = { status: 'complete', code: '', codeAt: 1 };
      const levels = Object.fromEntries(slugs.map((slug) => [`python/${slug}`, level]));
      localStorage.setItem('hopcode.progress', JSON.stringify({ version: 1, levels, lastPlayed: null }));
    },
    numbers.map((number) => `loops-level${number}`),
  );

/** Steps that pick up eight flowers in the last level of the chapter, with as little walking as possible. */
const EIGHT_FLOWERS = [1, 3, 2, 6, 2, 2];

/** A program that walks these steps in a loop, with a turn after each of them. */
const inALoop = (steps: readonly number[]): string =>
  `import player\n\nfor steps in [${steps.join(', ')}]:\n    player.move_forward(steps)\n    player.turn_right()\n`;

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

test('The end of a chapter offers its extras beside the next chapter, by keyboard', async ({
  play,
  page,
}) => {
  await completed(page, upTo(11));
  await play.open('loops-level12');
  const strip = page.getByRole('navigation', { name: play.words('play.strip') });
  await expect(strip.getByRole('button', { name: /^Extra 1, optional: .*, locked$/ })).toBeVisible();
  await play.write(inALoop(EIGHT_FLOWERS));
  await page.keyboard.press('ControlOrMeta+Enter');
  await play.expectComplete();
  await expect(play.button('play.complete.next')).toBeFocused();

  const extra = page.getByRole('dialog').getByRole('link', { name: 'Extra 1, optional: Windows of stars' });
  await expect(extra).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    if (await extra.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/loops-extra1$/);
  await play.isShown();
  await expect(play.heading).toHaveText('Extra 1, optional: Windows of stars');

  await play.write(solutionOf('loops-extra1'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await play.expectComplete();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/loops-extra2$/);
  await play.isShown();
  await expect(strip.getByRole('link', { name: /^Extra 1, .*complete$/ })).toBeVisible();
  await strip.getByRole('link', { name: play.words('play.navigation.next') }).press('Enter');
  await expect(page).toHaveURL(/lists-level1$/);
});

test('The page of an extra whose chapter is not complete says so, and links to the level to continue with', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  await completed(page, upTo(3));
  await page.goto('/en/play/python/loops-extra1');
  await expect(play.heading).toHaveText(play.words('play.access.extra.title'));
  await expect(page.getByRole('link', { name: /^Continue with/ })).toBeVisible();
});
