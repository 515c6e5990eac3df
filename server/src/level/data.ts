import { levelData } from '@hopcode/contract/level/data';
import { handle } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { completedLevels, findStudentAtLevel } from './level-store.ts';
import { lockedChapters } from './locked-chapters.ts';

export const dataHandler = handle(levelData, async ({ params, session, locale }, { db, content }) => {
  const { course_slug: courseId, slug } = params;
  const course = content.course(courseId, locale);
  if (course === undefined) return refuse(404, 'unknown_course');
  const level = content.level(courseId, slug, locale);
  if (level === undefined) return refuse(404, 'unknown_level');

  const key = session?.studentId && { tenantId: session.tenantId, studentId: session.studentId };
  const student = key ? await findStudentAtLevel(db, key, { courseId, slug }) : undefined;
  const completed = student?.noSkip ? await completedLevels(db, student, course.id) : new Set<string>();
  if (lockedChapters(student, course, completed).has(level.chapter_id)) return refuse(403, 'chapter_locked');
  const progress = student?.progress;
  return {
    ...level,
    completed: progress?.status === 'complete',
    // Nothing is sold yet: every level is open.
    locked: false,
    last_code_executed: progress?.lastCode ?? null,
    saved_at: progress?.savedAt.toISOString() ?? null,
  };
});
