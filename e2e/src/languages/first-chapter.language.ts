import { join } from 'node:path';
import { languageProgress } from '@hopcode/translations/language-report';
import { DEFAULT_LOCALE, LOCALES } from '@hopcode/translations/locales';
import type { Locator, Page } from '@playwright/test';
import { firstChapter, solutionOf } from '../fixtures/course-files.ts';
import { Play } from '../fixtures/play.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

const PICTURES = join(import.meta.dirname, '../../../test-results/languages');
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/**
 * Takes two pictures: one of the page at the size of a laptop, and one of the page (or of `part`, if given) at the size
 * of a phone. Then restores the laptop size.
 */
const photograph = async (page: Page, name: string, part?: Locator): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PICTURES, `${name}-1366.png`) });
  await page.setViewportSize(PHONE);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'width on a phone' })
    .toBeLessThanOrEqual(PHONE.width);
  await part?.scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(PICTURES, `${name}-390.png`) });
  await page.setViewportSize(LAPTOP);
};

const progress = languageProgress();

/** Whether the pages of the first chapter have no English words in this language. */
const isTranslated = (locale: string): boolean => {
  const { interface: words, chapter } = progress(locale).parts;
  return [words, chapter].every(({ done, total }) => done === total);
};

test.use({ viewport: LAPTOP });

for (const { code: locale } of LOCALES)
  test(`The first chapter is played in ${locale}`, async ({ page }) => {
    const play = new Play(page, locale);
    await becomeStudent(page, `chapter-${locale}-${Date.now()}`);
    const slugs = firstChapter();
    const translated = locale === DEFAULT_LOCALE || isTranslated(locale);
    await play.open('intro-level1');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await photograph(page, `${locale}-start`);
    for (const [index, slug] of slugs.entries()) {
      await expect(page).toHaveURL(new RegExp(`/${locale}/play/python/${slug}$`));
      // The address changes before the level does. A program written too early would be lost together with the editor
      // of the previous level.
      await expect(play.heading).toHaveText(new RegExp(`(^|\\D)${index + 1}(\\D|$)`));
      if (translated) await expect(page.locator('main [lang="en"]:not(.cm-editor *)')).toHaveCount(0);
      if (index === 4) {
        // A typical mistake, with the explanation next to its line.
        await play.runs('import player\n\nplayer.move_foward()\n');
        await expect(play.failedLine).toBeVisible();
        await expect(page.getByText(play.words('play.problem.trace'))).toBeVisible();
        await photograph(page, `${locale}-mistake`, play.button('play.problem.tryAgain'));
      }
      await play.runs(solutionOf(slug));
      await play.expectComplete();
      if (index === 4) await photograph(page, `${locale}-complete`);
      if (index < slugs.length - 1) await play.next();
    }
    for (let number = 1; number <= slugs.length; number += 1) await play.expectDone(number);
  });
