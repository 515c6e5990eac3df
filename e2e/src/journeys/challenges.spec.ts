import { AWAKE } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('en', 'challenge');

const NAME = 'Apple stairs';
const SOLUTION = `import player

for stair in range(stairs):
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()
`;

test('A challenge is found by its difficulty, solved, counted as an attempt and marked as done', async ({
  play,
  page,
}) => {
  await page.goto('/en/challenges');
  const card = page.getByRole('link', { name: NAME });
  await expect(card).toBeVisible();
  await page.getByRole('radio', { name: words('difficulty.expert') }).click();
  await expect(page).toHaveURL(/[?&]difficulty=expert/);
  await expect(card).toHaveCount(0);
  await page.getByRole('radio', { name: words('difficulty.beginner') }).click();
  await card.click();
  await expect(page).toHaveURL(/\/en\/challenge\/apple-stairs$/);
  await play.isShown();
  await expect(play.heading).toContainText(NAME);

  const attempts = page.getByRole('button', { name: new RegExp(`^${play.words('play.attempts.label')}: `) });
  const used = async () => Number.parseInt(await attempts.innerText(), 10);
  await expect(attempts).toBeVisible();
  const before = await used();
  // A program that does not meet the goals also counts as an attempt.
  await play.runs('import player\n\nplayer.move_forward()\n');
  await expect(page.getByText(play.words('play.missed.title')).first()).toBeVisible({ timeout: AWAKE });
  await expect(play.button('play.run.run')).toBeVisible({ timeout: AWAKE });
  await expect.poll(used).toBe(before + 1);

  await play.runs(SOLUTION);
  const news = page.getByRole('dialog', { name: words('complete.title') });
  await expect(news).toContainText(NAME, { timeout: AWAKE });
  await expect.poll(used).toBe(before + 2);
  await news.getByRole('link', { name: words('complete.all') }).click();
  await expect(page).toHaveURL(/\/en\/challenges$/);
  await expect(card).toContainText(words('done'));
});
