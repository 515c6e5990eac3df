import { planOfCourse } from './plans.ts';

/** For each sold course, the ids of the chapters that need no purchase: free play and the first chapter. */
const FREE_CHAPTERS: Readonly<Record<string, readonly number[]>> = {
  python: [0, 1],
  'advanced-python': [1],
};

/** Whether a chapter needs no purchase. Courses that no plan sells, such as the challenges, are free. */
export const isFreeChapter = (courseId: string, chapterId: number): boolean =>
  planOfCourse(courseId) === undefined || (FREE_CHAPTERS[courseId] ?? []).includes(chapterId);
