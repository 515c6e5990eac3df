import '../../lib/no-eval.ts';
import '../../ui/fonts.css';
import '../../ui/mantine.css';
import '../../ui/mantine-variables.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/reduced-motion.css';
import '../../ui/untranslated.css';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { currentUserQuery, mayBeLoggedIn } from '../../lib/account/current-user.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { keepEarlyInput } from '../../lib/forms/early-input.ts';
import { setDocumentLanguage } from '../../lib/i18n/document-language.ts';
import { FARM_NAMESPACES, startI18n } from '../../lib/i18n/i18n.ts';
import { showsLevel } from '../../lib/level-address.ts';
import { compositionEnd } from '../../lib/page-start/composition.ts';
import { fetchPage, LevelPage } from '../routes/first-pages.tsx';
import { Application } from './application.tsx';
import { CurrentAddress } from './current-address.tsx';
import { offerInstall } from './offer-install.ts';
import { fillQueries, isAsPrepared, readPageData } from './prepared-page.ts';
import type { startLevel } from './start-level.ts';

/**
 * Loads the code of the level page and starts what the page needs. If the code cannot be loaded, the page itself says
 * so.
 */
const startedLevel = async (...args: Parameters<typeof startLevel>): Promise<void> => {
  const page = LevelPage.fetchNow();
  const parts = await import('./start-level.ts').catch(() => undefined);
  parts?.startLevel(...args);
  await page;
};

/**
 * Renders the application. Loads the words of the page's language before the first render. A page that the build has
 * rendered stays on the screen until its code has loaded too (docs/decisions/0048).
 */
export const start = async (): Promise<void> => {
  keepEarlyInput();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  const locale = localeOf(location.pathname.split('/')[1])?.code ?? DEFAULT_LOCALE;
  setDocumentLanguage(locale);
  const prepared = readPageData();
  const isPrepared = prepared !== undefined && isAsPrepared(prepared);
  const queryClient = createQueryClient();
  if (isPrepared) fillQueries(prepared, queryClient);
  else if (!mayBeLoggedIn()) queryClient.setQueryData(currentUserQuery.queryKey, null);
  else void queryClient.prefetchQuery(currentUserQuery);
  const isLevel = showsLevel(location.pathname);
  const words = startI18n(locale, [...(isLevel ? FARM_NAMESPACES : []), ...(prepared?.words ?? [])]);
  if (isLevel) await startedLevel(queryClient, location.pathname, locale);
  else if (import.meta.env.PROD) offerInstall(undefined);
  if (prepared !== undefined && !isLevel) await fetchPage(prepared.path);
  await words;
  // Words that were lost at first have arrived.
  delete document.documentElement.dataset.failed;

  const application = (
    <Application
      queryClient={queryClient}
      locale={locale}
      preview={prepared?.preview}
      inRouter={(pages) => (
        <BrowserRouter>
          {pages}
          <CurrentAddress />
        </BrowserRouter>
      )}
    />
  );
  if (!isPrepared) await compositionEnd();
  const draw = (): void => {
    if (isPrepared) hydrateRoot(place, application);
    else createRoot(place).render(application);
  };
  // React renders a transition in steps of 5 ms, so keys and clicks do not wait for a whole level or map. A page with a
  // form is small, so it renders in one step. Otherwise, input that the user types while the rendered fields are
  // replaced would be lost.
  if (place.querySelector('form') === null) startTransition(draw);
  else draw();
  // Removes the text for a failed load, which is beside a rendered page.
  document.querySelector('#root + p')?.remove();
};
