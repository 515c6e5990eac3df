import { localeOf } from '@hopcode/translations/locales';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { type LevelPreview, LevelPreviewContext } from '../../lib/level-preview.ts';
import { reportRunning } from '../../lib/page-start/sleeping-forms.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FirstPages } from '../routes/first-pages.tsx';
import { RoutingErrorPage } from '../routes/routing-error-page.tsx';
import { Providers } from './providers.tsx';

type Props = {
  readonly queryClient: QueryClient;
  /** The language code in the address of the first page. */
  readonly locale: string;
  /** The preview of the page's level, which the page shows until the level has loaded. */
  readonly preview?: LevelPreview | undefined;
  /** Wraps the pages in a router: one for the browser, or one for the build. */
  readonly inRouter: (pages: ReactNode) => ReactNode;
};

/** The whole application: the same tree in the browser and in the pages that the build renders. */
export const Application = ({ queryClient, locale, preview, inRouter }: Props) => {
  useEffect(reportRunning, []);
  return (
    <StrictMode>
      <Providers queryClient={queryClient} dir={localeOf(locale)?.dir ?? 'ltr'}>
        {inRouter(
          <ErrorBoundary fallback={(retry) => <RoutingErrorPage onLeave={retry} />}>
            <LevelPreviewContext value={preview}>
              <FirstPages />
            </LevelPreviewContext>
          </ErrorBoundary>,
        )}
      </Providers>
    </StrictMode>
  );
};
