import { directionOf } from './direction.ts';

/** Tells browser, screen readers and style sheets which language the page is in. */
export const setDocumentLanguage = (locale: string): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
};
