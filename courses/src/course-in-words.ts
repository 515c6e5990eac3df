import type { CourseOutline } from './formats/course-outline.ts';
import type { MaybeReady } from './formats/ready-levels.ts';
import type { MaybeExtra } from './formats/required-levels.ts';
import type { WordsOfLevel } from './level-in-words.ts';

/** A course with its words in one language, without any progress. */
export type CourseInWords = {
  readonly id: string;
  readonly name: string;
  readonly chapters: readonly {
    readonly id: number;
    readonly name: string;
    readonly quiz_exists: boolean;
    /** Whether some goals of the chapter's levels are in English, because they are not translated. */
    readonly english_levels?: true;
    readonly levels: readonly (MaybeReady &
      MaybeExtra & {
        readonly slug: string;
        readonly name: string;
        /** Whether the name is in English, because it is not translated. */
        readonly english?: true;
        /** What the learner's own farm gets for completing the level. */
        readonly brings?: string;
      })[];
  }[];
};

/** Where the words of courses in all languages are. */
export type WordsOfCourses = {
  /** The name of a course, and the names of its chapters by their slugs. */
  readonly course: (
    courseId: string,
    locale: string,
  ) => { readonly name: string; readonly chapters: Readonly<Record<string, string>> };
  readonly level: (courseId: string, slug: string, locale: string) => Pick<WordsOfLevel, 'name' | 'english'>;
};

/** Adds words to the outline of a course. `notReady` has the slugs of levels that cannot be played yet. */
export const courseInWords = (
  outline: CourseOutline,
  words: WordsOfCourses,
  { locale, notReady = new Set() }: { readonly locale: string; readonly notReady?: ReadonlySet<string> },
): CourseInWords => {
  const { name, chapters } = words.course(outline.id, locale);
  return {
    id: outline.id,
    name,
    chapters: outline.chapters.map((chapter) => {
      const levels = chapter.levels.map((slug) => ({ slug, words: words.level(outline.id, slug, locale) }));
      return {
        id: chapter.id,
        name: chapters[chapter.slug] ?? chapter.slug,
        quiz_exists: chapter.quiz_exists,
        ...(levels.some((level) => level.words.english?.includes('goal')) && {
          english_levels: true as const,
        }),
        levels: levels.map(({ slug, words: { name: levelName, english } }, index) => {
          const brings = chapter.brings?.[index];
          return {
            slug,
            name: levelName,
            ...(english?.includes('name') && { english: true as const }),
            ...(brings && { brings }),
            ...(chapter.extras?.includes(slug) && { extra: true as const }),
            ...(notReady.has(slug) && { not_ready: true as const }),
          };
        }),
      };
    }),
  };
};
