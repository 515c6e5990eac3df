import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COMMANDS_COURSE, commandLevels } from '../commands/command-levels.ts';
import { farmWords, rememberSentences, takeSentences } from '../commands/farm-words.ts';
import { JOURNEYS, type Journey } from '../commands/journey-table.ts';
import type { Play } from '../fixtures/play.ts';
import { expect, test } from '../fixtures/test.ts';

/** The film strip: each level of the commands before its program, at what it is about, and after it. */
const FILE = join(import.meta.dirname, '../../../docs/pictures/commands.png');

/** Width of one picture in the strip and number of levels in a row, in CSS pixels. */
const WIDTH = 250;
const LEVELS_IN_A_ROW = 3;
/** A level at Normal speed on a busy machine, in ms. */
const LEVEL_LIMIT = 60_000;
/** What has begun to change is in the middle of it after this time, in ms. */
const MIDDLE = 120;

type Strip = { readonly name: string; readonly pictures: readonly string[] };

test.use({ viewport: { width: 1180, height: 660 } });

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const pageOf = (strips: readonly Strip[]): string => `<!doctype html><style>
  body { margin: 12px; font: 700 15px sans-serif; color: #3b2a1a; background: #fff9ec; }
  main { display: grid; grid-template-columns: repeat(${LEVELS_IN_A_ROW}, max-content); gap: 14px 18px; }
  figure { margin: 0; }
  figcaption { padding-bottom: 3px; }
  div { display: flex; gap: 4px; }
  img { width: ${WIDTH}px; border-radius: 6px; }
</style><main>${strips
  .map(
    ({ name, pictures }) =>
      `<figure><figcaption>${escaped(name)}</figcaption><div>${pictures
        .map((picture) => `<img alt="" src="data:image/png;base64,${picture}">`)
        .join('')}</div></figure>`,
  )
  .join('')}</main>`;

const pictureOf = async (page: Page): Promise<string> => {
  const farm = await page.locator('canvas.stage-picture').boundingBox();
  if (!farm) throw new Error('the farm is not on the page');
  return (await page.screenshot({ clip: farm })).toString('base64');
};

/** Waits until the program does what its level is about. */
const keyMoment = async (play: Play, journey: Journey): Promise<void> => {
  const { page } = play;
  if (journey.question) await expect(page.getByRole('dialog', { name: journey.question[0] })).toBeVisible();
  else if (journey.message) await expect(page.getByText(journey.message[1], { exact: true })).toBeVisible();
  else if (journey.bubble !== undefined)
    await expect(page.locator('.stage-bubble')).toHaveText(journey.bubble);
  else if (journey.hears) {
    const sentence = journey.hears(farmWords(play.locale));
    let said = '';
    await expect
      .poll(
        async () => {
          said += await takeSentences(page);
          return said;
        },
        { intervals: [30] },
      )
      .toContain(sentence);
    await page.waitForTimeout(MIDDLE);
  } else if (journey.prints) await expect(page.getByRole('log')).toContainText(journey.prints[1]);
};

/** Pictures of a level that the page shows; ends with the level complete and its dialog closed. */
const stripOf = async (play: Play, journey: Journey, program: string): Promise<Strip> => {
  const { page } = play;
  await play.write(program);
  await play.editor.press('Escape');
  await page.evaluate(() => document.fonts.ready);
  const before = await pictureOf(page);
  await takeSentences(page);
  await play.run();
  await keyMoment(play, journey);
  const during = await pictureOf(page);
  if (journey.question) await play.button(`play.question.${journey.question[1]}`).click();
  const stay = play.button('play.complete.stay');
  await stay.click({ timeout: LEVEL_LIMIT });
  await expect(stay).toBeHidden();
  return { name: journey.name, pictures: [before, during, await pictureOf(page)] };
};

test('docs/pictures/commands.png', async ({ play, page }) => {
  // One page goes through all levels, so that Python starts once; a level played twice is shown once.
  const journeys = JOURNEYS.filter(({ slug }, index) => JOURNEYS[index - 1]?.slug !== slug);
  test.setTimeout(journeys.length * LEVEL_LIMIT);
  await page.emulateMedia({ colorScheme: 'light' });
  await rememberSentences(page);
  const solutions = new Map(commandLevels().map(({ slug, solution }) => [slug, solution]));
  const strips: Strip[] = [];
  await play.open(journeys[0]?.slug ?? '', COMMANDS_COURSE);
  for (const [index, journey] of journeys.entries()) {
    const line = journey.prints ? `${journey.prints[0]}\n` : '';
    strips.push(await stripOf(play, journey, `${solutions.get(journey.slug)}${line}`));
    if (index === journeys.length - 1) break;
    await page.getByRole('link', { name: play.words('play.navigation.next'), exact: true }).click();
    await page.waitForURL(`**/${journeys[index + 1]?.slug}`);
    await play.isShown();
  }
  await page.setViewportSize({ width: LEVELS_IN_A_ROW * (3 * WIDTH + 26) + 24, height: 400 });
  await page.goto('about:blank');
  await page.setContent(pageOf(strips));
  await page.screenshot({ path: FILE, fullPage: true });
});
