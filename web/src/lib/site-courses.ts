/** A course in the course list, with its first level. */
export type OfferedCourse = { readonly id: string; readonly firstLevel: string };

/** The courses in the course list, in the order of teaching (platform.md section 9). */
export const COURSES = [
  { id: 'python', firstLevel: 'intro-level1' },
  { id: 'advanced-python', firstLevel: 'generators-level1' },
] as const satisfies readonly OfferedCourse[];

export const COURSE_IDS = [COURSES[0].id, COURSES[1].id] as const;
