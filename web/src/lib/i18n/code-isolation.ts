import { localeOf } from '@hopcode/translations/locales';
import type { PostProcessorModule } from 'i18next';

let isolate: ((text: string, locale: string) => string) | undefined;

const isRightToLeft = (locale: string | undefined): boolean => localeOf(locale)?.dir === 'rtl';

/** Loads what the texts of a language need. Call it before they are shown. Only Hebrew and Arabic need anything. */
export const loadIsolation = async (locale: string): Promise<void> => {
  if (isRightToLeft(locale)) isolate = (await import('./text-direction.ts')).isolateText;
};

/** A text from the server, such as a tip, with its code isolated as in a text of the catalogues. */
export const isolatedText = (text: string, locale: string | undefined): string =>
  isolate && isRightToLeft(locale) ? isolate(text, locale ?? '') : text;

/** Isolates the code in the texts of languages that are written from right to left (`text-direction.ts`). */
export const codeIsolation: PostProcessorModule = {
  type: 'postProcessor',
  name: 'isolate-code',
  process: (text, _key, _options, translator: { readonly language?: string }) =>
    isolatedText(text, translator.language),
};
