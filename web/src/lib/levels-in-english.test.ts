import { expect, it } from 'vitest';
import { levelsInEnglish } from './levels-in-english.ts';

/**
 * A course by its chapters in order; the first one is the Creative chapter (0). `e` marks a chapter with levels in
 * English, `-` one without.
 */
const course = (chapters: string) => ({
  chapters: ['e', ...chapters].map((letter, id) => ({
    id,
    name: '',
    level_data: [],
    quiz_exists: false,
    quiz_complete: false,
    class_locked: false,
    ...(letter === 'e' && { english_levels: true as const }),
  })),
});

it.each([
  ['---', undefined],
  ['eee', { which: 'all', chapter: 1 }],
  ['-ee', { which: 'from', chapter: 2 }],
  ['--e', { which: 'from', chapter: 3 }],
  ['-e-', { which: 'some', chapter: 2 }],
  ['e--', { which: 'some', chapter: 1 }],
])('in the chapters %s', (chapters, expected) => {
  expect(levelsInEnglish(course(chapters))).toEqual(expected);
});
