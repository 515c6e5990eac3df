import { authChooseStudent } from '@hopcode/contract/auth/choose-student';
import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import { recordingAgreementUpdate } from '@hopcode/contract/recording/recording';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { expect, LINE_OF_MODEL, test, VENDOR } from '../fixtures/assisted.ts';
import { AWAKE, Play } from '../fixtures/play.ts';
import { becomeOperator, becomeStudent } from '../fixtures/student.ts';
import { waitForApplication } from '../fixtures/wait-for-application.ts';
import { wordsOf } from '../fixtures/words.ts';

test.describe.configure({ mode: 'default' });

const ONE_SHORT = 'import player\n\nplayer.move_forward()\nplayer.move_forward()\n';
const PARTS = '/api/recording/parts';

/** Stores that the learner in this tab has tried four programs, so that the next tip is a whole line. */
const climbed = (page: Page, owner: string): Promise<unknown> =>
  page.addInitScript((student) => {
    const ladder = { own: [], applied: [], tries: 4, helped: false, error: null };
    const ladders = { owner: student, levels: { 'python/intro-level1': ladder } };
    sessionStorage.setItem('hopcode.tip-ladders', JSON.stringify(ladders));
  }, owner);

/** Opens the parent's own details; a session in which a child plays asks for the password first. */
const openDetails = async (page: Page, locale: string): Promise<void> => {
  await page.goto(`/${locale}/profile/details`);
  const password = page.getByLabel(wordsOf(locale)('account.field.password.label'), { exact: true });
  const agreement = page.getByRole('heading', { name: wordsOf(locale, 'consent')('model.title') });
  await expect(password.or(agreement).first()).toBeVisible({ timeout: AWAKE });
  if (await agreement.isVisible()) return;
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
};

for (const locale of ['en', 'he']) {
  test(`A language model helps a student once the parent has agreed to its vendor, in ${locale}`, async ({
    page,
    assisted: { model },
  }) => {
    const words = wordsOf(locale, 'consent');
    const play = new Play(page, locale);
    const name = `zelda-${locale}-${Date.now()}`;
    const { email, studentId } = await becomeStudent(page, name);
    await openDetails(page, locale);
    await expect(page.getByText(VENDOR).first()).toBeVisible();
    await page.getByRole('button', { name: words('model.allow'), exact: true }).click();
    await expect(page.getByRole('button', { name: words('model.stop'), exact: true })).toBeVisible();

    await apiOf(page.request)(authChooseStudent, { params: { student_id: studentId } });
    await climbed(page, studentId);
    const asked = model.received.length;
    await play.open('intro-level1');
    await play.runs(`${ONE_SHORT}# by ${name}\n`);
    const bubble = page.getByRole('region', { name: play.words('play.tips.label'), exact: true });
    await expect(bubble).toContainText(LINE_OF_MODEL, { timeout: AWAKE });
    const request = JSON.stringify(model.received.slice(asked));
    expect(model.received.length).toBe(asked + 1);
    for (const secret of [name, email, studentId]) expect(request).not.toContain(secret);
    await bubble.getByRole('button', { name: play.words('play.tips.apply') }).click();
    await play.run();
    await play.expectComplete();
  });

  test(`Visits are recorded without words once an adult has agreed, and never those of students, in ${locale}`, async ({
    page,
    browser,
  }) => {
    const words = wordsOf(locale, 'consent');
    waitForApplication(page);
    // Normally one visit in ten is recorded; in this test, every visit is.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    const warnings: string[] = [];
    const readWarnings = (read: Page) =>
      read.on('console', (message) => {
        if (message.type() !== 'info') warnings.push(message.text());
      });
    readWarnings(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(PARTS)) sent.push(request.postData() ?? '');
    });
    const name = `zelda-${locale}-${Date.now()}`;
    const { email, studentId } = await becomeStudent(page, name);
    const api = apiOf(page.request);
    await api(authStopActing, {});
    await openDetails(page, locale);
    await page.getByRole('button', { name: words('recording.allow'), exact: true }).click();
    await expect(page.getByRole('button', { name: words('recording.stop'), exact: true })).toBeVisible();
    // The first part arrives when the visit ends, or earlier.
    await page.goto(`/${locale}/profile/details`);
    await expect(page.getByRole('button', { name: words('recording.stop'), exact: true })).toBeVisible();
    const arrived = page.waitForResponse((answer) => answer.url().endsWith(PARTS));
    await page.mouse.click(5, 5);
    expect((await arrived).status()).toBe(204);
    expect(sent.join('\n')).not.toMatch(new RegExp(`${name}|${email}|${VENDOR}`, 'i'));

    const before = sent.length;
    await api(authChooseStudent, { params: { student_id: studentId } });
    await page.goto(`/${locale}/courses`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name)),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/recording/)]));
    expect(sent).toHaveLength(before);

    const operator = await (await browser.newContext()).newPage();
    readWarnings(operator);
    await becomeOperator(operator);
    await operator.goto(`/${locale}/operator/recordings`);
    await operator.getByRole('listitem').getByRole('button').first().click();
    await expect(operator.getByRole('button', { name: words('viewer.close'), exact: true })).toBeVisible();
    await expect(operator.frameLocator('iframe').locator('body')).toContainText('***');
    expect(warnings).toEqual([]);
    await operator.context().close();
    // Withdraws the agreement, so that later journeys find no recording of this journey.
    await api(authStopActing, {});
    await api(recordingAgreementUpdate, { body: { agrees: false } });
  });
}
