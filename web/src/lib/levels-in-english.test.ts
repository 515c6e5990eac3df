import { expect, it } from 'vitest';
import { levelsInEnglish } from './levels-in-english.ts';

/** A course by its chapters in order, the Creative one (0) in English: `e` has levels in English, `-` has none. */
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
