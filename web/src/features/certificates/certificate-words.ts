import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { paths } from '../../lib/paths.ts';

/** A day (`2026-11-23`) or the day of a moment, in the language. */
export const formatDay = (language: string, day: string): string =>
  isolateDirection(
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      // A day has no time zone.
      ...(day.includes('T') ? {} : { timeZone: 'UTC' }),
    }).format(new Date(day)),
  );

/** The whole address of the public page of a certificate. */
export const publicAddress = (locale: string, address: string): string =>
  new URL(paths.certificate(locale, address), globalThis.location.origin).href;
