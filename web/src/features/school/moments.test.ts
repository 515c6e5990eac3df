import { expect, it } from 'vitest';
import { minutesSince } from './moments.ts';

it.each([
  ['2026-01-01T10:00:00.000Z', 0],
  ['2026-01-01T09:59:01.000Z', 0],
  ['2026-01-01T09:53:30.000Z', 6],
  // The clocks of two machines are never quite the same.
  ['2026-01-01T10:00:05.000Z', 0],
])('since %s have passed %i minutes', (moment, minutes) => {
  expect(minutesSince(moment, Date.parse('2026-01-01T10:00:00.000Z'))).toBe(minutes);
});
