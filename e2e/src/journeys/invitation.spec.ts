import type { Locator, Page } from '@playwright/test';
import { AWAKE, type Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

const SOLVED = 'import player\n\nplayer.move_forward(3)\n';
const WALKS_ON = 'import player\n\nfor step in range(50):\n    player.turn_left()\n';

/** Opens a level as a visitor for whom the invitation is due after the next run. */
const openBeforeInvitation = async (page: Page, play: Play, slug: string): Promise<Locator> => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('hopcode.visitor_runs', '3');
  });
  await play.open(slug);
  return play.dialog('play.access.save-progress.title');
};

test('A visitor is invited to sign up by the next press of Run, not after the success dialog', async ({
  play,
  page,
}) => {
  const invitation = await openBeforeInvitation(page, play, 'intro-level1');
  await play.runs(SOLVED);
  await play.expectComplete();
  await expect(play.button('play.complete.next')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await play.run();
  await expect(invitation).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(invitation).toHaveCount(0);
});

test('A visitor who continues to the next level is invited before its first run, which then starts', async ({
  play,
  page,
}) => {
  const invitation = await openBeforeInvitation(page, play, 'intro-level1');
  await play.runs(SOLVED);
  await play.expectComplete();
  await play.next();
  await expect(page).toHaveURL(/intro-level2$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await play.write(WALKS_ON);
  await play.run();
  await expect(invitation).toBeVisible();
  await invitation.getByRole('button', { name: play.words('play.access.later') }).click();
  await expect(play.button('play.run.stop')).toBeVisible({ timeout: AWAKE });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(invitation).toHaveCount(0);
});
