import type { Page } from '@playwright/test';
import { expect, isKept, test } from '../fixtures/kept-browser.ts';
import { AWAKE, Play } from '../fixtures/play.ts';
import { becomeStudent } from '../fixtures/student.ts';

const SOLVED = 'import player\n\n# my own way\nplayer.move_forward(3)\n';

/** Everything in the caches, as one text. */
const cachedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of ['hopcode-answers', 'hopcode-assets'])
      for (const request of await (await caches.open(name)).keys())
        texts.push(request.url, await ((await caches.match(request))?.text() ?? ''));
    return texts.join('\n');
  });

test('After a restart without a network, the levels of the chapter work, and nothing private is stored', async ({
  browserOnRelay: { relay, open, close },
}) => {
  test.slow();
  const first = await open();
  await becomeStudent(first, 'offline-ada');
  const before = new Play(first);
  await before.open('intro-level1');
  await before.runs(SOLVED);
  await before.expectComplete();
  await isKept(first, 'intro-level5');
  const kept = await cachedText(first);
  expect(kept).toContain('/api/level/data/python/intro-level1?locale=en');
  expect(kept).not.toMatch(/my own way|offline-ada|"completed":true|api\/auth|api\/profile/);
  await close();

  relay.cut();
  const page = await open();
  const play = new Play(page);
  await play.open('intro-level2');
  await play.runs('import player\n\nplayer.turn_left()\n');
  await expect(page.getByRole('status').getByText(play.words('play.unsent.later'))).toBeVisible({
    timeout: AWAKE,
  });
  await play.square(1).click();
  await play.isShown();
  await play.runs(SOLVED);
  await play.expectComplete();
  relay.restore();
  await play.button('play.complete.stay').click();
  await expect(page.getByRole('status').getByText(play.words('play.unsent.later'))).toHaveCount(0, {
    timeout: 2 * AWAKE,
  });
});

test('The child can play on if the network breaks while the site is being stored, or during a run', async ({
  browserOnRelay: { relay, open },
}) => {
  test.slow();
  relay.cut('/app-shell');
  const page = await open();
  const notKept = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('could not be kept'),
    timeout: 2 * AWAKE,
  });
  const play = new Play(page);
  await play.open('intro-level1');
  await play.write('import player\n\nfor i in range(3):\n    player.move_forward()\n');
  await play.run();
  await play.expectComplete();
  await notKept;
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
  ).toBeFalsy();

  relay.restore();
  await play.open('intro-level1');
  await isKept(page, 'intro-level2');
  relay.cut();
  await play.open('intro-level1');
  await play.runs(SOLVED);
  await play.expectComplete();
});
