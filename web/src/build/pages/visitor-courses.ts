import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import { isFreeChapter } from '@hopcode/contract/payment/free-chapters';
import type { Catalogue } from '@hopcode/courses/catalogue';
import type { CourseWordsCatalogue } from '@hopcode/translations/course-words';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { mapPage } from './public-pages.ts';

/** The courses that a page shows. */
const COURSES_OF: Readonly<Record<string, readonly string[]>> = {
  courses: COURSE_IDS,
  challenges: [CHALLENGES],
  ...Object.fromEntries(COURSE_IDS.map((id) => [mapPage(id), [id]])),
};

/** The course whose map a page shows; undefined if the page is not a map. */
export const mapOfCourse = (page: string, courses: readonly Course[]): Course | undefined =>
  courses.find(({ id }) => page === mapPage(id));

/**
 * The courses on a page in one language, as the server sends them to an unknown visitor: without progress. If the site
 * sells courses, only the free chapters are open.
 */
export const visitorCourses = (
  catalogue: Pick<Catalogue, 'course'>,
  words: Pick<CourseWordsCatalogue, 'course' | 'level'>,
) => {
  const courseOf = (id: string, locale: string, isSelling: boolean): Course => {
    const outline = catalogue.course(id);
    if (outline === undefined) throw new RangeError(`no course "${id}"`);
    const { name, chapters } = words.course(id, locale);
    return {
      id,
      name,
      chapters: outline.chapters.map((chapter) => ({
        id: chapter.id,
        name: chapters[chapter.slug] ?? chapter.slug,
        level_data: chapter.levels.map((slug, index) => {
          const { name: levelName, english } = words.level(id, slug, locale);
          const brings = chapter.brings?.[index];
          return {
            slug,
            name: levelName,
            ...(english?.includes('name') && { english: true as const }),
            ...(brings && { brings }),
            completed: false,
            locked: isSelling && !isFreeChapter(id, chapter.id),
            ...(chapter.extras?.includes(slug) && { extra: true as const }),
          };
        }),
        quiz_exists: chapter.quiz_exists,
        quiz_complete: false,
        class_locked: false,
        ...(chapter.levels.some((slug) => words.level(id, slug, locale).english?.includes('goal')) && {
          english_levels: true as const,
        }),
      })),
    };
  };
  return (page: string, locale: string, isSelling = false): Course[] =>
    (COURSES_OF[page] ?? []).map((id) => courseOf(id, locale, isSelling));
};
