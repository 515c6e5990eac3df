import { expect, it } from 'vitest';
import { formatDay, formatMoment, minutesSince } from './moments.ts';

it.each([
  ['2026-01-01T10:00:00.000Z', 0],
  ['2026-01-01T09:59:01.000Z', 0],
  ['2026-01-01T09:53:30.000Z', 6],
  // The clocks of two machines always differ a little.
  ['2026-01-01T10:00:05.000Z', 0],
])('counts the minutes since %s: %i', (moment, minutes) => {
  expect(minutesSince(moment, Date.parse('2026-01-01T10:00:00.000Z'))).toBe(minutes);
});

it.each([
  ['a moment', formatMoment],
  ['a day', formatDay],
])('%s isolates its direction from the sentence around it', (_, format) => {
  for (const language of ['en', 'he', 'ar'])
    expect(format(language, '2026-11-03T14:05:00.000Z')).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
});
