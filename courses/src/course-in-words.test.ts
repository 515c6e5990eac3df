import { expect, it } from 'vitest';
import { courseInWords } from './course-in-words.ts';
import type { CourseOutline } from './formats/course-outline.ts';
import type { LevelText } from './formats/level-data.ts';

const OUTLINE: CourseOutline = {
  id: 'python',
  planKey: 'python',
  firstLevel: 'intro-level1',
  chapters: [
    {
      id: 0,
      slug: 'intro',
      levels: ['intro-level1', 'intro-extra1'],
      extras: ['intro-extra1'],
      brings: ['bench', ''],
      quiz_exists: true,
    },
    { id: 1, slug: 'loops', levels: ['loops-level1'], quiz_exists: false },
  ],
};

/** Spanish words, in which the texts of some levels are missing. */
const words = (english: Readonly<Record<string, readonly LevelText[]>> = {}) => ({
  course: () => ({ name: 'El curso', chapters: { intro: 'Primeros pasos' } }),
  level: (_course: string, slug: string) => ({ name: `Nivel ${slug}`, english: english[slug] }),
});

it('adds the names of a course, its chapters and its levels', () => {
  expect(courseInWords(OUTLINE, words(), { locale: 'es' })).toEqual({
    id: 'python',
    name: 'El curso',
    chapters: [
      {
        id: 0,
        name: 'Primeros pasos',
        quiz_exists: true,
        levels: [
          { slug: 'intro-level1', name: 'Nivel intro-level1', brings: 'bench' },
          { slug: 'intro-extra1', name: 'Nivel intro-extra1', extra: true },
        ],
      },
      // A chapter without words has its slug.
      {
        id: 1,
        name: 'loops',
        quiz_exists: false,
        levels: [{ slug: 'loops-level1', name: 'Nivel loops-level1' }],
      },
    ],
  });
});

it.each<[string, readonly LevelText[], { chapter: boolean; level: boolean }]>([
  ['nothing', [], { chapter: false, level: false }],
  ['the name of a level', ['name'], { chapter: false, level: true }],
  ['the goal of a level', ['goal'], { chapter: true, level: false }],
  ['both', ['name', 'goal'], { chapter: true, level: true }],
])('says what is in English: %s', (_, english, expected) => {
  const [intro, loops] = courseInWords(OUTLINE, words({ 'intro-extra1': english }), {
    locale: 'es',
  }).chapters;
  expect({ chapter: intro?.english_levels === true, level: intro?.levels[1]?.english === true }).toEqual(
    expected,
  );
  expect(loops?.english_levels).toBe(undefined);
});

it('marks the levels that are not ready', () => {
  const { chapters } = courseInWords(OUTLINE, words(), {
    locale: 'es',
    notReady: new Set(['loops-level1']),
  });
  expect(chapters.map(({ levels }) => levels.map((level) => level.not_ready === true))).toEqual([
    [false, false],
    [true],
  ]);
});
