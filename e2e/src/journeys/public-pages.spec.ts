import type { Page } from '@playwright/test';
import { renderedCourse, sentCourse } from '../fixtures/rendered-course.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Every page for visitors, and whether it shows a level. */
const PAGES: Readonly<Record<string, boolean>> = {
  '': true,
  'play/python/intro-level1': true,
  'challenge/egg-sorter': true,
  challenges: false,
  login: false,
  'login/code': false,
  'login-org': false,
  signup: false,
  'class-signup': false,
  'forgot-password': false,
  'reset-password': false,
  courses: false,
  'courses/python': false,
  'courses/advanced-python': false,
  schools: false,
  contact: false,
  guide: false,
  'guide/chapter/lists': false,
  unsubscribed: false,
  tos: false,
  privacy: false,
  'refund-policy': false,
};

/** Files that only a level needs: Python, the play screen, the editor. */
const OF_A_LEVEL = /\/py\/|\/assets\/(?:play|editor|python-editor)-[\w-]{8}\.js$/;

/** A right-to-left language needs only one page of each kind. */
const KINDS = ['play/python/intro-level1', 'courses/python', 'challenges', 'login', 'tos'];
const PATHS = { en: Object.keys(PAGES), he: KINDS };

for (const [locale, paths] of Object.entries(PATHS))
  test(`The console of a public page in ${locale} is empty, and only levels load Python and the editor`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    const loaded: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`));
    page.on('request', (request) => {
      if (OF_A_LEVEL.test(new URL(request.url()).pathname)) loaded.push(request.url());
    });
    for (const path of paths) {
      const isLevel = PAGES[path];
      // Requests of the previous page must not count here.
      await page.goto('about:blank');
      loaded.length = 0;
      await page.goto(`/${locale}/${path}`);
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
      if (isLevel) await expect(page.locator('.cm-content')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect({ path, isLevel: loaded.length > 0 }).toEqual({ path, isLevel });
    }
    expect(complaints).toEqual([]);
  });

test('A text page loads the application when a button is first pressed, and does not lose the press', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:start|react)-[\w-]{8}\.js$/.test(request.url())) loaded.push(request.url());
  });
  const words = wordsOf('en', 'ui');
  await page.goto('/en/guide');
  await page.getByRole('link', { name: words('shell.skip') }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.getByRole('button', { name: words('shell.menu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loaded).toHaveLength(2);
});

/** The link to the second level, in the list of levels on the map page. */
const secondLevel = (page: Page) =>
  page.getByRole('main').locator('section a[href="/en/play/python/intro-level2"]');

test('The map of a course shows its name and its levels without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/en/courses/python');
  const { name } = await sentCourse(page.request, 'python');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(secondLevel(page)).toBeVisible();
  await context.close();
});

test('The map from the build shows the course that the server sends to a visitor', async ({ request }) => {
  for (const course of ['python', 'advanced-python'])
    expect(await renderedCourse(request, course)).toEqual(await sentCourse(request, course));
});

test('A learner with progress never sees the map of a learner without progress', async ({ page }) => {
  await page.addInitScript(() => {
    const level = { status: 'complete', code: '', codeAt: 1 };
    const progress = { version: 1, levels: { 'python/intro-level1': level }, lastPlayed: null };
    localStorage.setItem('hopcode.progress', JSON.stringify(progress));
  });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/courses/python', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(secondLevel(page)).toBeAttached();
  await expect(secondLevel(page)).toBeHidden();
  release();
  await expect(secondLevel(page)).toHaveAttribute('aria-current', 'step');
  await expect(secondLevel(page)).toBeVisible();
});
