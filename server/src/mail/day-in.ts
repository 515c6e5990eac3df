/** A day in UTC as a language writes it: `23 November 2026`. */
export const dayIn = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
