import { localeOf } from '@hopcode/translations/locales';
import type { PostProcessorModule } from 'i18next';

let isolate: ((text: string, locale: string) => string) | undefined;

const isRightToLeft = (locale: string | undefined): boolean => localeOf(locale)?.dir === 'rtl';

/**
 * Loads the script that the words of a language need. Must be called before the words are shown. Only right-to-left
 * languages need this script.
 */
export const loadIsolation = async (locale: string): Promise<void> => {
  if (isRightToLeft(locale)) isolate = (await import('./text-direction.ts')).isolateText;
};

/** Isolates the code in text from the server, for example in a tip. */
export const isolatedText = (text: string, locale: string | undefined): string =>
  isolate && isRightToLeft(locale) ? isolate(text, locale ?? '') : text;

/** Isolates the code in the words of right-to-left languages (`text-direction.ts`). */
export const codeIsolation: PostProcessorModule = {
  type: 'postProcessor',
  name: 'isolate-code',
  process: (text, _key, _options, translator: { readonly language?: string }) =>
    isolatedText(text, translator.language),
};
