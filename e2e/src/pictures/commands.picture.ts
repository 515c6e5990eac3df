import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { COMMANDS_COURSE, commandLevels } from '../commands/command-levels.ts';
import { JOURNEYS, type Journey } from '../commands/journey-table.ts';
import type { Play } from '../fixtures/play.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ speed: 'normal' });

/** The film strip: three pictures of each command's level, before its program, at its main moment, and after it. */
const FILE = join(import.meta.dirname, '../../../docs/pictures/commands.png');

/** Width of one picture in the strip, in CSS pixels, and number of levels in a row. */
const WIDTH = 250;
const LEVELS_IN_A_ROW = 3;
/** Time limit for a level at Normal speed on a busy machine, in milliseconds. */
const LEVEL_LIMIT = 120_000;
/** In milliseconds: the steps of the page's clock, and the time from the start of an effect to its middle. */
const STEP = 40;
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

/** The last line that calls the command of a level; without such a line, the last line of the program. */
const keyLine = ({ name }: Journey, program: string): string => {
  const lines = program.trimEnd().split('\n');
  const command = `${name.split(/[ ,]/)[0]}(`;
  return (lines.findLast((line) => line.includes(command)) ?? lines.at(-1) ?? '').trim();
};

/** Whether the page shows the main effect of a level's program. */
const isShown = (play: Play, journey: Journey, line: string): Promise<boolean> => {
  const { page } = play;
  if (journey.question) return page.getByRole('dialog', { name: journey.question[0] }).isVisible();
  if (journey.message) return page.getByText(journey.message[1], { exact: true }).isVisible();
  if (journey.bubble !== undefined)
    return page.locator('.stage-bubble', { hasText: journey.bubble }).isVisible();
  if (journey.prints) return page.getByRole('log').filter({ hasText: journey.prints[1] }).isVisible();
  return page.evaluate(
    (wanted) => document.querySelector('[aria-current=step]')?.textContent?.trim() === wanted,
    line,
  );
};

/** Advances the page's clock in small steps until the main effect is visible, so that a busy machine cannot miss it. */
const goToKeyMoment = async (play: Play, journey: Journey, program: string): Promise<void> => {
  const line = keyLine(journey, program);
  const limit = performance.now() + LEVEL_LIMIT;
  while (!(await isShown(play, journey, line))) {
    if (performance.now() > limit) throw new Error(`${journey.slug} never came to ${line}`);
    await play.page.clock.runFor(STEP);
    // Python runs in real time. The page's clock must not run faster than Python, or the page reports a slow program.
    await setTimeout(STEP);
  }
  await play.page.clock.runFor(MIDDLE);
};

/** Takes pictures of the level that the page shows. Ends when the level is complete and its dialog is closed. */
const stripOf = async (play: Play, journey: Journey, program: string): Promise<Strip> => {
  const { page } = play;
  await play.write(program);
  await play.editor.press('Escape');
  await page.evaluate(() => document.fonts.ready);
  // The loader over a farm ends with a timer of the page's clock, which may never come while that clock runs by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await play.isShown();
  const before = await pictureOf(page);
  await play.run();
  await goToKeyMoment(play, journey, program);
  const during = await pictureOf(page);
  await page.clock.resume();
  if (journey.question) await play.button(`play.question.${journey.question[1]}`).click();
  const stay = play.button('play.complete.stay');
  await stay.click({ timeout: LEVEL_LIMIT });
  await expect(stay).toBeHidden();
  return { name: journey.name, pictures: [before, during, await pictureOf(page)] };
};

test('docs/pictures/commands.png', async ({ play, page }) => {
  // One page plays all levels, so that Python starts only once. A level that is played twice is shown once.
  const journeys = JOURNEYS.filter(({ slug }, index) => JOURNEYS[index - 1]?.slug !== slug);
  test.setTimeout(journeys.length * LEVEL_LIMIT);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.clock.install();
  await becomeStudent(page, 'Rabbit');
  const solutions = new Map(commandLevels().map(({ slug, solution }) => [slug, solution]));
  const strips: Strip[] = [];
  await play.open(journeys[0]?.slug ?? '', COMMANDS_COURSE);
  // Hides the confetti, which would otherwise be in the pictures of the next level.
  await page.evaluate(() => {
    // A style element is not possible, because the page's policy forbids it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > canvas { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
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
