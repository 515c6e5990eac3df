import type { PublicCertificate } from '@hopcode/contract/certificate/certificate';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import type { Words } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';

/** Formats a day in the language of the reader, from a date (`2026-11-23`) or a point in time. */
export const formatDay = (language: string, day: string): string =>
  isolateDirection(
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      // A date without a time is read as midnight in UTC, so it is formatted in UTC.
      ...(day.includes('T') ? {} : { timeZone: 'UTC' }),
    }).format(new Date(day)),
  );

/** The dates of the first and the last completed level. If both dates are the same, only one date. */
export const daysOf = (
  t: Words,
  language: string,
  { first_on: first, last_on: last }: PublicCertificate['evidence'],
): string =>
  first === last
    ? formatDay(language, first)
    : t('certificate:sheet.days', { first: formatDay(language, first), last: formatDay(language, last) });

/** The full address of the public page of a certificate. */
export const publicAddress = (locale: string, address: string): string =>
  new URL(paths.certificate(locale, address), globalThis.location.origin).href;
