import type { Page } from '@playwright/test';
import { barriers, isSerious } from '../fixtures/barriers.ts';
import { Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

/** The serious barriers of the page in its current state, in both colour schemes. */
const barriersInBothSchemes = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    found.push(...(await barriers(page, isSerious)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return found;
};

for (const locale of ['en', 'he', 'ar'])
  test(`The play screen has no barriers in ${locale}, in both colour schemes, including dialogs`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const play = new Play(page, locale);
    await play.open('intro-level1');
    expect(await barriersInBothSchemes(page)).toEqual([]);

    await page.getByRole('button', { name: play.words('play.codeBook.title') }).click();
    await expect(play.dialog('play.codeBook.title')).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await play.button('play.reset.button').click();
    await expect(play.dialog('play.reset.title')).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await play.runs('import player\n\nplayer.moves()\n');
    await play.expectProblem('play.problem.error');
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await play.runs('import player\n\nplayer.move_forward(3)\n');
    await play.expectComplete();
    expect(await barriersInBothSchemes(page)).toEqual([]);
  });
