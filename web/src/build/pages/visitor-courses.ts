import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import { isFreeChapter } from '@hopcode/contract/payment/free-chapters';
import type { Catalogue } from '@hopcode/courses/catalogue';
import { courseInWords, type WordsOfCourses } from '@hopcode/courses/course-in-words';
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
export const visitorCourses = (catalogue: Pick<Catalogue, 'course'>, words: WordsOfCourses) => {
  const courseOf = (id: string, locale: string, isSelling: boolean): Course => {
    const outline = catalogue.course(id);
    if (outline === undefined) throw new RangeError(`no course "${id}"`);
    const { name, chapters } = courseInWords(outline, words, { locale });
    return {
      id,
      name,
      chapters: chapters.map(({ levels, ...chapter }) => ({
        ...chapter,
        level_data: levels.map((level) => ({
          ...level,
          completed: false,
          locked: isSelling && !isFreeChapter(id, chapter.id),
        })),
        quiz_complete: false,
        class_locked: false,
      })),
    };
  };
  return (page: string, locale: string, isSelling = false): Course[] =>
    (COURSES_OF[page] ?? []).map((id) => courseOf(id, locale, isSelling));
};
