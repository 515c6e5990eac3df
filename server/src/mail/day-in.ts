/** A day in UTC in the usual form of a language, such as `23 November 2026`. */
export const dayIn = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
