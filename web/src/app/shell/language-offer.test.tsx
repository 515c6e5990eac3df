// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { offerClosed, offeredLanguage, useOfferedLanguage } from './use-offered-language.ts';

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
  vi.restoreAllMocks();
});

it.each([
  ['en', ['de-AT', 'de'], 'de'],
  ['en', ['ja', 'he-IL', 'de'], 'he'],
  ['en', ['de', 'en-GB'], undefined],
  ['de', ['de-AT'], undefined],
  ['en', ['ja', 'xx'], undefined],
  ['en', [], undefined],
])('a page in %s offers a browser with %j the language %s', (locale, preferred, offered) => {
  expect(offeredLanguage(locale, preferred)).toBe(offered);
});

const Page = () => {
  const offer = useOfferedLanguage();
  return offer === undefined ? <p>no offer</p> : <LanguageOffer code={offer.code} onClose={offer.close} />;
};

it('offers the page in the words of that language, until the visitor closes the offer', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  renderAt('/en/courses?a=b', <Page />);
  const link = await screen.findByRole('link', { name: 'Lies auf Deutsch' });
  expect([link.getAttribute('href'), link.closest('[lang]')?.getAttribute('lang')]).toEqual([
    '/de/courses?a=b',
    'de',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Hier bleiben' }));
  expect([screen.queryByText('no offer') === null, offerClosed.read()]).toEqual([false, 'closed']);
});
