import { expect, it } from 'vitest';
import { formatMoment } from './format.ts';

it.each(['en', 'he', 'ar'])(
  'a moment in %s keeps its direction apart from the sentence around it',
  (locale) => {
    expect(formatMoment(locale, '2026-11-03T14:05:00.000Z')).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
  },
);
