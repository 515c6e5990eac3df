import { AWAKE } from '../fixtures/play.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

const SOLVED = 'import player\n\n# my own way\nplayer.move_forward(3)\n';

test('A level whose pictures cannot be fetched is played without them, and they come by themselves', async ({
  play,
  page,
}) => {
  const pictures = /\/assets\/atlas-[^/]*\.png$/;
  await page.route(pictures, (route) => route.abort('connectionfailed'));
  await page.goto('/en/play/python/intro-level1');
  await expect(page.getByText(play.words('loading.late'))).toBeVisible();
  await expect(page.getByText(play.words('loading.assets'))).toHaveCount(0);
  await play.runs(SOLVED);
  await play.expectComplete();
  await play.button('play.complete.stay').click();
  await page.unroute(pictures);
  await play.isShown();
  await expect(page.getByText(play.words('loading.late'))).toHaveCount(0);
});

test('The page waits for words that were lost on the way', async ({ play, page }) => {
  await page.route(/\/assets\/ui-(?!kit)[^/]*\.js$/, (route) => route.abort('connectionfailed'), {
    times: 3,
  });
  await play.open('intro-level1');
});

test('The rest of the page stays where the editor cannot be fetched, and it comes when it is asked for', async ({
  play,
  page,
}) => {
  const editor = /\/assets\/python-editor-[^/]*\.js$/;
  await page.route(editor, (route) => route.abort('connectionfailed'));
  await page.goto('/en/play/python/intro-level1');
  await expect(page.getByText(play.words('play.loadFailedDetail'))).toBeVisible();
  await expect(play.farm).toBeVisible();
  await page.unroute(editor);
  await play.button('trouble.retry').click();
  await play.isShown();
});

test('A level that could not be fetched opens by itself when the network is back', async ({
  play,
  page,
  context,
}) => {
  await play.open('intro-level1');
  await play.write(SOLVED);
  await context.setOffline(true);
  await play.square(2).click();
  await expect(page.getByRole('heading', { name: play.words('play.loadFailed') })).toBeVisible();
  await context.setOffline(false);
  await play.isShown();
  await page.goBack();
  await expect.poll(() => play.code()).toContain('# my own way');
});

test('A level opens by itself when a server is back that was away', async ({ play, page }) => {
  await play.open('intro-level1');
  await page.route('**/*', (route) => route.abort('connectionfailed'));
  await play.square(2).click();
  await expect(page.getByRole('heading', { name: play.words('play.loadFailed') })).toBeVisible();
  await page.unroute('**/*');
  await play.isShown();
});

test('A page that could not be fetched can be left again, and comes by itself with the network', async ({
  play,
  page,
  context,
}) => {
  const stumbled = page.getByRole('heading', { name: play.words('routingError.title') });
  const logIn = page.getByRole('link', { name: play.words('shell.link.login') }).first();
  await play.open('intro-level1');
  await play.write(SOLVED);
  await context.setOffline(true);
  await logIn.click();
  await expect(stumbled).toBeVisible();
  await play.button('routingError.reload').click();
  await expect(page.getByText(play.words('account.trouble.unreachable'))).toBeVisible();
  await page.goBack();
  await expect.poll(() => play.code()).toContain('# my own way');
  await logIn.click();
  await expect(stumbled).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: play.words('account.login.title') })).toBeVisible();
  await page.goBack();
  await expect.poll(() => play.code()).toContain('# my own way');
});

test('A win that has not reached the server says so, until it has', async ({ play, page, context }) => {
  await becomeStudent(page, 'poor-network');
  // The last part of what a run shows comes by itself once Python is there.
  const last = page.waitForResponse((answer) => /\/assets\/python-errors-[^/]*\.js$/.test(answer.url()), {
    timeout: AWAKE,
  });
  await play.open('intro-level1');
  await (await last).finished();
  await context.setOffline(true);
  await play.runs(SOLVED);
  await play.expectComplete();
  const unsent = page.getByRole('status').getByText(play.words('play.unsent.later'));
  await expect(page.getByRole('dialog')).toContainText(play.words('play.unsent.later'));
  await play.button('play.complete.stay').click();
  await expect(unsent).toBeVisible();
  await context.setOffline(false);
  await expect(unsent).toHaveCount(0);
});

test('Stop before anything was shown of a run leaves nothing to step through', async ({ play, page }) => {
  const bar = page.getByRole('toolbar', { name: play.words('play.time.label') });
  await play.open('intro-level1');
  await play.runs('import player\n\nplayer.turn_left()\n');
  await expect(bar).toBeVisible({ timeout: AWAKE });
  await expect(play.button('play.run.run')).toBeVisible();
  await play.runs('import player\n\nwhile True:\n    pass\n');
  await play.stop();
  await expect(play.button('play.run.run')).toBeVisible();
  await expect(bar).toHaveCount(0);
});
