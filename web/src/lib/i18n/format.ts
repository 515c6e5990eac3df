import { isolateDirection } from '@hopcode/translations/isolate-direction';

/**
 * Creates each formatter only once, because the first one for a language loads its data, which takes tens of
 * milliseconds.
 */
const once = <Formatter>(make: (locale: string) => Formatter): ((locale: string) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

const percents = once(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);
const numbers = once((locale) => new Intl.NumberFormat(locale));
const moments = once(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Formats a number from 0 to 1 as a whole percentage in the language: `40 %`, `٤٠٪`. */
export const formatPercent = (locale: string, share: number): string => percents(locale).format(share);

/** The only language of the site that has its own digits instead of 0 to 9. */
const OWN_DIGITS = 'ar';

/**
 * Whether a value is a small count in a language that writes such numbers as JavaScript does. So the page of a level
 * needs no formatter.
 */
const isPlain = (locale: string, value: number): boolean =>
  Number.isInteger(value) &&
  value >= 0 &&
  value < 1000 &&
  !Object.is(value, -0) &&
  !locale.startsWith(OWN_DIGITS);

/** A number with the digits and separators of the language. */
export const formatNumber = (locale: string, value: number): string =>
  isPlain(locale, value) ? String(value) : numbers(locale).format(value);

/**
 * Formats a point in time from the server (ISO 8601) as day and time, in the language and in the time zone of the
 * device. The result fits into any sentence.
 */
export const formatMoment = (locale: string, moment: string): string =>
  isolateDirection(moments(locale).format(new Date(moment)));
