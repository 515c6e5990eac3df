import { readFile } from 'node:fs/promises';
import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { barriers } from '../fixtures/barriers.ts';
import { completeCourse } from '../fixtures/complete-course.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForApplication } from '../fixtures/wait-for-application.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Longest time until the server has run the programs of a course on a busy machine, in ms. */
const CHECKED = 90_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const named = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name, exact: true });

for (const locale of ['en', 'he'])
  test(`A student gets a certificate of its work and badges, a stranger reads it, and the parent ends its page, in ${locale}`, async ({
    page,
    browser,
    baseURL = '',
  }) => {
    const words = wordsOf(locale, 'certificate');
    const badges = wordsOf(locale, 'badge');
    waitForApplication(page);
    const name = `zelda-${locale}-${Date.now()}`;
    const { studentId } = await becomeStudent(page, name);
    await completeCourse(studentId, 'python');
    await page.goto(`/${locale}/certificates/${studentId}`);
    const program = page.getByLabel(words('settings.program'));
    await expect(program).toBeVisible({ timeout: CHECKED });
    await expect(page.getByText(name)).toBeVisible();
    // Only an adult decides about the page.
    await expect(named(page, 'button', words('settings.revoke'))).toHaveCount(0);
    await program.selectOption('intro-level1');
    await expect(program).toBeEnabled();
    expect(await barriers(page)).toEqual([]);

    const address = await named(page, 'link', words('settings.open')).getAttribute('href');
    const stranger = await (await browser.newContext({ baseURL })).newPage();
    waitForApplication(stranger);
    await stranger.goto(address ?? '');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words('sheet.title'));
    await expect(stranger.getByText(words('sheet.hints', { shown: 0 }))).toBeVisible();
    await expect(stranger.getByText('player.move_forward()').first()).toBeVisible();
    await expect(stranger.getByText(name)).toHaveCount(0);
    const saved = stranger.waitForEvent('download');
    await named(stranger, 'button', words('tools.picture')).click();
    const picture = await readFile(await (await saved).path());
    expect([picture.subarray(0, 4).equals(PNG), picture.length > 20_000]).toEqual([true, true]);
    const credential = `/api/certificate/public/${address?.split('/').at(-1)}/credential`;
    expect((await stranger.request.get(credential)).status()).toBe(200);
    expect(await barriers(stranger)).toEqual([]);

    await page.goto(`/${locale}/badges/${studentId}`);
    const shelf = page.getByRole('listitem').filter({ hasText: badges('how.ten-levels') });
    await expect(shelf).toContainText(badges('new'));
    await expect(page.getByRole('heading', { name: badges('toFind') })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await apiOf(page.request)(authStopActing, {});
    await page.goto(`/${locale}/certificates/${studentId}`);
    const gate = page.getByLabel(wordsOf(locale)('account.field.password.label'), { exact: true });
    const revoke = named(page, 'button', words('settings.revoke'));
    await expect(gate.or(revoke).first()).toBeVisible();
    if (await gate.isVisible()) {
      await gate.fill(PASSWORD);
      await page.keyboard.press('Enter');
    }
    await revoke.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('settings.revoke') })
      .click();
    await expect(page.getByText(words('settings.revoked'))).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole('alert')).toHaveText(words('public.gone'));
    expect((await stranger.request.get(credential)).status()).toBe(404);
    await stranger.context().close();
  });
