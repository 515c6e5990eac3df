import { isolateDirection } from '@hopcode/translations/isolate-direction';

/** Formats a point in time as a short day and time in a language: `3 Nov, 14:05`. */
export const formatMoment = (language: string, moment: string): string =>
  isolateDirection(
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(moment)),
  );

/** Formats a point in time as a short day in a language: `3 Nov`. */
export const formatDay = (language: string, moment: string): string =>
  isolateDirection(
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(new Date(moment)),
  );

/** How many whole minutes have passed since a point in time. */
export const minutesSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000));
