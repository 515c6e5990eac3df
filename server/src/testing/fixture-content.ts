import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { CourseOutline } from '@hopcode/courses/formats/course-outline';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { PLACEMENT } from '@hopcode/courses/quiz/placement';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import type { CompiledScene } from '@hopcode/courses/scenes/scene-format';
import { LEVEL_VERSION } from '@hopcode/engine/formats/level';
import { type Content, createContent } from '../parts/content.ts';
import { FIXTURE_QUIZ, FIXTURE_QUIZ_WORDS } from './fixture-quiz.ts';

const COURSES: readonly CourseOutline[] = [
  {
    id: 'python',
    planKey: 'python_course',
    firstLevel: 'intro-level1',
    chapters: [
      { id: 1, slug: 'intro', levels: ['intro-level1', 'intro-level2'], quiz_exists: false },
      { id: 2, slug: 'loops', levels: ['loops-level1'], quiz_exists: true },
    ],
  },
  {
    id: 'advanced-python',
    planKey: 'advanced_python_course',
    gate: { courseId: 'python', chapters: ['loops'], right: 4 },
    firstLevel: 'generators-level1',
    chapters: [{ id: 1, slug: 'generators', levels: ['generators-level1'], quiz_exists: false }],
  },
  {
    id: CHALLENGES,
    planKey: 'python_course',
    listed: false,
    firstLevel: 'apple-stairs',
    chapters: [{ id: 1, slug: 'beginner', levels: ['apple-stairs'], quiz_exists: false }],
  },
];

/** A scene that comes before the first level of the second chapter. */
const FIXTURE_SCENE: CompiledScene = {
  id: 'loops-level1',
  courseId: 'python',
  chapter: 'loops',
  level: 'loops-level1',
  when: 'before',
  pictures: [{ speaker: 'odo', mood: 'happy', words: 'hello' }],
};

const SPANISH: ReadonlyMap<string, string> = new Map([
  ['intro', 'Variables y tipos'],
  ['intro-level1', 'Primeros pasos'],
  ['python', 'Python para principiantes'],
]);

/** Adds optional levels to a course, each at the end of the chapter that its slug names. */
const withExtras = (course: CourseOutline, slugs: readonly string[]): CourseOutline => ({
  ...course,
  chapters: course.chapters.map((chapter) => {
    const extras = slugs.filter((slug) => slug.startsWith(`${chapter.slug}-extra`));
    return extras.length === 0 ? chapter : { ...chapter, levels: [...chapter.levels, ...extras], extras };
  }),
});

/**
 * Small courses in English, with a few words in Spanish. `notReady` contains the slugs of levels that are not ready.
 * `extras` contains the slugs of optional levels to add, such as `loops-extra1`.
 */
export function fixtureContent(
  notReady: ReadonlySet<string> = new Set(),
  extras: readonly string[] = [],
): Content {
  const courses = COURSES.map((course) => withExtras(course, extras));
  const inWords = (key: string, locale: string): string =>
    (locale === 'es' ? SPANISH.get(key) : undefined) ?? `The ${key}`;
  return createContent(
    {
      courses: () => courses,
      course: (id) => courses.find((course) => course.id === id),
      level: (courseId, slug) => fixtureLevel(courses, courseId, slug),
      solution: (courseId, slug) =>
        fixtureLevel(courses, courseId, slug) && 'import player\n\nplayer.move_forward()\n',
      scene: (courseId, id) => (courseId === 'python' && id === FIXTURE_SCENE.id ? FIXTURE_SCENE : undefined),
      quiz: fixtureQuiz,
    },
    {
      course: (courseId, locale) => ({
        name: inWords(courseId, locale),
        description: '',
        chapters: Object.fromEntries(
          COURSES.flatMap((course) => course.chapters.map((c) => [c.slug, inWords(c.slug, locale)])),
        ),
      }),
      level: (_courseId, slug, locale) => ({
        name: inWords(slug, locale),
        story: 'A story.',
        goal: 'Reach the mark.',
        tutorial: '<p>Walk.</p>',
        hints: ['<p>One step.</p>'],
        code: {},
      }),
      scene: (_courseId, _place, locale) => ({
        lines: { hello: locale === 'es' ? 'Hola.' : 'Hello.' },
        english: locale === 'fr',
      }),
      quiz: () => FIXTURE_QUIZ_WORDS,
    },
    notReady,
  );
}

/** Finds the quiz of a chapter, or the placement quiz of the advanced course. */
function fixtureQuiz(courseId: string, chapterId: number): CompiledQuiz | undefined {
  if (courseId === 'python' && chapterId === FIXTURE_QUIZ.chapter_id) return FIXTURE_QUIZ;
  if (courseId !== 'advanced-python' || chapterId !== PLACEMENT.id) return undefined;
  return { ...FIXTURE_QUIZ, courseId, chapter_id: PLACEMENT.id, chapter: PLACEMENT.slug };
}

function fixtureLevel(
  courses: readonly CourseOutline[],
  courseId: string,
  slug: string,
): CompiledLevel | undefined {
  const course = courses.find((one) => one.id === courseId);
  const chapter = course?.chapters.find((one) => one.levels.includes(slug));
  if (chapter === undefined) return undefined;
  return {
    version: LEVEL_VERSION,
    slug,
    courseId,
    chapter_id: chapter.id,
    level_id: chapter.levels.indexOf(slug),
    start: [0, 0],
    facing: 'right',
    zoom: 50,
    map: {
      tilesets: [{ source: 'farm', firstgid: 1 }],
      layers: [{ name: 'ground_tiles', width: 2, height: 1, data: [1, 1] }],
    },
    items: [],
    levelGoals: [{ action: 'reach', position: [1, 0], score: 0, maxScore: 1 }],
    constants: [],
    inventory: [],
    codeTemplate: 'import player\n',
    introduces: [],
    requires: [],
    ...(chapter.extras?.includes(slug) && { role: 'extra' }),
  };
}
