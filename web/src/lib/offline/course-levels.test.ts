import { expect, test } from 'vitest';
import {
  chapterOf,
  courseAddress,
  isCourseOutline,
  levelAddress,
  levelOfAddress,
  levelsOf,
} from './course-levels.ts';

const COURSE = {
  id: 'python',
  chapters: [
    { level_data: [{ slug: 'intro-level1' }, { slug: 'intro-level2' }] },
    { level_data: [{ slug: 'loops-level1' }] },
  ],
};

test('reads the levels of a course and of a chapter', () => {
  expect(levelsOf(COURSE)).toEqual(['intro-level1', 'intro-level2', 'loops-level1']);
  expect(chapterOf(COURSE, 'intro-level2')).toEqual(['intro-level1', 'intro-level2']);
  expect(chapterOf(COURSE, 'no-level')).toEqual([]);
});

test.each([
  [COURSE, true],
  [{ chapters: [] }, true],
  [{ chapters: [{ level_data: [{ name: 'x' }] }] }, false],
  [{ chapters: {} }, false],
  [null, false],
  ['course', false],
])('%j is a course: %s', (value, expected) => {
  expect(isCourseOutline(value)).toBe(expected);
});

test('reads the level from the address of its answer', () => {
  const address = levelAddress('https://hop.test', 'python', 'intro-level1');
  expect(levelOfAddress(new URL(address).pathname)).toEqual({ courseId: 'python', slug: 'intro-level1' });
  expect(levelOfAddress(new URL(courseAddress('https://hop.test', 'python')).pathname)).toBeUndefined();
});
