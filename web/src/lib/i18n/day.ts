import { isolateDirection } from '@hopcode/translations/isolate-direction';

/** The day of a time (ISO 8601) in the language and the device's time zone: `23 November 2026`. */
export const formatDay = (locale: string, moment: string): string =>
  isolateDirection(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment)));
