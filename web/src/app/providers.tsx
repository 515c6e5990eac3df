import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Outbox } from '../lib/progress/outbox.ts';
import { OutboxProvider } from '../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../lib/progress/progress-context.tsx';
import type { ProgressStore } from '../lib/progress/progress-store.ts';
import { colorScheme } from '../lib/settings.ts';
import { Announcer } from '../ui/announcer.tsx';
import { cssVariables, theme } from '../ui/theme.ts';

const createSchemeManager = (): MantineColorSchemeManager => {
  let stop = (): void => {};
  return {
    get: (fallback) => colorScheme.read() ?? fallback,
    set: (value) => {
      colorScheme.write(value);
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
  readonly progress: ProgressStore;
  readonly outbox: Outbox;
  readonly children: ReactNode;
};

/** Everything that pages expect to find above them. */
export const Providers = ({ queryClient, progress, outbox, children }: Props) => (
  <QueryClientProvider client={queryClient}>
    <ProgressProvider store={progress}>
      <OutboxProvider outbox={outbox}>
        <DirectionProvider detectDirection>
          <MantineProvider
            theme={theme}
            cssVariablesResolver={cssVariables}
            deduplicateCssVariables={false}
            colorSchemeManager={schemeManager}
            defaultColorScheme="auto"
          >
            <Announcer>{children}</Announcer>
          </MantineProvider>
        </DirectionProvider>
      </OutboxProvider>
    </ProgressProvider>
  </QueryClientProvider>
);
