import { readFile } from 'node:fs/promises';
import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { barriers } from '../fixtures/barriers.ts';
import { issueCertificate } from '../fixtures/issued-certificate.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForApplication } from '../fixtures/wait-for-application.ts';
import { wordsOf } from '../fixtures/words.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const named = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name, exact: true });

/**
 * Opens the certificate as the student and chooses the program that it shows. Returns the last part of the
 * certificate's public address.
 */
const chooseProgram = async (page: Page, studentId: string, name: string): Promise<string> => {
  const words = wordsOf('en', 'certificate');
  await page.goto(`/en/certificates/${studentId}`);
  const program = page.getByLabel(words('settings.program'));
  await expect(program).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  // Only an adult can revoke the page.
  await expect(named(page, 'button', words('settings.revoke'))).toHaveCount(0);
  await program.selectOption('intro-level1');
  await expect(program).toHaveAttribute('aria-busy', 'false');
  expect(await barriers(page)).toEqual([]);
  const address = await named(page, 'link', words('settings.open')).getAttribute('href');
  return address?.split('/').at(-1) ?? '';
};

/** Checks the public page in a language, and downloads the picture of the certificate. */
const readPublicPage = async (page: Page, locale: string, address: string): Promise<void> => {
  const words = wordsOf(locale, 'certificate');
  await page.goto(`/${locale}/certificate/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sheet.title'));
  await expect(page.getByText(words('sheet.hints', { shown: 0 }))).toBeVisible();
  await expect(page.getByRole('img', { name: words('sheet.code') })).toBeVisible();
  await expect(page.getByText('player.move_forward()').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await named(page, 'button', words('tools.picture')).click();
  const picture = await readFile(await (await saved).path());
  expect([picture.subarray(0, 4).equals(PNG), picture.length > 20_000]).toEqual([true, true]);
  expect(await barriers(page)).toEqual([]);
};

/** Checks the page with the badges of a student. */
const readShelf = async (page: Page, locale: string, studentId: string): Promise<void> => {
  const words = wordsOf(locale, 'badge');
  await page.goto(`/${locale}/badges/${studentId}`);
  const earned = page.getByRole('listitem').filter({ hasText: words('how.ten-levels') });
  await expect(earned).toContainText(words('earnedOn', { day: '' }).split(' ')[0] ?? '');
  await expect(page.getByRole('heading', { name: words('toFind') })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
};

test('A student gets badges and a certificate, strangers read it in two languages, and the parent revokes it', async ({
  page,
  browser,
}) => {
  // This test reads ten pages.
  test.slow();
  waitForApplication(page);
  const name = `zelda-${Date.now()}`;
  const { studentId } = await becomeStudent(page, name);
  await issueCertificate(studentId, 'python');
  const address = await chooseProgram(page, studentId, name);
  const stranger = await (await browser.newContext()).newPage();
  waitForApplication(stranger);
  for (const locale of ['en', 'he']) {
    await readPublicPage(stranger, locale, address);
    await expect(stranger.getByText(name)).toHaveCount(0);
    await readShelf(page, locale, studentId);
  }
  const credential = `/api/certificate/public/${address}/credential`;
  expect((await stranger.request.get(credential)).status()).toBe(200);

  const words = wordsOf('he', 'certificate');
  await apiOf(page.request)(authStopActing, {});
  await page.goto(`/he/certificates/${studentId}`);
  const password = page.getByLabel(wordsOf('he')('account.field.password.label'), { exact: true });
  const revoke = named(page, 'button', words('settings.revoke'));
  await expect(password.or(revoke).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(PASSWORD);
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
