// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { offerClosed, offeredLanguage } from './use-offered-language.ts';

vi.mock('../../lib/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof import('../../lib/i18n/i18n.ts')>()),
  hasOwnWords: (code: string) => code === 'en' || code === 'de' || code === 'he',
}));

beforeAll(async () => {
  await loadWords();
  i18next.addResourceBundle('de', 'ui', {
    shell: { offer: { text: 'Auch auf {{name}}', follow: 'Lies auf {{name}}', close: 'Hier bleiben' } },
  });
});
beforeEach(() => {
  localStorage.clear();
  answering({ 'GET /api/auth/current': [401, {}] });
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.offer;
  vi.restoreAllMocks();
});

const ROWS: readonly (readonly [
  locale: string,
  preferred: readonly string[],
  offered: string | undefined,
])[] = [
  ['en', ['de-AT', 'de'], 'de'],
  ['en', ['ja', 'he-IL', 'de'], 'he'],
  ['en', ['de', 'en-GB'], undefined],
  ['de', ['de-AT'], undefined],
  ['en', ['ja', 'xx'], undefined],
  ['no', ['nb-NO', 'en'], undefined],
  ['he', ['he-IL', 'en'], undefined],
];

it.each([...ROWS, ['en', [], undefined] as const])(
  'a page in %s offers a browser with %j the language %s',
  (locale, preferred, offered) => {
    expect(offeredLanguage(locale, preferred)).toBe(offered);
  },
);

it('offers the page in the words of that language, until the visitor closes the offer', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  document.documentElement.dataset.offer = '';
  renderAt('/en/courses?a=b', <LanguageOffer />);
  const link = await screen.findByRole('link', { name: 'Lies auf Deutsch' });
  expect([link.getAttribute('href'), link.closest('[lang]')?.getAttribute('lang')]).toEqual([
    '/de/courses?a=b',
    'de',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Hier bleiben' }));
  expect([screen.queryByRole('link'), offerClosed.read()]).toEqual([null, 'closed']);
  expect(hasPlace()).toBe(false);
});

const INDEX = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

/**
 * Runs the script of `index.html` without adding its listeners. On a real page, this script runs before anything is
 * drawn.
 */
const runFirstScript = (): void => {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(INDEX) ?? [];
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  runInThisContext(script);
};
const hasPlace = (): boolean => document.documentElement.hasAttribute('data-offer');

/**
 * The script of `index.html` has no list of the languages of the site, so it cannot detect an untranslated language.
 */
const TRANSLATED = ROWS.filter(([, preferred]) => !preferred.includes('xx'));

it.each(TRANSLATED)(
  'a page in %s for %j reserves space for the offer if there is one',
  (locale, preferred, offered) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    document.documentElement.lang = locale;
    runFirstScript();
    expect(hasPlace()).toBe(offered !== undefined);
  },
);

it('reserves no space if the offer was closed, or for a browser with a session', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  document.documentElement.lang = 'en';
  runFirstScript();
  expect(hasPlace()).toBe(false);
  delete document.documentElement.dataset.account;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  offerClosed.write('closed');
  runFirstScript();
  expect(hasPlace()).toBe(false);
});
