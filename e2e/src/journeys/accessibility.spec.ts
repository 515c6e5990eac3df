import { barriers, isSerious } from '../fixtures/barriers.ts';
import { Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

for (const locale of ['en', 'he', 'ar'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`The play screen has no barriers in ${locale} by ${colorScheme}, dialogs included`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript(() => localStorage.setItem('game_speed', '62.5'));
      const play = new Play(page, locale);
      await play.open('intro-level1');
      expect(await barriers(page, isSerious)).toEqual([]);

      await page.getByRole('button', { name: play.words('play.codeBook.title') }).click();
      await expect(play.dialog('play.codeBook.title')).toBeVisible();
      expect(await barriers(page, isSerious)).toEqual([]);
      await page.keyboard.press('Escape');

      await play.button('play.reset.button').click();
      await expect(play.dialog('play.reset.title')).toBeVisible();
      expect(await barriers(page, isSerious)).toEqual([]);
      await page.keyboard.press('Escape');

      await play.runs('import player\n\nplayer.moves()\n');
      await play.expectProblem('play.problem.error');
      expect(await barriers(page, isSerious)).toEqual([]);
      await page.keyboard.press('Escape');

      await play.runs('import player\n\nplayer.move_forward(3)\n');
      await play.expectComplete();
      expect(await barriers(page, isSerious)).toEqual([]);
    });
