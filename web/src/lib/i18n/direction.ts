import { LOCALES, type Locale } from '@hopcode/translations/locales';

/** The language of a code, or undefined. */
export const localeOf = (code: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale.code === code);

/** Language for `Intl`: our codes are valid there as they are. */
export const directionOf = (code: string): 'ltr' | 'rtl' => localeOf(code)?.dir ?? 'ltr';
