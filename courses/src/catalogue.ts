import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LevelMap, mapSchema } from '@hopcode/engine/formats/level-map';
import { type CourseOutline, courseOutlineSchema } from './formats/course-outline.ts';
import { type CompiledLevel, compiledLevelSchema } from './formats/level-data.ts';
import { levelSlugSchema } from './formats/level-slug.ts';
import { PLACEMENT } from './quiz/placement.ts';
import { type CompiledQuiz, compiledQuizSchema } from './quiz/quiz-format.ts';
import { type CompiledScene, compiledSceneSchema } from './scenes/scene-format.ts';

/** The compiled courses. */
export type Catalogue = {
  readonly courses: () => readonly CourseOutline[];
  readonly course: (courseId: string) => CourseOutline | undefined;
  readonly level: (courseId: string, slug: string) => CompiledLevel | undefined;
  /**
   * The reference solution. Never send the solution to a learner's browser. In free play, the solution is the starter
   * code.
   */
  readonly solution: (courseId: string, slug: string) => string | undefined;
  /**
   * The quiz of a chapter, or the placement of a course, with its correct answers. Never send the answers to a browser
   * before the student has answered.
   */
  readonly quiz: (courseId: string, chapterId: number) => CompiledQuiz | undefined;
  /** A scene of the story by its id, which a level names. */
  readonly scene: (courseId: string, id: string) => CompiledScene | undefined;
  /** Names of the maps on which users build levels, such as `creative-01.json` (game.md, 'Creative level'). */
  readonly baseMaps: () => readonly string[];
  readonly baseMap: (mapPath: string) => LevelMap | undefined;
};

const DIST = join(import.meta.dirname, '../dist');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const outlinesIn = (distDir: string): CourseOutline[] => {
  if (!existsSync(distDir))
    throw new Error(`there is no ${distDir}: run "node courses/src/build/build.ts" first`);
  return readdirSync(distDir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => courseOutlineSchema.parse(readJson(join(distDir, name))))
    .sort((a, b) => placeOf(a.id) - placeOf(b.id));
};

/** The beginners' course comes first in every list of courses. */
const COURSE_ORDER: readonly string[] = ['python', 'advanced-python', 'challenges'];

const mapNamesIn = (distDir: string): string[] => {
  const folder = join(distDir, 'maps');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

/** The position of a course in lists. Courses that are not in `COURSE_ORDER` come last. */
const placeOf = (courseId: string): number => {
  const place = COURSE_ORDER.indexOf(courseId);
  return place < 0 ? COURSE_ORDER.length : place;
};

/**
 * Opens the compiled courses (`node courses/src/build/build.ts` writes them). The catalogue reads outlines immediately
 * and a level on first use, and checks each file with its schema. Throws if the courses are not built.
 */
export const loadCatalogue = (distDir: string = DIST): Catalogue => {
  const outlines = outlinesIn(distDir);
  const levels = new Map<string, CompiledLevel>();
  const scenes = new Map<string, CompiledScene>();
  const quizzes = new Map<string, CompiledQuiz>();
  const maps = new Map(
    mapNamesIn(distDir).map((name) => [name, mapSchema.parse(readJson(join(distDir, 'maps', name)))]),
  );
  const course = (courseId: string) => outlines.find((outline) => outline.id === courseId);
  const has = (courseId: string, slug: string): boolean =>
    levelSlugSchema.safeParse(slug).success &&
    (course(courseId)?.chapters.some((chapter) => chapter.levels.includes(slug)) ?? false);
  return {
    courses: () => outlines,
    course,
    level: (courseId, slug) => {
      if (!has(courseId, slug)) return undefined;
      const path = join(distDir, 'levels', courseId, `${slug}.json`);
      const level = levels.get(path) ?? compiledLevelSchema.parse(readJson(path));
      levels.set(path, level);
      return level;
    },
    solution: (courseId, slug) =>
      has(courseId, slug)
        ? readFileSync(join(distDir, 'solutions', courseId, `${slug}.py`), 'utf8')
        : undefined,
    quiz: (courseId, chapterId) => {
      const outline = course(courseId);
      const isPlacement = chapterId === PLACEMENT.id && outline?.gate !== undefined;
      const chapter = outline?.chapters.find(({ id }) => id === chapterId);
      if (!isPlacement && !chapter?.quiz_exists) return undefined;
      const path = join(distDir, 'quizzes', courseId, `${chapterId}.json`);
      const quiz = quizzes.get(path) ?? compiledQuizSchema.parse(readJson(path));
      quizzes.set(path, quiz);
      return quiz;
    },
    scene: (courseId, id) => {
      const path = join(distDir, 'scenes', courseId, `${id}.json`);
      if (!course(courseId) || !levelSlugSchema.safeParse(id).success || !existsSync(path)) return undefined;
      const scene = scenes.get(path) ?? compiledSceneSchema.parse(readJson(path));
      scenes.set(path, scene);
      return scene;
    },
    baseMaps: () => [...maps.keys()],
    baseMap: (mapPath) => maps.get(mapPath),
  };
};
