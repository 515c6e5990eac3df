import { authSignup } from '@hopcode/contract/auth/signup';
import { creativeOwn } from '@hopcode/contract/creative/lists';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { AWAKE, Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';

const words = wordsOf('en', 'creator');
const play_ = wordsOf('en', 'play');

const signUp = async (page: Page, name: string): Promise<void> => {
  await apiOf(page.request)(authSignup, {
    query: {},
    body: { email: `${name}@creator.example.org`, password: PASSWORD, username: name },
  });
};

const named = (page: Page, role: 'button' | 'tab' | 'link', key: string, said: Words = words): Locator =>
  page.getByRole(role, { name: said(key), exact: true });

/** Opens the editor on grass, 16 x 10 tiles, without its tour. */
const openEditor = async (page: Page, locale: string): Promise<Locator> => {
  await page.goto(`/${locale}/level-creator/python/grass?isNewLevel=true`);
  await named(page, 'button', 'tour.end', wordsOf(locale, 'creator')).click();
  return page.getByRole('application');
};

/** Names the level, makes it public and saves it. */
const publish = async (page: Page, name: string, said: Words = words): Promise<void> => {
  await named(page, 'button', 'bar.settings', said).click();
  await page.getByLabel(said('settings.name'), { exact: true }).fill(name);
  await page.getByLabel(said('settings.public'), { exact: true }).check();
  await named(page, 'button', 'settings.done', said).click();
  await named(page, 'button', 'bar.save', said).click();
};

const SOLUTION = `import player

player.move_forward(1)
player.speak("Hello")
player.move_forward(1)
player.write("Farm")
player.move_forward(1)
player.ask("Ready?")
player.move_forward(1)
player.turn_right()
player.open()
player.turn_left()
player.move_forward(1)
player.turn_right()
player.move_forward(1)
player.collect("apple")
`;

test('A level of six commands is built by mouse, finished and published; another account opens, likes and reports it', async ({
  page,
  play,
  browser,
}) => {
  test.slow();
  await signUp(page, 'Mouse');
  const board = await openEditor(page, 'en');
  const tile = async (x: number, y: number): Promise<void> => {
    const box = await board.boundingBox();
    if (!box) throw new Error('the board has no size');
    const size = box.width / 16;
    await board.click({ position: { x: (x + 0.5) * size, y: (y + 0.5) * size } });
  };
  const command = async (name: string, at: readonly [number, number], target?: readonly [number, number]) => {
    await named(page, 'button', 'bar.commands').click();
    await page.getByRole('button', { name: new RegExp(`^${words(`command.${name}.name`)}`) }).click();
    await tile(...at);
    if (target) await tile(...target);
    if (name === 'reach') return;
    if (!target) await page.getByLabel(words('command.anyText'), { exact: true }).check();
    if (name === 'collect') await page.getByLabel(words('command.collect.thing')).selectOption('apple');
    await named(page, 'button', 'command.confirm').click();
  };
  await command('speak', [8, 4]);
  await command('write', [8, 3]);
  await command('ask', [8, 2]);
  await command('open', [8, 1], [9, 1]);
  await command('reach', [8, 0]);
  await command('collect', [9, 0], [10, 0]);

  await publish(page, 'Six commands');
  await expect(page.getByText(words('save.wish'))).toBeVisible();
  await named(page, 'tab', 'tabs.solution').click();
  await page.getByRole('textbox', { name: words('solution.label') }).fill(SOLUTION);
  await named(page, 'button', 'solution.run').click();
  await page.getByRole('button', { name: play_('question.yes'), exact: true }).click({ timeout: AWAKE });
  await expect(page.getByText(words('proof.done'), { exact: true })).toBeVisible({ timeout: AWAKE });
  // The level is saved automatically, and is now shared.
  const asAuthor = apiOf(page.request);
  await expect.poll(async () => (await asAuthor(creativeOwn)).map(({ state }) => state)).toEqual(['public']);

  const reader = await (await browser.newContext()).newPage();
  await signUp(reader, 'Reader');
  const readers = new Play(reader, play.locale);
  await reader.goto('/en/creative-levels');
  await reader.getByRole('link', { name: /Six commands/ }).click();
  await readers.isShown();
  await reader.getByRole('button', { name: words('public.like', { name: 'Six commands' }) }).click();
  await reader.getByRole('button', { name: words('public.report', { name: 'Six commands' }) }).click();
  await named(reader, 'button', 'report.send').click();
  await expect(reader.getByText(words('report.sent'))).toBeVisible();
  await reader.context().close();
  await expect.poll(async () => (await asAuthor(creativeOwn)).map(({ likes }) => likes)).toEqual([1]);
});

test('A finger chooses a tile, and the dialog that opens stays open', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signUp(page, 'Finger');
  const board = await openEditor(page, 'en');
  const box = await board.boundingBox();
  if (!box) throw new Error('the board has no size');
  const size = box.width / 16;
  const dialog = page.getByRole('dialog');
  // The first dialog opens when its script has loaded; later dialogs open immediately.
  for (const x of [2, 8, 14]) {
    await named(page, 'button', 'bar.commands').tap();
    await page.getByRole('button', { name: new RegExp(`^${words('command.speak.name')}`) }).tap();
    await expect(dialog).toHaveCount(0);
    await board.tap({ position: { x: x * size + 8, y: 5 * size } });
    await expect(dialog.getByLabel(words('command.anyText'), { exact: true })).toBeVisible();
    // By now, a click from the same tap would have closed the dialog or ticked the box.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(dialog.getByLabel(words('command.anyText'), { exact: true })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await context.close();
});

test('In Hebrew a level is built by keyboard alone, and is public only once it can be finished', async ({
  page,
}) => {
  const said = wordsOf('he', 'creator');
  await signUp(page, 'Keys');
  const board = await openEditor(page, 'he');
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await named(page, 'button', 'bar.items', said).focus();
  await press('Enter');
  const carrot = page
    .getByRole('dialog')
    .getByRole('button', { name: wordsOf('he', 'engine')('things.carrot_one'), exact: true });
  await carrot.focus();
  await press('Enter');
  await board.focus();
  // Two tiles up from the start of the character.
  await press('ArrowUp', 'ArrowUp', 'Enter', 'Escape');
  await publish(page, 'מבוך', said);
  await expect(page.getByText(said('save.wish'))).toBeVisible();
  await named(page, 'tab', 'tabs.map', said).focus();
  // In Hebrew the last tab is to the right of the first.
  await press('ArrowRight');
  const solution = page.getByRole('textbox', { name: said('solution.label') });
  await solution.focus();
  await press('Control+A');
  await page.keyboard.insertText('import player\nplayer.move_forward(2)\n');
  await named(page, 'button', 'solution.run', said).focus();
  await press('Enter');
  await expect(page.getByText(said('proof.done'), { exact: true })).toBeVisible({ timeout: AWAKE });
  await named(page, 'button', 'bar.save', said).focus();
  await press('Enter');
  await expect
    .poll(async () => (await apiOf(page.request)(creativeOwn)).map(({ name, state }) => ({ name, state })))
    .toEqual([{ name: 'מבוך', state: 'public' }]);
});
