import { compileCourses } from '@hopcode/courses/build/read-courses';
import { expect, test } from 'vitest';
import { createContent } from './content.ts';

const { courses } = compileCourses();
const compiled = (courseId: string, slug: string) =>
  courses.find(({ outline }) => outline.id === courseId)?.levels.find(({ level }) => level.slug === slug);

const content = createContent(
  {
    courses: () => courses.map(({ outline }) => outline),
    course: (courseId) => courses.find(({ outline }) => outline.id === courseId)?.outline,
    level: (courseId, slug) => compiled(courseId, slug)?.level,
    solution: (courseId, slug) => compiled(courseId, slug)?.solution,
    quiz: () => undefined,
  },
  {
    course: () => ({ name: '', description: '', chapters: {} }),
    level: (_course, _slug, locale) => ({
      name: '',
      story: '',
      goal: '',
      tutorial: '',
      hints: [],
      code: { along: `along in ${locale}`, turn: 'turn', beach: 'beach' },
    }),
    quiz: () => new Map(),
  },
);

test('a solution has its comments in the words of the language', () => {
  expect(content.solution('python', 'intro-level4', 'es')).toContain(
    '# along in es\nplayer.move_forward()\n',
  );
});

test.each([
  ['an unknown level', 'python', 'intro-level99'],
  ['an unknown course', 'cobol', 'intro-level4'],
  ['free play', 'python', 'creative-01'],
])('%s has no solution', (_, courseId, slug) => {
  expect(content.solution(courseId, slug, 'en')).toBeUndefined();
});

test('free play is a level too', () => {
  expect(content.level('python', 'creative-01', 'en')).toMatchObject({ levelGoals: [] });
});
