import { isolateDirection } from '@hopcode/translations/isolate-direction';

/**
 * Formats the day of a point in time (ISO 8601), in the language and in the time zone of the device: `23 November
 * 2026`.
 */
export const formatDay = (locale: string, moment: string): string =>
  isolateDirection(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment)));
