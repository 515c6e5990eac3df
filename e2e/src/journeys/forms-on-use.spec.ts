import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Delays the application, as a slow connection does. Returns a function that lets it load. */
const holdApplication = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-[\w-]{8}\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const runs = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-running', '');

for (const locale of ['en', 'he'])
  test(`A login in ${locale} that is typed and sent before the application has loaded is sent once`, async ({
    page,
  }) => {
    const words = wordsOf(locale, 'ui');
    const security = wordsOf(locale, 'security');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) sent.push(request.postDataJSON());
    });
    const release = await holdApplication(page);
    const address = `/${locale}/login?redirect=%2F${locale}%2Fcourses`;
    await page.goto(address);
    await page.getByLabel(words('account.field.email.label')).pressSequentially('ada@home.test');
    await page.getByLabel(security('shared')).check();
    const password = page.getByRole('textbox', { name: words('account.field.password.label') });
    await password.pressSequentially('not her password');
    await password.press('Enter');
    await expect(page.getByRole('status').getByText(words('loading.page'))).toBeVisible();
    await password.press('Enter');
    expect(sent).toEqual([]);
    release();
    await expect(page.getByRole('alert')).toContainText(words('account.failure.wrong_login'));
    expect(sent).toEqual([{ email: 'ada@home.test', password: 'not her password', shared: true }]);
    await expect(password).toHaveValue('not her password');
    await expect(page.getByLabel(security('shared'))).toBeChecked();
    expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search);
  });

// With the query, the application renders the page again; without it, the built page stays.
for (const query of ['', '?about=school'])
  test(`A message on /contact${query} keeps its caret, choice and unfinished word while the application starts`, async ({
    page,
  }) => {
    const words = wordsOf('en', 'site');
    const release = await holdApplication(page);
    // `goto` would wait for the application, which is delayed.
    await page.goto('/en/tos');
    await page.evaluate((address) => location.assign(address), `/en/contact${query}`);
    const name = page.getByLabel(words('contact.field.name.label'));
    const other = page.getByLabel(words('contact.kind.school'), { exact: true });
    await other.check();
    await name.pressSequentially('Aa');
    await name.press('ArrowLeft');
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'd', selectionStart: 1, selectionEnd: 1 });
    release();
    if (query === '') await runs(page);
    await keyboard.send('Input.insertText', { text: 'd' });
    await runs(page);
    await page.keyboard.type('!');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Ad!a');
    await expect(other).toBeChecked();
  });

test('Without scripts, a form says that it needs them and is not sent', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/en/login');
  const words = wordsOf('en', 'ui');
  const notice = page.locator('form noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(words('form.needsScripts'));
  await page.getByLabel(words('account.field.email.label')).fill('ada@home.test');
  await page.getByRole('button', { name: words('account.login.submit') }).click();
  expect(page.url()).not.toContain('?');
  await context.close();
});
