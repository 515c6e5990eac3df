import { expect, it } from 'vitest';
import { MOST_EXTRAS } from './build/chapter-order.ts';
import { compileCourses } from './build/read-courses.ts';
import { courseChapters } from './formats/creative-chapter.ts';

const { courses } = compileCourses();

/** Chapters whose extras are examples for the other chapters. */
const EXEMPLARY: readonly string[] = ['loops', 'generators'];

/** The extras of each chapter of the two courses, for the printed table. A chapter without extras has the number 0. */
const extras = courses
  .filter(({ outline }) => outline.listed !== false)
  .flatMap(({ outline }) =>
    courseChapters(outline.chapters).map(({ slug, extras: own = [] }) => ({
      course: outline.id,
      chapter: slug,
      extras: own.length,
      names: own.join(' '),
    })),
  );
console.table(extras);

it('every chapter of a course has at most three extras, and the exemplary chapters have two', () => {
  expect(extras.filter((row) => row.extras > MOST_EXTRAS)).toEqual([]);
  const exemplary = extras.filter(({ chapter }) => EXEMPLARY.includes(chapter));
  expect(exemplary.map((row) => row.extras)).toEqual(EXEMPLARY.map(() => 2));
});

/** All extras of all courses, by slug. */
const withExtras = courses.flatMap(({ levels }) =>
  levels.filter(({ level }) => level.role === 'extra').map(({ level }) => [level.slug, level] as const),
);

it.each(withExtras)('%s has other farms and introduces no new idea', (_, level) => {
  expect([1, 2]).toContain(level.variants?.length);
  expect(level.introduces).toEqual([]);
});
