import { AWAKE, Play } from '../fixtures/play.ts';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

const SOLVED = 'import player\n\n# my own way\nplayer.move_forward(3)\n';

test('A level without its pictures can be played, and the pictures appear when they can be loaded', async ({
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

test('A page whose words are lost says so at once, and opens by itself when they arrive', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  const words = /\/assets\/ui-(?!kit)[^/]*\.js$/;
  await page.route(words, (route) => route.abort('connectionfailed'));
  await page.goto('/en/play/python/intro-level1');
  // The button appears because the words are lost, not because ten seconds have passed.
  await expect(page.locator('html')).toHaveAttribute('data-failed', '');
  const again = page.getByRole('button', { name: 'Reload the page' });
  await expect(again).toBeVisible();
  await page.unroute(words);
  await play.isShown();
  await expect(again).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-failed');
});

test('The rest of the page stays when the editor cannot be fetched, and a click loads it', async ({
  play,
  page,
}) => {
  await keepPythonAsleep(page);
  const editor = /\/assets\/python-editor-[^/]*\.js$/;
  await page.route(editor, (route) => route.abort('connectionfailed'));
  await page.goto('/en/play/python/intro-level1');
  await expect(page.getByText(play.words('play.loadFailedDetail'))).toBeVisible();
  await expect(play.farm).toBeVisible();
  await page.unroute(editor);
  await play.button('failure.retry').click();
  await play.isShown();
});

test('A level that could not be fetched opens when the network is back', async ({ play, page, context }) => {
  await keepPythonAsleep(page);
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

test('A level opens when the server is available again', async ({ play, page }) => {
  await keepPythonAsleep(page);
  await play.open('intro-level1');
  await page.route('**/*', (route) => route.abort('connectionfailed'));
  await play.square(2).click();
  await expect(page.getByRole('heading', { name: play.words('play.loadFailed') })).toBeVisible();
  await page.unroute('**/*');
  await play.isShown();
});

test('A page that could not be fetched can be left, and opens when the network is back', async ({
  play,
  page,
  context,
}) => {
  await keepPythonAsleep(page);
  const stumbled = page.getByRole('heading', { name: play.words('routingError.title') });
  const logIn = page.getByRole('link', { name: play.words('shell.link.login') }).first();
  await play.open('intro-level1');
  await play.write(SOLVED);
  await context.setOffline(true);
  await logIn.click();
  await expect(stumbled).toBeVisible();
  await play.button('routingError.reload').click();
  await expect(page.getByText(play.words('account.failure.unreachable'))).toBeVisible();
  await page.goBack();
  await expect.poll(() => play.code()).toContain('# my own way');
  await logIn.click();
  await expect(stumbled).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: play.words('account.login.title') })).toBeVisible();
  await page.goBack();
  await expect.poll(() => play.code()).toContain('# my own way');
});

test('The page says that a completed level has not reached the server, until it has', async ({
  play,
  page,
  context,
}) => {
  await becomeStudent(page, 'poor-network');
  // The last file needed to show a run loads once Python is ready.
  const last = page.waitForResponse((answer) => /\/assets\/confirm-dialog-[^/]*\.js$/.test(answer.url()), {
    timeout: AWAKE,
  });
  await play.open('intro-level1');
  await play.editor.click();
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

test('Stop before the first step of a run leaves nothing to step through', async ({ play, page }) => {
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

for (const lost of ['index', 'start', 'react']) {
  test(`A page whose file ${lost} is lost says so, and opens after a reload`, async ({ play, page }) => {
    await keepPythonAsleep(page);
    const file = new RegExp(`/assets/${lost}-[^/]*\\.js$`);
    await page.route(file, (route) => route.fulfill({ status: 503 }));
    await page.goto('/en/play/python/intro-level1');
    const again = page.getByRole('button', { name: 'Reload the page' });
    // The button appears because the file is lost, not because ten seconds have passed.
    await expect(page.locator('html')).toHaveAttribute('data-failed', '');
    await expect(again).toBeVisible();
    await page.unroute(file);
    // The page reloads once by itself, and may be doing so now.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(play.editor).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: AWAKE });
    await play.isShown();
    await expect(again).toHaveCount(0);
  });
}

test('Python that could not be fetched loads when the network is back, and its message disappears', async ({
  play,
  page,
  context,
}) => {
  const files = /\/py\//;
  await page.route(files, (route) => route.abort('connectionfailed'));
  await play.open('intro-level1');
  await play.runs(SOLVED);
  await play.expectProblem('play.problem.error');
  const said = page.getByRole('tabpanel').getByText(play.words('play.problem.noPython'));
  await expect(said).toBeVisible();
  await page.unroute(files);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(said).toHaveCount(0, { timeout: AWAKE });
  await play.run();
  await play.expectComplete();
});

test('A dialog that cannot be fetched says so when it is needed, and opens when the network is back', async ({
  play,
  page,
  context,
}) => {
  await keepPythonAsleep(page);
  await page.setViewportSize({ width: 390, height: 760 });
  const dialog = /\/assets\/access-dialog-[^/]*\.js$/;
  await page.route(dialog, (route) => route.abort('connectionfailed'));
  await page.goto('/en/play/python/intro-level1');
  await play.run();
  const notice = page.getByRole('alert').getByText(play.words('account.failure.unreachable'));
  await expect(notice).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('button', { name: play.words('dialog.close') })
    .click();
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await play.run();
  await expect(notice).toBeVisible();
  await page.unroute(dialog);
  await context.setOffline(false);
  await expect(play.dialog('play.access.mobile.title')).toBeVisible();
});

test('A part whose styles failed to load gets them when the network is back', async ({
  play,
  page,
  context,
}) => {
  const style = /\/assets\/tips-[^/]*\.css$/;
  await page.route(style, (route) => route.abort('connectionfailed'));
  const lost = page.waitForEvent('requestfailed', {
    predicate: (request) => style.test(request.url()),
    timeout: AWAKE,
  });
  await page.goto('/en/play/python/intro-level2');
  await lost;
  await play.run();
  await page.unroute(style);
  const ask = play.button('play.tips.ask');
  // The part asks for its files again each time the network comes back.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(ask).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: AWAKE });
  await expect(ask).toHaveCSS('border-top-style', 'solid');
});

test('The program of one tab is kept when another tab has saved something else', async ({
  play,
  page,
  context,
}) => {
  const offer = play.button('play.other.show');
  await play.open('intro-level1');
  await play.write(`${SOLVED}# here\n`);
  // Leaving the page stores the tab's program, once Python has started.
  const leave = () =>
    page.evaluate(() => {
      globalThis.dispatchEvent(new Event('pagehide'));
      return sessionStorage.getItem('hopcode.tab-programs');
    });
  await expect.poll(leave, { timeout: AWAKE }).toContain('# here');
  const other = new Play(await context.newPage());
  await other.open('intro-level1');
  await other.write(`${SOLVED}# there\n`);
  await page.reload();
  await play.isShown();
  await expect.poll(() => play.code()).toContain('# there');
  await offer.click({ timeout: AWAKE });
  await expect.poll(() => play.code()).toContain('# here');
  await offer.click();
  await expect.poll(() => play.code()).toContain('# there');
});
