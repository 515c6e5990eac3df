import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  type CourseWords,
  type CourseWordsFile,
  courseWordsFileSchema,
  courseWordsSchema,
  type LevelWords,
  levelWordsSchema,
} from './formats/course-words.ts';
import { DEFAULT_LOCALE, isLocale } from './locales.ts';
import { type QuestionInLanguage, questionInLanguage, quizWordsFileSchema } from './quiz/quiz-words.ts';
import { type SceneInLanguage, sceneInLanguage, sceneWordsFileSchema } from './scenes/scene-words.ts';

/** Where a scene's lines are: the chapter, and the level or `end`. */
export type ScenePlace = { readonly chapter: string; readonly scene: string };

/** The words of all courses in all languages, each piece in English if it is not translated. */
export type CourseWordsCatalogue = {
  /** Throws a RangeError for a course that has no words at all. */
  readonly course: (courseId: string, locale: string) => CourseWords;
  /** Throws a RangeError for a level that has no words at all. */
  readonly level: (courseId: string, slug: string, locale: string) => LevelInLanguage;
  /** Words of the questions of a chapter's quiz by question id. Empty if there is no quiz. */
  readonly quiz: (
    courseId: string,
    chapter: string,
    locale: string,
  ) => ReadonlyMap<string, QuestionInLanguage>;
  /** The lines of a scene of the story. Empty if there is no scene. */
  readonly scene: (courseId: string, place: ScenePlace, locale: string) => SceneInLanguage;
};

/** The texts of a level that are in English if a language has no translation. */
const LEVEL_TEXTS = ['name', 'story', 'goal', 'tutorial', 'hints'] as const;

/** The words of a level, and which of its texts are in English because they are not translated. */
export type LevelInLanguage = LevelWords & { readonly english?: (typeof LEVEL_TEXTS)[number][] };

const NOTHING: CourseWordsFile = { course: {}, levels: {} };
const DIST = join(import.meta.dirname, '../dist');
/** Course ids become parts of a path, so they may contain only these symbols. */
const COURSE_ID = /^[a-z0-9-]+$/;

/**
 * Reads the compiled files of one folder of every language: each on first use, checked by its schema and cached. For a
 * missing file it returns `nothing`.
 */
const wordFiles = <File>(distDir: string, folder: string, schema: z.ZodType<File>, nothing: File) => {
  const known = new Map<string, File>();
  return (courseId: string, locale: string): File => {
    const path = join(distDir, locale, folder, `${courseId}.json`);
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    const words = existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : nothing;
    known.set(path, words);
    return words;
  };
};

/** Opens the compiled words (`node translations/src/build/build.ts` writes them). An unknown locale gets English. */
export const loadCourseWords = (distDir: string = DIST): CourseWordsCatalogue => {
  const fileOf = wordFiles(distDir, 'courses', courseWordsFileSchema, NOTHING);
  const quizFileOf = wordFiles(distDir, 'quizzes', quizWordsFileSchema, {});
  const sceneFileOf = wordFiles(distDir, 'scenes', sceneWordsFileSchema, {});
  const pair = (courseId: string, locale: string): readonly [CourseWordsFile, CourseWordsFile] => {
    if (!COURSE_ID.test(courseId)) throw new RangeError(`no course "${courseId}"`);
    const english = fileOf(courseId, DEFAULT_LOCALE);
    return [english, isLocale(locale) ? fileOf(courseId, locale) : english];
  };
  return {
    course: (courseId, locale) => {
      const [english, own] = pair(courseId, locale);
      if (english === NOTHING) throw new RangeError(`no words for the course "${courseId}"`);
      const chapters = { ...english.course.chapters, ...own.course.chapters };
      return courseWordsSchema.parse({ ...english.course, ...own.course, chapters });
    },
    level: (courseId, slug, locale) => {
      const [english, own] = pair(courseId, locale);
      if (!Object.hasOwn(english.levels, slug))
        throw new RangeError(
          `no words for the level "${slug}" in translations/dist: run node translations/src/build/build.ts`,
        );
      const source = english.levels[slug];
      const words = Object.hasOwn(own.levels, slug) ? own.levels[slug] : undefined;
      const all = levelWordsSchema.parse({
        ...source,
        ...words,
        code: { ...source?.code, ...words?.code },
        ...(source?.answers && { answers: { ...source.answers, ...words?.answers } }),
      });
      if (own === english) return all;
      const missing = LEVEL_TEXTS.filter((text) => words?.[text] === undefined);
      return missing.length === 0 ? all : { ...all, english: missing };
    },
    scene: (courseId, { chapter, scene }, locale) => {
      if (!COURSE_ID.test(courseId)) throw new RangeError(`no course "${courseId}"`);
      const source = sceneFileOf(courseId, DEFAULT_LOCALE)[chapter]?.[scene];
      return sceneInLanguage(
        source,
        isLocale(locale) ? sceneFileOf(courseId, locale)[chapter]?.[scene] : source,
      );
    },
    quiz: (courseId, chapter, locale) => {
      if (!COURSE_ID.test(courseId)) throw new RangeError(`no course "${courseId}"`);
      const english = quizFileOf(courseId, DEFAULT_LOCALE)[chapter] ?? {};
      const own = (isLocale(locale) ? quizFileOf(courseId, locale)[chapter] : undefined) ?? {};
      return new Map(Object.entries(english).map(([id, words]) => [id, questionInLanguage(words, own[id])]));
    },
  };
};
