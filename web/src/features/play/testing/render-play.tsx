import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Announcer } from '../../../ui/announcer.tsx';
import { startEnglish } from '../../../ui/testing/english-words.ts';

/** Makes the English words of the play screen available to components and to `inEnglish`. */
export const loadEnglish = (): Promise<void> =>
  startEnglish('engine', 'stage', 'python-errors', 'play', 'challenge');

/** The English words behind a key. */
export const inEnglish = (key: string, params?: Readonly<Record<string, string | number>>): string =>
  i18next.t(key, { ...params });

const Surroundings = ({ children }: { readonly children: ReactNode }) => (
  <DirectionProvider detectDirection={false}>
    <MantineProvider env="test">
      <Announcer>{children}</Announcer>
    </MantineProvider>
  </DirectionProvider>
);

/** Renders a part of the play screen with everything it expects above it. */
export const renderPlay = (part: ReactNode): RenderResult => render(part, { wrapper: Surroundings });
