import { AWAKE } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ speed: 'normal' });

test('The first level is played by typing its program, and the next level opens', async ({ play, page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
  await play.isShown();
  await expect(play.heading).toContainText('1');

  await play.editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  for (const line of ['import player', 'player.move_forward(3)']) {
    await page.keyboard.type(line);
    // An open list of suggestions would take the Enter key.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
  }
  expect((await play.code()).trim()).toBe('import player\nplayer.move_forward(3)');

  await play.run();
  await expect(play.executingLine).toBeVisible({ timeout: AWAKE });
  // A neighbour answers, and screen readers announce it.
  await expect(page.getByText('Rosa says: Your first carrot!')).toBeAttached();
  await play.expectComplete();
  await play.next();
  await expect(page).toHaveURL(/\/en\/play\/python\/intro-level2$/);
  await expect(play.heading).toContainText('2');
  await play.expectDone(1);
});
