import { levelCourse } from '@hopcode/contract/level/course';
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { expect, it } from 'vitest';
import { visitorCourses } from './visitor-courses.ts';

const coursesOf = visitorCourses(loadCatalogue(), loadCourseWords());

it.each([
  ['courses', ['python', 'advanced-python']],
  ['challenges', ['challenges']],
  ['courses/python', ['python']],
  ['login', []],
])('the page %s shows the courses %j, in the format of the contract', (page, ids) => {
  const courses = coursesOf(page, 'en');
  expect(courses.map(({ id }) => id)).toEqual(ids);
  for (const course of courses) expect(levelCourse.response.parse(course)).toEqual(course);
});

it.each(['en', 'he', 'fr'])('says in %s which chapters have levels in English', (locale) => {
  const words = loadCourseWords();
  for (const { id, chapters } of coursesOf('courses', locale))
    for (const { level_data: levels, english_levels: isEnglish } of chapters)
      expect(isEnglish === true).toBe(
        levels.some(({ slug }) => words.level(id, slug, locale).english?.includes('goal')),
      );
});

it('shows no progress', () => {
  const levels = coursesOf('courses', 'en').flatMap(({ chapters }) =>
    chapters.flatMap(({ level_data }) => level_data),
  );
  expect(levels.length).toBeGreaterThan(10);
  expect(levels.filter(({ completed, locked }) => completed || locked)).toEqual([]);
});

it.each([
  [false, []],
  [true, [2, 3, 4, 5, 6, 7, 8]],
])('locks the chapters that are not free if the site sells courses (%s)', (isSelling, locked) => {
  const chapters = coursesOf('courses/python', 'en', isSelling).flatMap((course) => course.chapters);
  const ids = chapters
    .filter(({ level_data }) => level_data.some((level) => level.locked))
    .map(({ id }) => id);
  expect(ids).toEqual(locked);
});
