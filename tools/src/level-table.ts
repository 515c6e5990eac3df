import { compileCourses } from '@hopcode/courses/build/read-courses';
import { ownCodeLines } from '@hopcode/courses/checks/code-lines';

/** Prints a table with one row for each chapter: number of levels, length of the solutions, and kinds of tasks. */
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

const rows = compileCourses().courses.flatMap(({ outline, levels }) =>
  outline.chapters.map((chapter) => {
    const own = levels.filter(({ level }) => level.chapter_id === chapter.id);
    const lines = own.map(({ solution }) => ownCodeLines(solution).length);
    const count = (is: (level: (typeof own)[number]['level']) => boolean): number =>
      own.filter(({ level }) => is(level)).length;
    return {
      course: outline.id,
      chapter: chapter.slug,
      levels: own.length,
      'median lines': median(lines),
      longest: Math.max(...lines),
      'more farms': count(({ variants }) => variants !== undefined),
      recall: own.reduce((sum, { level }) => sum + (level.recall?.length ?? 0), 0),
      predict: count(({ predict }) => predict !== undefined),
      fix: count(({ role }) => role === 'fix'),
      boss: count(({ role }) => role === 'boss'),
      make: count(({ role }) => role === 'make'),
      extra: count(({ role }) => role === 'extra'),
    };
  }),
);
console.table(rows);
