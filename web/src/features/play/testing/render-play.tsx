import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { configure, type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import { z } from 'zod';
import { Announcer } from '../../../ui/announcer.tsx';

const WORDS = join(import.meta.dirname, '../../../../../translations/en');

type Words = { [key: string]: string | Words };
const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), wordsSchema])));
const wordsOf = (name: string): Words =>
  wordsSchema.parse(JSON.parse(readFileSync(join(WORDS, `${name}.json`), 'utf8')));

// A busy machine may need longer than the usual second to fetch a module.
configure({ asyncUtilTimeout: 10_000 });

/** Makes the English words of the product available to components and to `englishWords`. */
export const loadEnglish = async (): Promise<void> => {
  // happy-dom has no media queries of its own that Mantine could ask.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await i18next.use(initReactI18next).init({
    lng: 'en',
    ns: ['ui', 'engine', 'stage', 'python-errors', 'play', 'challenge'],
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        ui: wordsOf('ui'),
        engine: wordsOf('engine'),
        stage: wordsOf('stage'),
        'python-errors': wordsOf('python-errors'),
        play: wordsOf('play'),
        challenge: wordsOf('challenge'),
      },
    },
  });
};

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
