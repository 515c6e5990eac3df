import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

/** What axe finds that keeps somebody out: its serious and critical findings, with the places. */
const barriers = async (page: Page): Promise<string[]> => {
  // A colour on its way from one to another is nobody's contrast.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
};

for (const locale of ['en', 'he', 'ar'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`Nobody is kept out of the play screen in ${locale} by ${colorScheme}, dialogs included`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript(() => localStorage.setItem('game_speed', '62.5'));
      const play = new Play(page, locale);
      await play.open('intro-level1');
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('button', { name: play.words('play.codeBook.title') }).click();
      await expect(play.dialog('play.codeBook.title')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await play.button('play.reset.button').click();
      await expect(play.dialog('play.reset.title')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await play.runs('import player\n\nplayer.moves()\n');
      await play.expectProblem('play.problem.error');
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await play.runs('import player\n\nplayer.move_forward(3)\n');
      await play.expectComplete();
      expect(await barriers(page)).toEqual([]);
    });
