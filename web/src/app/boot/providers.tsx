import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSelling } from '../../lib/selling.ts';
import { colorScheme } from '../../lib/settings.ts';
import { SiteFeaturesProvider } from '../../lib/site-features.tsx';
import { styleNonce } from '../../lib/style-nonce.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { theme } from '../../ui/theme.ts';
import { LearnerScope } from '../learner/learner-scope.tsx';
import { siteFeatures } from '../shell/site-config.ts';

/** Creates the manager that stores the colour scheme for all tabs. */
export const createSchemeManager = (): MantineColorSchemeManager => {
  let stop = (): void => {};
  return {
    get: (fallback) => colorScheme.read() ?? fallback,
    set: (value) => {
      // The theme calls `set` again after every change, so an equal value is ignored.
      if (value !== colorScheme.read()) colorScheme.write(value);
    },
    subscribe: (onUpdate) => {
      stop = colorScheme.subscribe(() => onUpdate(colorScheme.read() ?? 'auto'));
    },
    unsubscribe: () => stop(),
    clear: () => colorScheme.remove(),
  };
};

const schemeManager = createSchemeManager();

type Props = {
  readonly queryClient: QueryClient;
  /** Text direction of the first page. */
  readonly dir: 'ltr' | 'rtl';
  readonly children: ReactNode;
};

/** The providers that all pages need. */
export const Providers = ({ queryClient, dir, children }: Props) => (
  <QueryClientProvider client={queryClient}>
    <LearnerScope>
      <DirectionProvider initialDirection={dir}>
        <MantineProvider
          theme={theme}
          getStyleNonce={() => styleNonce ?? ''}
          // The variables are in ui/mantine-variables.css, and no page uses the classes.
          withCssVariables={false}
          withGlobalClasses={false}
          colorSchemeManager={schemeManager}
          defaultColorScheme="auto"
        >
          <SiteFeaturesProvider features={siteFeatures(useSelling())}>
            <Announcer>{children}</Announcer>
          </SiteFeaturesProvider>
        </MantineProvider>
      </DirectionProvider>
    </LearnerScope>
  </QueryClientProvider>
);
