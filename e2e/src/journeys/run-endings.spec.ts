import { AWAKE } from '../fixtures/play.ts';
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

// This journey measures time, so no other journey may run at the same time.
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
  // The page responded while the program was still running: there is no message about the time limit yet.
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

test('A run that does not meet a goal says what is missing, and then the learner can type again', async ({
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
