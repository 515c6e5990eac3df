import { compileCourses } from '@hopcode/courses/build/read-courses';
import { compileScenes } from '@hopcode/courses/scenes/read-scenes';
import { expect, test } from 'vitest';
import { createContent } from './content.ts';

const { courses } = compileCourses();
const { scenes } = compileScenes(courses);
const compiled = (courseId: string, slug: string) =>
  courses.find(({ outline }) => outline.id === courseId)?.levels.find(({ level }) => level.slug === slug);

const content = createContent(
  {
    courses: () => courses.map(({ outline }) => outline),
    course: (courseId) => courses.find(({ outline }) => outline.id === courseId)?.outline,
    level: (courseId, slug) => compiled(courseId, slug)?.level,
    solution: (courseId, slug) => compiled(courseId, slug)?.solution,
    quiz: () => undefined,
    scene: (_course, id) => scenes.find((scene) => scene.id === id),
  },
  {
    course: () => ({ name: '', description: '', chapters: {} }),
    level: (_course, slug, locale) => ({
      name: '',
      story: '',
      goal: '',
      tutorial: '',
      hints: [],
      ...(locale === 'fr' && { english: slug.startsWith('intro-') ? ['name', 'hints'] : ['name', 'goal'] }),
      code: { along: `along in ${locale}`, turn: 'turn', beach: 'beach' },
    }),
    quiz: () => new Map(),
    scene: (_course, { scene }, locale) => ({
      lines: { notebook: `${scene} in ${locale}` },
      english: locale === 'fr',
    }),
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

test.each([
  ['en', false],
  ['fr', true],
])('a course in %s says whether the names of its levels are in English: %s', (locale, isEnglish) => {
  const levels = content.course('python', locale)?.chapters.flatMap((chapter) => chapter.levels) ?? [];
  expect(levels.length).toBeGreaterThan(1);
  expect(levels.every(({ english }) => english === true)).toBe(isEnglish);
});

test.each([
  ['en', false, false],
  ['fr', false, true],
])('a chapter in %s says whether its levels are in English', (locale, isFirst, isSecond) => {
  const [first, second] = content.course('python', locale)?.chapters.filter(({ id }) => id > 0) ?? [];
  expect([first?.english_levels === true, second?.english_levels === true]).toEqual([isFirst, isSecond]);
});

test('free play is a level too', () => {
  expect(content.level('python', 'creative-01', 'en')).toMatchObject({ levelGoals: [] });
});

test('a scene has its lines in the words of the language', () => {
  const found = content.scene('python', 'intro-level1', 'fr');
  expect(found?.level).toBe('intro-level1');
  expect(found?.scene).toMatchObject({ id: 'intro-level1', english: true });
  expect(found?.scene.pictures[1]).toMatchObject({ speaker: 'odo', text: 'intro-level1 in fr' });
  expect(found?.scene.pictures[1]).not.toHaveProperty('words');
  expect(content.scene('python', 'nowhere', 'fr')).toBeUndefined();
});
