import type { Page } from '@playwright/test';
import { keepPythonAsleep } from '../fixtures/python.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

// Animated parts of the page might also move the farm.
test.use({ motion: 'full' });

const site = wordsOf('en', 'site');
const challenge = wordsOf('en', 'challenge');

/** A school Chromebook with and without the bars of its browser, a small tablet in landscape, and a phone. */
const WINDOWS = ['1366x768', '1366x650', '1024x768', '360x740'];

const PROGRAM =
  'import player\n\nprint("Hello")\nsteps = 1\nfor i in range(3):\n    player.move_forward(steps)\n';

/** Delays the answers for these addresses until the returned function is called. */
const holdBack = async (page: Page, address: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

for (const window of WINDOWS)
  test(`A run does not change the position, the size or the zoom of the farm at ${window}`, async ({
    play,
    page,
  }) => {
    const [width = 0, height = 0] = window.split('x').map(Number);
    await page.setViewportSize({ width, height });
    // Visitors do not play on phones.
    if (width < 992) await becomeStudent(page, `farm-${Date.now()}`);
    await play.open('intro-level2');
    // A note above the farm says that a parent plays as the student. It appears once the account has loaded.
    if (width < 992) await expect(page.getByRole('region', { name: site('acting.label') })).toBeVisible();
    // Records every change from now on, however short it is.
    const sizes = await play.farm.evaluateHandle((canvas, isPhone) => {
      const seen = new Set<string>();
      const look = (): void => {
        const { left, top, width: w, height: h } = (canvas.parentElement ?? canvas).getBoundingClientRect();
        const pixels = canvas instanceof HTMLCanvasElement ? `${canvas.width}x${canvas.height}` : '';
        // While the card of a result is open, a phone keeps the farm in view as the page scrolls.
        const place = isPhone ? '' : `${left},${top + globalThis.scrollY}`;
        seen.add(`${place} ${w}x${h} ${pixels}`);
        requestAnimationFrame(look);
      };
      look();
      return seen;
    }, width < 992);
    await play.runs(PROGRAM);
    if (width >= 992)
      await expect(page.getByRole('slider', { name: play.words('play.time.scrubber') })).toBeEnabled();
    await expect(page.getByText(play.words('play.missed.title')).first()).toBeVisible();
    expect(await sizes.evaluate((seen) => [...seen])).toHaveLength(1);
  });

for (const window of ['1366x768', '390x844'])
  test(`The picture of the farm stays in its place until the farm is drawn at ${window}`, async ({
    play,
    page,
  }) => {
    const [width = 0, height = 0] = window.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await keepPythonAsleep(page);
    const scripts = await holdBack(page, /\/assets\/play-[^/]*\.js$/);
    const atlas = await holdBack(page, /\/assets\/atlas-[^/]*\.png$/);
    const picture = page.locator('img[src*="intro-level2.png"]');
    const place = async () => {
      const { x = 0, y = 0, width: w = 0, height: h = 0 } = (await picture.boundingBox()) ?? {};
      return [x, y, w, h];
    };
    await page.goto('/en/play/python/intro-level2', { waitUntil: 'commit' });
    await expect(picture).toBeVisible();
    await expect(page.getByText(play.words('play.timeLater'))).toBeVisible({ visible: width >= 992 });
    const [before, code] = [await place(), await page.locator('pre').boundingBox()];
    // On a narrow screen, the farm is above the code.
    expect((code?.y ?? 0) > (before[1] ?? 0) + (before[3] ?? 0)).toBe(width < 992);
    scripts();
    await expect(play.editor).toBeVisible();
    await expect(page.getByRole('status').getByText(play.words('loading.assets'))).toHaveCount(1);
    const after = await place();
    expect(after.map((at, side) => Math.abs(at - (before[side] ?? 0)) <= 4)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    atlas();
    await play.isShown();
    await expect(picture).toHaveCount(0);
  });

test('The title of a challenge does not move the farm on a phone when it appears', async ({ play, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPythonAsleep(page);
  const title = await holdBack(page, /\/assets\/challenge-title-[^/]*\.js$/);
  await page.goto('/en/challenge/egg-sorter', { waitUntil: 'commit' });
  await expect(play.farm).toBeVisible();
  const before = await play.farm.boundingBox();
  title();
  await expect(page.getByRole('link', { name: challenge('back') })).toBeVisible();
  expect((await play.farm.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
});
