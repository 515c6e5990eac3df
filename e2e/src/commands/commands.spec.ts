import { expect, test } from '@playwright/test';
import { AWAKE, Play } from '../fixtures/play.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { COMMANDS_COURSE, commandLevels } from './command-levels.ts';
import { farmWords, rememberSentences, takeSentences } from './farm-words.ts';
import { JOURNEYS, type Journey } from './journey-table.ts';

/**
 * Tests every command and goal in the real page: one page per language plays the commands course, level after level, as
 * a learner does. After a failed journey, the next journey opens its level directly.
 */
const solutions = new Map(commandLevels().map(({ slug, solution }) => [slug, solution]));

const TURBO = '62.5';

const programOf = ({ slug, prints }: Journey): string => {
  const solution = solutions.get(slug);
  if (solution === undefined) throw new Error(`there is no level ${slug}`);
  return prints ? `${solution}${prints[0]}\n` : solution;
};

/** Opens a level, unless the button Next has already opened it. */
const visit = async (play: Play, slug: string): Promise<void> => {
  if (play.page.url().endsWith(`/play/${COMMANDS_COURSE}/${slug}`)) await play.isShown();
  else await play.open(slug, COMMANDS_COURSE);
};

/** Expects the page to show the effect of the program while the program plays. */
const expectEffect = async (play: Play, journey: Journey): Promise<void> => {
  const { page, words } = play;
  if (journey.question) {
    const [text, answer] = journey.question;
    const box = page.getByRole('dialog', { name: text });
    await box.getByRole('button', { name: words(`play.question.${answer}`), exact: true }).click({
      timeout: AWAKE,
    });
    await expect(box).toBeHidden();
  }
  if (journey.bubble !== undefined)
    await expect(page.locator('.stage-bubble')).toHaveText(journey.bubble, { timeout: AWAKE });
  if (journey.message) {
    const [channel, text] = journey.message;
    const box = page.getByRole('region', { name: words(`play.message.${channel}`) });
    await expect(box).toContainText(text, { timeout: AWAKE });
  }
  if (journey.prints)
    await expect(page.getByRole('log')).toContainText(journey.prints[1], { timeout: AWAKE });
};

/** Expects a sentence of the farm in a live region, which may announce several sentences together. */
const expectHeard = async ({ page, locale }: Play, hears: Journey['hears']): Promise<void> => {
  if (!hears) return;
  const sentence = hears(farmWords(locale));
  let said = '';
  await expect
    .poll(async () => {
      said += await takeSentences(page);
      return said;
    })
    .toContain(sentence);
};

/** One language with animation, and one with reduced motion. */
const WAYS = [
  { locale: 'en', dir: 'ltr', reducedMotion: 'no-preference' },
  { locale: 'he', dir: 'rtl', reducedMotion: 'reduce' },
] as const;

for (const { locale, dir, reducedMotion } of WAYS)
  test.describe(`In ${locale}`, () => {
    let play: Play;
    const errors: string[] = [];

    test.beforeAll(async ({ browser, baseURL }) => {
      const page = await browser.newPage({ reducedMotion, ...(baseURL !== undefined && { baseURL }) });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await page.addInitScript((speed) => localStorage.setItem('game_speed', speed), TURBO);
      await rememberSentences(page);
      await becomeStudent(page, `commands-${locale}-${Date.now()}`);
      play = new Play(page, locale);
    });

    test.afterAll(() => play.page.close());

    test('the page has the text direction of its language', async () => {
      await visit(play, JOURNEYS[0]?.slug ?? '');
      await expect(play.page.locator('html')).toHaveAttribute('dir', dir);
      await expect(play.page.locator('html')).toHaveAttribute('lang', locale);
    });

    for (const [index, journey] of JOURNEYS.entries())
      test(`${journey.name}: the program has its effect, and the level is complete`, async () => {
        await visit(play, journey.slug);
        await takeSentences(play.page);
        await play.runs(programOf(journey));
        await expectEffect(play, journey);
        const done = play
          .dialog('play.complete.level.title')
          .or(play.dialog('play.complete.course.title'))
          .or(play.dialog('play.complete.final-level.title'));
        await expect(done).toBeVisible({ timeout: AWAKE });
        await expectHeard(play, journey.hears);
        const next = JOURNEYS[index + 1];
        if (next && next.slug !== journey.slug) await play.next();
        else await done.getByRole('button', { name: play.words('play.complete.stay') }).click();
        await expect(done).toBeHidden();
        expect(errors.splice(0), 'errors thrown by the page').toEqual([]);
      });
  });
