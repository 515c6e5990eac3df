import { useSearchParams } from 'react-router';
import { COURSE_IDS } from '../../lib/site-courses.ts';

/** A student's program for a level. */
export type OpenedProgram = { readonly studentId: string; readonly levelSlug: string };

const COURSES: readonly string[] = COURSE_IDS;

const courseOf = (wanted: string | null): string =>
  wanted !== null && COURSES.includes(wanted) ? wanted : COURSE_IDS[0];

/** The value of `chapter` in the address that shows the whole course. */
export const WHOLE_COURSE = 'all';

/** The chapter or the whole course, from the address. Undefined if the value in the address is not valid. */
const chapterOf = (wanted: string | null): number | typeof WHOLE_COURSE | undefined => {
  if (wanted === WHOLE_COURSE) return WHOLE_COURSE;
  return wanted !== null && /^\d{1,4}$/.test(wanted) ? Number(wanted) : undefined;
};

/**
 * The state of the class page, stored in its address, so that it works with bookmarks, shared links and the browser's
 * history.
 */
export const useClassView = () => {
  const [query, setQuery] = useSearchParams();
  const studentId = query.get('student');
  const levelSlug = query.get('level');
  const change = (changes: Readonly<Record<string, string | undefined>>, replace: boolean): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  return {
    courseId: courseOf(query.get('course')),
    chapter: chapterOf(query.get('chapter')),
    opened: studentId !== null && levelSlug !== null ? { studentId, levelSlug } : undefined,
    showCourse: (course: string) => change({ course, chapter: undefined }, true),
    showChapter: (chapter: string) => change({ chapter }, true),
    open: ({ studentId: student, levelSlug: level }: OpenedProgram) => change({ student, level }, false),
    close: () => change({ student: undefined, level: undefined }, true),
  };
};
