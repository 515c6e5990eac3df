import '../../lib/no-eval.ts';
import '../../ui/fonts.css';
import '../../ui/mantine.css';
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/reduced-motion.css';
import '../../ui/untranslated.css';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { setDocumentLanguage } from '../../lib/i18n/document-language.ts';
import { startI18n } from '../../lib/i18n/i18n.ts';
import { showsLevel } from '../../lib/level-address.ts';
import { python } from '../../lib/python.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FirstPages } from '../routes/first-pages.tsx';
import { RoutingErrorPage } from '../routes/routing-error-page.tsx';
import { askForFirstScreen } from './ask-for-first-screen.ts';
import { offerInstall } from './offer-install.ts';
import { Providers } from './providers.tsx';

/** Renders the application. The words of the page's language are loaded before the first drawing. */
export const start = async (): Promise<void> => {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  const isLevel = showsLevel(location.pathname);
  if (isLevel) python.start();
  if (import.meta.env.PROD) offerInstall(isLevel ? python : undefined);
  const locale = localeOf(location.pathname.split('/')[1])?.code ?? DEFAULT_LOCALE;
  setDocumentLanguage(locale);
  await startI18n(locale);
  const queryClient = createQueryClient();
  askForFirstScreen(queryClient, location.pathname, locale);

  createRoot(place).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <BrowserRouter>
          <ErrorBoundary fallback={(retry) => <RoutingErrorPage onLeave={retry} />}>
            <FirstPages />
          </ErrorBoundary>
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
};
