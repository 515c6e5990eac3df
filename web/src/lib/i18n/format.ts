/** A share of 0 to 1 as a whole percentage of the language: `40 %`, `٤٠٪`. */
export const formatPercent = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A number with the digits and separators of the language. */
export const formatNumber = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale).format(value);

/** A moment of an answer (ISO 8601) as day and time of the language, in the time of the device. */
export const formatMoment = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
