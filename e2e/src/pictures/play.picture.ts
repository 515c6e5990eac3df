import { join } from 'node:path';
import { AWAKE } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ speed: 'normal' });

const PICTURES = join(import.meta.dirname, '../../../docs/pictures');

test.use({ viewport: { width: 1440, height: 900 } });

test('docs/pictures/play.png', async ({ play, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // A level that visitors can run.
  await play.open('intro-level2');
  await play.write('import player\n\nplayer.move_forward(3)\nplayer.speak("Good morning!")\n');
  await play.editor.press('Escape');
  await page.evaluate(() => document.fonts.ready);
  await play.run();
  await expect(play.executingLine).toContainText('player.speak', { timeout: AWAKE });
  await expect(page.locator('.stage-bubble')).toHaveText('Cluck, cluck, cluck!', { timeout: AWAKE });
  await page.screenshot({ path: join(PICTURES, 'play.png') });
});
