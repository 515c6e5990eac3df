import type { Page } from '@playwright/test';
import { AWAKE } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ speed: 'normal' });

const SOLVED = 'import player\n\nplayer.move_forward(3)\n';
const WALKS_ON = 'import player\n\nfor step in range(50):\n    player.turn_left()\n';

test('The success dialog waits until an open dialog is closed', async ({ play, page }) => {
  await play.open('intro-level1');
  const openMap = page.getByRole('button', { name: play.words('play.mapInfo.title') });
  const map = play.dialog('play.mapInfo.title');
  // Opens the map once before the run, so that its code is loaded: otherwise the dialog may not be open when the
  // program ends.
  await openMap.click();
  await expect(map).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map).toHaveCount(0);
  await play.chooseSpeed('slow');
  await play.runs(SOLVED);
  await openMap.click();
  await expect(map).toBeVisible();
  await play.expectDone(1);
  await expect(play.dialog('play.complete.level.title')).toHaveCount(0);
  await expect(map).toBeVisible();
  await page.keyboard.press('Escape');
  await play.expectComplete();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(play.button('play.complete.next')).toBeFocused();
});

test('A double click on Run or Stop counts as one click', async ({ play }) => {
  await play.open('intro-level1');
  await play.write(WALKS_ON);
  await play.button('play.run.run').dblclick();
  await expect(play.executingLine).toBeVisible({ timeout: AWAKE });
  await play.button('play.run.stop').dblclick();
  await expect(play.button('play.run.run')).toBeVisible();
  await expect(play.executingLine).toHaveCount(0);
  await expect(play.button('play.run.run')).toBeFocused();
  await play.runs(SOLVED);
  await play.expectComplete();
});

/**
 * Records all announcements of live regions from now on, in order. If a region adds lines, only the new lines are
 * recorded.
 */
const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const hear = (records: readonly MutationRecord[]): void => {
      const told = records.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status]');
        if (!region) return [];
        return region.getAttribute('aria-atomic') === 'false' ? [...addedNodes] : [region];
      });
      for (const node of new Set(told)) {
        const text = node.textContent?.trim() ?? '';
        if (text !== '') said.push(text);
      }
    };
    new MutationObserver(hear).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'said'));
};

/** Position of the first announcement with these words. */
const placeOf = (said: readonly string[], words: string): number =>
  said.findIndex((text) => text.includes(words));

test('Screen readers announce the steps of a run before its result', async ({ play, page }) => {
  await play.open('intro-level1');
  const said = await listen(page);
  await play.runs('import player\n\nplayer.move_forward(1)\nplayer.move_forward(2)\n');
  await play.expectComplete();
  const complete = play.words('play.announce.complete');
  await expect.poll(async () => placeOf(await said(), complete)).toBeGreaterThan(0);
  const run = await said();
  expect(placeOf(run, 'Walked 2 tiles')).toBeGreaterThan(0);
  expect(placeOf(run, 'Walked 2 tiles')).toBeLessThan(placeOf(run, complete));
  await page.keyboard.press('Escape');

  await play.chooseSpeed('turbo');
  const before = (await said()).length;
  await play.runs(
    'import player\n\nplayer.move_forward(1)\nplayer.move_forward(2)\nplayer.move_forward(99)\n',
  );
  await play.expectProblem('play.problem.error');
  const failed = (await said()).slice(before);
  const error = placeOf(failed, play.words('play.announce.problem', { line: 5, message: '' }));
  expect(error).toBeGreaterThan(0);
  expect(placeOf(failed, 'Walked 2 tiles')).toBeGreaterThan(0);
  expect(placeOf(failed, 'Walked 2 tiles')).toBeLessThan(error);
  expect(failed.slice(error + 1).join(' ')).not.toContain('Walked');
});
