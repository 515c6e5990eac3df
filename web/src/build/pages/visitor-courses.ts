import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import type { Catalogue } from '@hopcode/courses/catalogue';
import type { CourseWordsCatalogue } from '@hopcode/translations/course-words';
import { COURSE_IDS } from '../../lib/site-courses.ts';

/** The courses that a page shows. */
const COURSES_OF: Readonly<Record<string, readonly string[]>> = {
  courses: COURSE_IDS,
  challenges: [CHALLENGES],
};

/** The courses on a page in one language, as the server sends them to an unknown visitor: without progress. */
export const visitorCourses = (
  catalogue: Pick<Catalogue, 'course'>,
  words: Pick<CourseWordsCatalogue, 'course' | 'level'>,
) => {
  const courseOf = (id: string, locale: string): Course => {
    const outline = catalogue.course(id);
    if (outline === undefined) throw new RangeError(`no course "${id}"`);
    const { name, chapters } = words.course(id, locale);
    return {
      id,
      name,
      chapters: outline.chapters.map((chapter) => ({
        id: chapter.id,
        name: chapters[chapter.slug] ?? chapter.slug,
        level_data: chapter.levels.map((slug) => ({
          slug,
          name: words.level(id, slug, locale).name,
          completed: false,
          locked: false,
          ...(chapter.extras?.includes(slug) && { extra: true as const }),
        })),
        quiz_exists: chapter.quiz_exists,
        quiz_complete: false,
        class_locked: false,
        ...(chapter.levels.some((slug) => words.level(id, slug, locale).english?.includes('goal')) && {
          english_levels: true as const,
        }),
      })),
    };
  };
  return (page: string, locale: string): Course[] =>
    (COURSES_OF[page] ?? []).map((id) => courseOf(id, locale));
};
