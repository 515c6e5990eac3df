import { localeOf } from '@hopcode/translations/locales';
import type { PostProcessorModule } from 'i18next';

let isolate: ((text: string, locale: string) => string) | undefined;

const isRightToLeft = (locale: string | undefined): boolean => localeOf(locale)?.dir === 'rtl';

/** Loads what the texts of a language need: call it before they are shown. Others than Hebrew and Arabic need nothing. */
export const loadIsolation = async (locale: string): Promise<void> => {
  if (isRightToLeft(locale)) isolate = (await import('./text-direction.ts')).isolateText;
};

/** Isolates the code in the texts of languages that are written from right to left (`text-direction.ts`). */
export const codeIsolation: PostProcessorModule = {
  type: 'postProcessor',
  name: 'isolate-code',
  process: (text, _key, _options, translator: { readonly language?: string }) =>
    isolate && isRightToLeft(translator.language) ? isolate(text, translator.language ?? '') : text,
};
