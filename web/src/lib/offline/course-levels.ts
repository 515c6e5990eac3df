import { KEPT_CALLS } from './treatment.ts';

/** The parts of the answer about a course that list its levels. */
export type CourseOutline = {
  readonly chapters: readonly { readonly level_data: readonly { readonly slug: string }[] }[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isChapter = (value: unknown): value is CourseOutline['chapters'][number] =>
  isRecord(value) &&
  Array.isArray(value.level_data) &&
  value.level_data.every((level: unknown) => isRecord(level) && typeof level.slug === 'string');

/**
 * Whether a parsed answer is a course. Checks it without the schema of the contract, which would make the service
 * worker large.
 */
export const isCourseOutline = (value: unknown): value is CourseOutline =>
  isRecord(value) && Array.isArray(value.chapters) && value.chapters.every(isChapter);

/** The address of the answer about a course. */
export const courseAddress = (origin: string, courseId: string): string =>
  origin + KEPT_CALLS.levelCourse.replace('{slug}', encodeURIComponent(courseId));

/** The address of the answer about a level. */
export const levelAddress = (origin: string, courseId: string, slug: string): string =>
  origin +
  KEPT_CALLS.levelData
    .replace('{course_slug}', encodeURIComponent(courseId))
    .replace('{slug}', encodeURIComponent(slug));

/** The course and slug in the address of the answer about a level. Undefined for other addresses. */
export const levelOfAddress = (
  pathname: string,
): { readonly courseId: string; readonly slug: string } | undefined => {
  const found = /^\/api\/level\/data\/([^/]+)\/([^/]+)$/.exec(pathname);
  const [, courseId, slug] = found ?? [];
  return courseId === undefined || slug === undefined ? undefined : { courseId, slug };
};

/** The slugs of all levels in the chapter of a level. Empty if the course does not contain the level. */
export const chapterOf = (course: CourseOutline, slug: string): readonly string[] =>
  (
    course.chapters.find(({ level_data }) => level_data.some((level) => level.slug === slug))?.level_data ??
    []
  ).map((level) => level.slug);

export const levelsOf = (course: CourseOutline): readonly string[] =>
  course.chapters.flatMap(({ level_data }) => level_data.map(({ slug }) => slug));
