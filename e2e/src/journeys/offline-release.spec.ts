import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, isKept, test } from '../fixtures/kept-browser.ts';
import { AWAKE, Play } from '../fixtures/play.ts';
import type { Release } from '../fixtures/relay.ts';

const BUILT = join(import.meta.dirname, '../../../web/dist');

/** A release that renames the entry script of the pages and one part, and so changes the page's revision. */
const readRelease = (): Release & { readonly entry: string } => {
  const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const scripts = html.match(/<script type="module"[^>]*>/g) ?? [];
  const entry = /\/(index-[\w-]+\.js)"/.exec(scripts.find((tag) => !tag.includes(' async')) ?? '')?.[1];
  const part = readdirSync(join(BUILT, 'assets')).find((name) => /^map-info-dialog-[\w-]{8}\.js$/.test(name));
  if (entry === undefined || part === undefined) throw new Error('The build has other files than expected.');
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return { entry, renamed: [entry, part], revision };
};

const hasWaitingVersion = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test('A page keeps its version during a release, and the next page has the new version', async ({
  browserOnRelay: { relay, open, close },
}) => {
  test.slow();
  const release = readRelease();
  const old = await open();
  const play = new Play(old);
  await play.open('intro-level1');
  await isKept(old, 'intro-level2');

  relay.release(release);
  const page = await old.context().newPage();
  await new Play(page).open('intro-level1');
  await expect(page.locator(`script[src*="${release.entry}"]`)).toHaveCount(0);
  await expect.poll(() => hasWaitingVersion(page), { timeout: 2 * AWAKE }).toBe(true);
  // The server no longer has this part, which the old page has not loaded yet.
  await old.bringToFront();
  await play.button('play.mapInfo.title').click();
  await expect(play.dialog('play.mapInfo.title')).toBeVisible();
  expect(await hasWaitingVersion(page)).toBe(true);

  await close();
  const next = await open();
  const after = new Play(next);
  await after.open('intro-level1');
  const entries = () =>
    next.evaluate(async () =>
      (await (await caches.open('hopcode-app')).keys())
        .map(({ url }) => url)
        .filter((url) => url.includes('index-')),
    );
  await expect.poll(entries, { timeout: 2 * AWAKE }).toEqual([expect.stringContaining('-new.js')]);
  relay.cut();
  await after.open('intro-level2');
  await expect(next.locator('script[src*="-new.js"]').first()).toBeAttached();
});
