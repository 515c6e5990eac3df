import type { Page } from 'playwright-core';
import { installClock, momentOf } from './page-clock.ts';
import { words } from './words.ts';

/** Path of the measured level, from the root of the server. */
export const LEVEL_PATH = '/en/play/python/intro-level1';

/**
 * Opens the measured level and waits until Python and the editor are ready. The page records when each of the two
 * becomes ready.
 */
export const openLevel = async (page: Page, origin: string): Promise<void> => {
  await installClock(page);
  await page.goto(`${origin}${LEVEL_PATH}`);
  await momentOf(page, 'python');
  await momentOf(page, 'editor');
};

/** Turns off the scenes of the story before a page opens, because the first scene would cover the level. */
export const withoutStory = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('hopcode.story', 'off'));

/** Replaces the program in the editor, as pasting does. */
export const writeProgram = async (page: Page, program: string): Promise<void> => {
  await page.getByRole('textbox', { name: words.play.editor.label }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
};
