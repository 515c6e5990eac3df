import { expect, it } from 'vitest';
import { MOST_EXTRAS } from './build/chapter-order.ts';
import { compileCourses } from './build/read-courses.ts';
import { courseChapters } from './formats/creative-chapter.ts';

const { courses } = compileCourses();

/** Chapters whose extras are examples for the other chapters. */
const EXEMPLARY: readonly string[] = ['loops', 'generators'];

/** The extras of each chapter of the two courses. A chapter without extras is left out; a new extra is a new row. */
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

it('every chapter of a course has at most three extras, and the exemplary ones have two', () => {
  expect(extras.filter((row) => row.extras > MOST_EXTRAS)).toEqual([]);
  const exemplary = extras.filter(({ chapter }) => EXEMPLARY.includes(chapter));
  expect(exemplary.map((row) => row.extras)).toEqual(EXEMPLARY.map(() => 2));
});

/** The levels of a chapter with its extras. */
const withExtras = courses.flatMap(({ levels }) =>
  levels.filter(({ level }) => level.role === 'extra').map(({ level }) => [level.slug, level] as const),
);

it.each(withExtras)('%s has other farms and brings no new idea', (_, level) => {
  expect([1, 2]).toContain(level.variants?.length);
  expect(level.introduces).toEqual([]);
});
