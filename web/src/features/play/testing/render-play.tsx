import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Announcer } from '../../../ui/announcer.tsx';
import { startEnglish } from '../../../ui/testing/english-words.ts';

/** Loads the English words of the play screen, for components and for `inEnglish`. */
export const loadEnglish = (): Promise<void> =>
  startEnglish(
    'engine',
    'stage',
    'python-errors',
    'play',
    'challenge',
    'farm',
    'map',
    'code-words',
    'certificate',
    'creator',
  );

/** The English text of a key. */
export const inEnglish = (key: string, params?: Readonly<Record<string, string | number>>): string =>
  i18next.t(key, { ...params });

const Surroundings = ({ children }: { readonly children: ReactNode }) => (
  <DirectionProvider detectDirection={false}>
    <MantineProvider env="test">
      <Announcer>{children}</Announcer>
    </MantineProvider>
  </DirectionProvider>
);

/** Renders a part of the play screen with the providers that it needs. */
export const renderPlay = (part: ReactNode): RenderResult => render(part, { wrapper: Surroundings });
