import { AWAKE, Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

test('The whole card of a mistake in the first lines of a long program is visible', async ({
  play,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await play.open('classes-level6');
  await play.run();
  await expect(play.failedLine).toBeInViewport({ timeout: AWAKE });
  const card = page.getByRole('dialog').filter({ has: play.button('play.problem.tryAgain') });
  await expect(card).toBeInViewport({ ratio: 1 });
});

for (const height of [768, 650])
  test(`Beside the card of a mistake, the goal stays in its place in a window ${height} pixels high`, async ({
    play,
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height });
    await play.open('operators-level7');
    const goal = page.getByRole('region', { name: play.words('play.goal') });
    const before = await goal.boundingBox();
    await play.run();
    const ask = page.getByRole('button', { name: play.words('play.tips.ask') });
    await expect(ask).toBeInViewport({ ratio: 1, timeout: AWAKE });
    expect((await goal.boundingBox())?.y).toBe(before?.y);
    // The bar with the Run button does not cover the end of the card.
    const end = await ask.boundingBox();
    const bar = await play.button('play.run.run').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

const WITHOUT_COMMAND = 'import player\n\n# walk to the carrot\nplayer.moves()\nplayer.moves()\n';

for (const [locale, width, height] of [
  ['en', 1366, 768],
  ['en', 1280, 800],
  ['en', 1366, 650],
  ['he', 1280, 800],
] as const)
  test(`All words of the card and the goal are visible, even after a tip, at ${width}x${height} in ${locale}`, async ({
    page,
  }) => {
    const play = new Play(page, locale);
    await page.setViewportSize({ width, height });
    await play.open('intro-level1');
    await play.runs(WITHOUT_COMMAND);
    const card = await play.expectProblem('play.problem.error');
    const words = card.getByRole('group').first();
    const goal = page.getByRole('region', { name: play.words('play.goal'), exact: true });
    const expectWhole = async (): Promise<void> => {
      await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
      for (const part of [words, goal])
        expect(await part.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
      await expect(goal).toBeInViewport({ ratio: 1 });
    };
    await expectWhole();
    await play.button('play.tips.ask').click();
    await expect(play.button('play.tips.ask')).toHaveCount(0, { timeout: AWAKE });
    await expectWhole();
  });

test('The goal has the same height before a run as beside the card of its result', async ({ play, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await play.open('intro-level1');
  const goal = page.getByRole('region', { name: play.words('play.goal'), exact: true });
  const before = await goal.boundingBox();
  await play.runs(WITHOUT_COMMAND);
  await play.expectProblem('play.problem.error');
  expect(await goal.boundingBox()).toEqual(before);
});
