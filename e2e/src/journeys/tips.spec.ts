import { assistantLevelTip } from '@hopcode/contract/assistant/level-tip';
import type { Locator, Page } from '@playwright/test';
import { apiOf } from '../fixtures/api.ts';
import { barriers } from '../fixtures/barriers.ts';
import { AWAKE, Play } from '../fixtures/play.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

const CALLS = '**/api/chatgpt/**';
const TIPS_OF_A_VISITOR = 5;
const LEVEL = 'intro-level1';
const STEP = 'player.move_forward()';
const SOLUTION = `import player\n\n${STEP}\n${STEP}\n${STEP}\n`;
/** A program in which one step is missing: it runs to its end and meets no goal. */
const ONE_SHORT = `import player\n\n${STEP}\n${STEP}\n`;
/** The starter code: two steps are missing. */
const TWO_SHORT = `import player\n\n${STEP}\n`;
/** Python stops at the third line. */
const MISSPELT = SOLUTION.replace('player.move', 'plyer.move');

const tips = wordsOf('en', 'tips');

/** Stores that a visitor has tried four programs on the level, so that the next tip is a whole line. */
const climbed = (page: Page): Promise<unknown> =>
  page.addInitScript((level) => {
    const key = 'hopcode.tip-ladders';
    if (sessionStorage.getItem(key) !== null) return;
    const ladder = { own: [], applied: [], tries: 4, helped: false, error: null };
    sessionStorage.setItem(key, JSON.stringify({ owner: 'visitor', levels: { [level]: ladder } }));
  }, `python/${LEVEL}`);

/** The bubble of the assistant, its switch, and the sign next to the line. */
class Tips {
  readonly play: Play;

  constructor(play: Play) {
    this.play = play;
  }

  get bubble(): Locator {
    return this.play.page.getByRole('region', { name: this.play.words('play.tips.label'), exact: true });
  }

  get apply(): Locator {
    return this.bubble.getByRole('button', { name: this.play.words('play.tips.apply') });
  }

  get ask(): Locator {
    return this.play.page.getByRole('button', { name: this.play.words('play.tips.ask'), exact: true });
  }

  get showMe(): Locator {
    return this.bubble.getByRole('button', { name: this.play.words('play.tips.showMe') });
  }

  get toggle(): Locator {
    return this.play.page.getByRole('switch', { name: this.play.words('play.tips.switch'), exact: true });
  }

  get thinking(): Locator {
    return this.play.page.getByRole('status').filter({ hasText: this.play.words('play.tips.thinking') });
  }

  sign(line: number): Locator {
    return this.play.page.getByTitle(this.play.words('play.tips.mark', { line }));
  }

  /** Runs a program that does not meet the goals, and waits until the page says so. */
  async failsWith(code: string): Promise<void> {
    await this.play.runs(code);
    const news = this.play.page.getByText(this.play.words('play.missed.title')).first();
    await expect(news).toBeVisible({ timeout: AWAKE });
  }
}

/** The programs for which a page requests a tip. */
const askedBy = (page: Page): string[] => {
  const programs: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/chatgpt/')) return;
    programs.push(assistantLevelTip.body.parse(request.postDataJSON()).last_prompt);
  });
  return programs;
};

/** Delays the answers of the assistant. Returns a function that releases them. */
const heldBack = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(CALLS, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
};

for (const locale of ['en', 'he', 'ar'])
  test(`After a failed run a tip suggests a change, and keys apply it to the program, in ${locale}`, async ({
    page,
  }) => {
    const play = new Play(page, locale);
    const assistant = new Tips(play);
    const asked = askedBy(page);
    await climbed(page);
    await play.open(LEVEL);
    const letGo = await heldBack(page);
    await assistant.failsWith(ONE_SHORT);
    await expect(assistant.thinking).toBeVisible();
    await expect(assistant.bubble).toHaveCount(0);
    letGo();

    await expect(assistant.bubble).toContainText(
      wordsOf(locale, 'tips')('change.missing', { line: 5, code: STEP }).replaceAll('`', ''),
      { timeout: AWAKE },
    );
    await expect(assistant.thinking).toHaveCount(0);
    expect(asked).toEqual([ONE_SHORT]);
    await expect(assistant.sign(5)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await assistant.apply.focus();
    await page.keyboard.press('Enter');
    expect((await play.code()).trim()).toBe(SOLUTION.trim());
    await expect(assistant.bubble).toHaveCount(0);
    await expect(play.editor).toBeFocused();

    await page.keyboard.press('Control+Enter');
    await play.expectComplete();
    // The star for solving the level without the owl is missing, because the program contains a line from the owl.
    const form = new Intl.PluralRules(locale).select(2);
    await expect(page.getByText(play.words(`play.stars.own-missing_${form}`, { count: 2 }))).toBeVisible();
    await play.button('play.complete.stay').click();
    await expect(assistant.bubble).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });

test('After an error the owl waits to be asked; the sign beside the line applies the tip', async ({
  play,
  page,
}) => {
  const assistant = new Tips(play);
  await climbed(page);
  await play.open(LEVEL);
  await play.runs(`${MISSPELT}${'# room below\n'.repeat(40)}`);
  await play.expectProblem('play.problem.error');
  await expect(assistant.bubble).toHaveCount(0);
  await page.keyboard.press('Escape');

  await assistant.ask.click();
  await expect(assistant.bubble).toContainText(STEP, { timeout: AWAKE });
  await expect(assistant.apply).toBeFocused();
  await expect(assistant.sign(3)).toBeInViewport();
  await assistant.sign(3).click();
  expect(await play.code()).toContain(SOLUTION);
  await expect(assistant.bubble).toHaveCount(0);
  await expect(assistant.sign(3)).toHaveCount(0);
  await play.run();
  await play.expectComplete();
});

test('After the owl was asked, the editor receives every typed letter', async ({ play, page }) => {
  const assistant = new Tips(play);
  await play.open(LEVEL);
  await play.runs(MISSPELT);
  await assistant.ask.click();
  await expect(assistant.bubble).toBeVisible({ timeout: AWAKE });
  await play.editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# hello');
  await expect(play.editor).toContainText('# hello');
});

test('A tip cannot change a program that was edited in the meantime', async ({ play, page }) => {
  const assistant = new Tips(play);
  await climbed(page);
  await play.open(LEVEL);
  const letGo = await heldBack(page);
  await assistant.failsWith(ONE_SHORT);
  await expect(assistant.thinking).toBeVisible();
  const own = `${ONE_SHORT}# my own idea\n`;
  await play.write(own);
  // An automatic tip does not appear while the learner types.
  await expect(assistant.thinking).toHaveCount(0);
  letGo();
  await assistant.ask.click();
  await expect(assistant.bubble).toContainText(
    tips('change.missing', { line: 5, code: STEP }).replaceAll('`', ''),
    { timeout: AWAKE },
  );
  await expect(assistant.apply).toHaveCount(0);
  await expect(assistant.sign(5)).toHaveCount(0);
  await assistant.bubble.getByRole('button', { name: play.words('dialog.close') }).click();
  await expect(assistant.bubble).toHaveCount(0);
  expect((await play.code()).trim()).toBe(own.trim());
});

test('With the switch off no tip is requested, even after a reload', async ({ play, page }) => {
  const assistant = new Tips(play);
  const asked = askedBy(page);
  await play.open(LEVEL);
  await assistant.toggle.click();
  await expect(assistant.toggle).not.toBeChecked();
  await assistant.failsWith(ONE_SHORT);
  await page.reload();
  await play.isShown();
  await expect(assistant.toggle).not.toBeChecked();
  await assistant.failsWith(ONE_SHORT);
  await expect(assistant.thinking).toHaveCount(0);
  await assistant.toggle.click();
  expect(asked).toEqual([]);

  await assistant.failsWith(ONE_SHORT);
  await expect(assistant.bubble).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('Run and Apply alone do not complete a level: the tip after a line of code is a question', async ({
  play,
  page,
}) => {
  const assistant = new Tips(play);
  await climbed(page);
  await play.open(LEVEL);
  await assistant.failsWith(TWO_SHORT);
  await assistant.apply.click({ timeout: AWAKE });
  await play.run();
  await expect(assistant.showMe).toBeVisible({ timeout: AWAKE });
  await expect(assistant.apply).toHaveCount(0);
  await page.reload();
  await play.isShown();
  await play.run();
  await expect(assistant.apply).toHaveCount(0);
  await expect(assistant.showMe).toBeVisible({ timeout: AWAKE });
});

test('A visitor without tips left is asked to sign up, once', async ({ play, page }) => {
  const assistant = new Tips(play);
  const asked = askedBy(page);
  for (let used = 0; used < TIPS_OF_A_VISITOR; used += 1)
    await apiOf(page.request)(assistantLevelTip, {
      body: {
        last_prompt: ONE_SHORT,
        error_message: null,
        course_name: 'python',
        slug: LEVEL,
        player_position: [0, 0],
        facing_direction: [0, -1],
      },
    });
  await climbed(page);
  await play.open(LEVEL);
  await assistant.failsWith(ONE_SHORT);
  await expect(assistant.bubble).toContainText(play.words('play.tips.usedUp.signup'));
  await expect(assistant.apply).toHaveCount(0);
  await expect(
    assistant.bubble.getByRole('link', { name: play.words('play.access.ways.signup') }),
  ).toBeVisible();
  expect(asked).toHaveLength(1);

  await play.button('play.problem.tryAgain').click();
  await expect(assistant.bubble).toHaveCount(0);
  await play.runs(MISSPELT);
  await play.expectProblem('play.problem.error');
  await page.keyboard.press('Escape');
  await expect(play.dialog('play.problem.error')).toHaveCount(0);
  await expect(assistant.bubble).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('On a narrow screen there are no tips', async ({ page, play }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await becomeStudent(page, `tips-${Date.now()}`);
  const assistant = new Tips(play);
  const asked = askedBy(page);
  await page.goto(`/en/play/python/${LEVEL}`);
  await expect(play.editor).toBeVisible();
  await assistant.failsWith(ONE_SHORT);
  await expect(assistant.toggle).toHaveCount(0);
  await expect(assistant.bubble).toHaveCount(0);
  expect(asked).toEqual([]);
});
