import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import { wordsSchema } from '../../lib/i18n/i18n.ts';

const WORDS = join(import.meta.dirname, '../../../../translations/en');

const readWords = (file: string) =>
  wordsSchema.parse(JSON.parse(readFileSync(join(WORDS, `${file}.json`), 'utf8')));

// On a busy machine, loading a module may take longer than the default of one second.
configure({ asyncUtilTimeout: 60_000 });

/** Stubs the browser features that Mantine uses and happy-dom does not have. */
const stubBrowser = (): void => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
};

/** Loads the English words of the product: `ui`, the words for forms and accounts, and the given files. */
export const startEnglish = async (...files: readonly string[]): Promise<void> => {
  stubBrowser();
  const names = ['ui', 'account', 'profile', 'feedback', ...files];
  await i18next.use(initReactI18next).init({
    lng: 'en',
    ns: [...new Set(['engine', 'stage', ...names])],
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
    resources: { en: Object.fromEntries(names.map((name) => [name, readWords(name)])) },
  });
};
