import type { CourseInWords } from '@hopcode/courses/course-in-words';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { hasToBuy } from '../access/access.ts';
import type { Database } from '../database/database.ts';
import { type Refusal, refuse } from '../http/refusal.ts';

import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { isClosedCourse } from './course-gate.ts';
import { completedLevels, findStudentAtLevel, type LevelProgress, type Student } from './level-store.ts';
import { lockedChapters } from './locked-chapters.ts';

export type OpenLevel = {
  readonly level: LevelData;
  /** The progress of the session's player in the level; null before the first save. */
  readonly progress: LevelProgress | null;
};

/**
 * Returns the requested level, in the language of the request. Refuses an unknown course or level (404), and a level
 * that must be bought (402, `purchase_needed`). Also refuses a chapter that the student's class has locked (403,
 * `chapter_locked`), and a level that is not ready yet (403, `level_not_ready`).
 */
export async function openLevel(
  { db, content, selling }: Pick<Parts, 'db' | 'content' | 'selling'>,
  { session, locale }: { readonly session: Session | undefined; readonly locale: string },
  { courseId, slug }: { readonly courseId: string; readonly slug: string },
): Promise<OpenLevel | Refusal> {
  const course = content.course(courseId, locale);
  if (course === undefined) return refuse(404, 'unknown_course');
  const level = content.level(courseId, slug, locale);
  if (level === undefined) return refuse(404, 'unknown_level');

  const key = session?.player;
  const student = key ? await findStudentAtLevel(db, key, { courseId, slug }) : undefined;
  if (!(await isOpenChapter(db, student, course, level.chapter_id))) return refuse(403, 'chapter_locked');
  if (await hasToBuy({ db, selling }, session, courseId, level.chapter_id))
    return refuse(402, 'purchase_needed');
  if (await isClosedCourse({ db, content, selling }, session, { courseId, locale }))
    return refuse(403, 'course_closed');
  if (content.isNotReady(slug)) return refuse(403, 'level_not_ready');
  return { level, progress: student?.progress ?? null };
}

/** Whether a student's class has unlocked a chapter. For all other accounts, every chapter is unlocked. */
export async function isOpenChapter(
  db: Database,
  student: Student | undefined,
  course: CourseInWords,
  chapterId: number,
): Promise<boolean> {
  const completed = student?.noSkip ? await completedLevels(db, student, course.id) : new Set<string>();
  return !lockedChapters(student, course, completed).has(chapterId);
}
