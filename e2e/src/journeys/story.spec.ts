import { keepPythonAsleep } from '../fixtures/python.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ story: 'on', motion: 'full' });

const words = wordsOf('en', 'story');

test('A visitor sees the opening of the story once, by keyboard, and again on request', async ({
  page,
  play,
}) => {
  await keepPythonAsleep(page);
  const scene = page.getByRole('dialog', { name: words('title') });
  await page.goto('/en/play/python/intro-level1');
  await expect(scene).toContainText("This was your grandmother's farm.");
  await expect(scene.getByRole('button', { name: words('next') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(scene).toContainText('She left a notebook');
  await page.keyboard.press('Space');
  await expect(scene).toContainText('I am Rosa.');
  await page.keyboard.press('Enter');
  await expect(scene).toHaveCount(0);

  await page.reload();
  await play.isShown();
  await play.button('play.story.again').click();
  await expect(scene).toContainText("This was your grandmother's farm.");
  await page.keyboard.press('Escape');
  await expect(scene).toHaveCount(0);
  await expect(play.button('play.story.again')).toBeFocused();
});
