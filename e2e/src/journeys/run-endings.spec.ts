import { AWAKE, Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ speed: 'normal' });

const WRONG = 'import player\n\nplayer.move_forward()\nplayer.move_forwards()\n';
const ENDLESS = 'import player\n\nwhile True:\n    pass\n';

test('A mistake in Python marks its line and is explained', async ({ play }) => {
  await play.open('intro-level1');
  await play.runs(WRONG);
  const dialog = await play.expectProblem('play.problem.error');
  await expect(dialog).toContainText('move_forwards');
  await dialog.getByText(play.words('play.problem.trace')).click();
  await expect(dialog).toContainText('AttributeError');
  await expect(dialog).toContainText(play.words('play.problem.line', { line: 4 }));
  await dialog.getByRole('button', { name: play.words('play.problem.tryAgain') }).click();
  await expect(dialog).toBeHidden();
  await expect(play.failedLine).toHaveText('player.move_forwards()');
  await expect(play.editor).toBeFocused();
});

test('A failed command is explained at its line', async ({ play }) => {
  await play.open('intro-level1');
  await play.runs('import player\n\nplayer.turn_left()\nplayer.move_forward(100)\n');
  const dialog = await play.expectProblem('play.problem.error');
  await expect(dialog).toContainText('Wrong way, you bumped into a wall');
});

// It is about time, so no other journey runs beside it.
test('A program that never ends is stopped after five seconds, and the page stays responsive', {
  lock: '-exclusive-',
}, async ({ play, page }) => {
  await play.open('intro-level1');
  await play.runs(ENDLESS);
  await expect(play.button('play.run.stop').or(play.button('play.run.running'))).toBeVisible({
    timeout: AWAKE,
  });
  await page.getByRole('button', { name: play.words('play.mapInfo.title') }).click();
  await expect(play.dialog('play.mapInfo.title')).toBeVisible();
  // The page has responded while the program still ran: the message about the time is not there yet.
  await expect(play.dialog('play.problem.timeTitle')).toHaveCount(0, { timeout: 1 });
  await page.keyboard.press('Escape');
  const dialog = await play.expectProblem('play.problem.timeTitle');
  await expect(dialog).toContainText('Execution time exceeded 5 seconds. Code stopped to prevent crashing.');
  await dialog.getByRole('button', { name: play.words('play.problem.tryAgain') }).click();

  await play.runs('import player\n\nplayer.move_forward(3)\n');
  await play.expectComplete();
});

test('Stop ends a run immediately, and the next run starts from the beginning', async ({ play }) => {
  await play.open('intro-level1');
  await play.runs('import player\n\nfor step in range(100):\n    player.turn_left()\n');
  await expect(play.executingLine).toBeVisible({ timeout: AWAKE });
  await play.stop();
  await expect(play.button('play.run.run')).toBeVisible();
  await expect(play.executingLine).toHaveCount(0);
  await play.runs('import player\n\nplayer.move_forward(3)\n');
  await play.expectComplete();
});

test('A run that does not meet a goal says what is missing, and leaves the program to typing', async ({
  play,
  page,
}) => {
  await play.open('intro-level1');
  await play.runs('import player\n\nplayer.move_forward()\n');
  const card = await play.expectProblem('play.problem.notYet');
  await expect(card).toContainText(play.words('play.missed.title'));
  const [farm, notice] = [await play.farm.boundingBox(), await card.boundingBox()];
  expect(notice && farm && notice.x + notice.width <= farm.x).toBe(true);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.type('#');
  expect(await play.code()).toContain('#');
});

test('The card of a mistake in the first lines of a long program is whole', async ({ play, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await play.open('classes-level6');
  await play.run();
  await expect(play.failedLine).toBeInViewport({ timeout: AWAKE });
  const card = page.getByRole('dialog').filter({ has: play.button('play.problem.tryAgain') });
  await expect(card).toBeInViewport({ ratio: 1 });
});

for (const height of [768, 650])
  test(`Beside the card of a mistake, the goal stays in its place in a window of ${height} pixels`, async ({
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
    // Its end is not under the bar with the Run button.
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
  test(`The words of the card and the goal are whole, also when the owl was asked, at ${width} by ${height} in ${locale}`, async ({
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

test('The goal has the same height before a run and beside its card', async ({ play, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await play.open('intro-level1');
  const goal = page.getByRole('region', { name: play.words('play.goal'), exact: true });
  const before = await goal.boundingBox();
  await play.runs(WITHOUT_COMMAND);
  await play.expectProblem('play.problem.error');
  expect(await goal.boundingBox()).toEqual(before);
});
