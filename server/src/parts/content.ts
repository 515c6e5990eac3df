import type { Catalogue } from '@hopcode/courses/catalogue';
import { withComments } from '@hopcode/courses/checks/code-lines';
import { type CourseInWords, courseInWords } from '@hopcode/courses/course-in-words';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { levelInWords } from '@hopcode/courses/level-in-words';
import { PLACEMENT } from '@hopcode/courses/quiz/placement';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import { type CompiledScene, nameInWords, type SceneData } from '@hopcode/courses/scenes/scene-format';
import type { CourseWordsCatalogue } from '@hopcode/translations/course-words';
import type { QuestionInLanguage } from '@hopcode/translations/quiz/quiz-words';

/** The conditions that open a course to a student. */
export type CourseGate = {
  /** The chapters that the student must complete, with the slugs of their required levels. */
  readonly chapters: readonly {
    readonly courseId: string;
    readonly id: number;
    readonly name: string;
    readonly slugs: readonly string[];
  }[];
  readonly placement: CompiledQuiz;
  /** How many first answers in the placement quiz must be right. */
  readonly right: number;
};

/** A scene with its lines, and the slug of its level. */
export type SceneOfLevel = { readonly level: string; readonly scene: SceneData };

/** The courses in every language. They do not change while the server runs, so each part is created only once. */
export type Content = {
  /** The ids of all courses, in order. */
  readonly courseIds: () => readonly string[];
  /** Returns a course; undefined if there is no such course. */
  readonly course: (courseId: string, locale: string) => CourseInWords | undefined;
  /** Returns the conditions that open a course; undefined for a course that is always open. */
  readonly gate: (courseId: string, locale: string) => CourseGate | undefined;
  /** Returns a level; undefined if there is no such course or level. */
  readonly level: (courseId: string, slug: string, locale: string) => LevelData | undefined;
  /**
   * Returns the reference solution of a level, with comments in a language. Undefined for an unknown level and for free
   * play, which has no goals. Only staff may see it (solution.ts).
   */
  readonly solution: (courseId: string, slug: string, locale: string) => string | undefined;
  /** The quiz of a chapter with its correct answers. */
  readonly quiz: (courseId: string, chapterId: number) => CompiledQuiz | undefined;
  /** Returns the words of a quiz; the keys are the ids of its questions. */
  readonly quizWords: (quiz: CompiledQuiz, locale: string) => ReadonlyMap<string, QuestionInLanguage>;
  /** Returns a scene of the story with its level; undefined for an unknown course or scene. */
  readonly scene: (courseId: string, id: string, locale: string) => SceneOfLevel | undefined;
  /** Whether the operator has marked a level as not ready yet. */
  readonly isNotReady: (slug: string) => boolean;
  /** Returns the id of the course that contains a level. No two courses have levels with the same slug. */
  readonly courseOfLevel: (slug: string) => string | undefined;
  /** Whether there is a chapter with the id `courseId:chapterId`. */
  readonly hasChapter: (id: string) => boolean;
};

/**
 * Combines the compiled courses with their words. `notReady` contains the slugs of levels that cannot be played yet.
 */
export function createContent(
  catalogue: Pick<Catalogue, 'courses' | 'course' | 'level' | 'solution' | 'quiz' | 'scene'>,
  words: CourseWordsCatalogue,
  notReady: ReadonlySet<string> = new Set(),
): Content {
  const courses = new Map<string, CourseInWords>();
  const levels = new Map<string, LevelData>();
  const courseByLevel = new Map(
    catalogue
      .courses()
      .flatMap((course) =>
        course.chapters.flatMap((chapter) => chapter.levels.map((slug) => [slug, course.id])),
      ),
  );

  const chapters = new Set(
    catalogue.courses().flatMap((course) => course.chapters.map((chapter) => `${course.id}:${chapter.id}`)),
  );

  const course = (courseId: string, locale: string): CourseInWords | undefined => {
    const outline = catalogue.course(courseId);
    return (
      outline &&
      kept(courses, `${locale} ${courseId}`, () => courseInWords(outline, words, { locale, notReady }))
    );
  };
  const level = (courseId: string, slug: string, locale: string): LevelData | undefined => {
    const compiled = catalogue.level(courseId, slug);
    const chapter = course(courseId, locale)?.chapters.find((one) => one.id === compiled?.chapter_id);
    if (compiled === undefined || chapter === undefined) return undefined;
    return kept(levels, `${locale} ${courseId} ${slug}`, () =>
      levelInWords(compiled, words.level(courseId, slug, locale), chapter.name),
    );
  };
  const solution = (courseId: string, slug: string, locale: string): string | undefined => {
    const isFree = catalogue.level(courseId, slug)?.levelGoals.length === 0;
    const code = isFree ? undefined : catalogue.solution(courseId, slug);
    return code && withComments(code, words.level(courseId, slug, locale).code);
  };
  const scenes = new Map<string, SceneOfLevel>();
  const scene = (courseId: string, id: string, locale: string): SceneOfLevel | undefined => {
    const compiled = catalogue.scene(courseId, id);
    return (
      compiled &&
      kept(scenes, `${locale} ${courseId} ${id}`, () => ({
        level: compiled.level,
        scene: sceneInWords(compiled, words, locale),
      }))
    );
  };
  const gate = (courseId: string, locale: string): CourseGate | undefined => {
    const outline = catalogue.course(courseId)?.gate;
    const placement = catalogue.quiz(courseId, PLACEMENT.id);
    if (outline === undefined || placement === undefined) return undefined;
    const before = catalogue.course(outline.courseId)?.chapters ?? [];
    const ids = before.filter(({ slug }) => outline.chapters.includes(slug)).map(({ id }) => id);
    const chapters = (course(outline.courseId, locale)?.chapters ?? [])
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, levels: of }) => ({
        courseId: outline.courseId,
        id,
        name,
        slugs: requiredLevels(of).map(({ slug }) => slug),
      }));
    return { chapters, placement, right: outline.right };
  };
  const quizWords = new Map<string, ReadonlyMap<string, QuestionInLanguage>>();
  return {
    courseIds: () => catalogue.courses().map(({ id }) => id),
    course,
    gate,
    level,
    solution,
    quiz: catalogue.quiz,
    quizWords: ({ courseId, chapter }, locale) =>
      kept(quizWords, `${locale} ${courseId} ${chapter}`, () => words.quiz(courseId, chapter, locale)),
    scene,
    isNotReady: (slug) => notReady.has(slug),
    courseOfLevel: (slug) => courseByLevel.get(slug),
    hasChapter: (id) => chapters.has(id),
  };
}

function sceneInWords(scene: CompiledScene, words: CourseWordsCatalogue, locale: string): SceneData {
  const { courseId, chapter, id, pictures } = scene;
  const { lines, english } = words.scene(courseId, { chapter, scene: nameInWords(scene) }, locale);
  return {
    id,
    pictures: pictures.map(({ words: key, ...picture }) => ({ ...picture, text: lines[key] ?? key })),
    ...(english && { english }),
  };
}

function kept<T>(store: Map<string, T>, key: string, make: () => T): T {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}
