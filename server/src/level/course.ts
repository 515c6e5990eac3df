import { levelCourse } from '@hopcode/contract/level/course';
import type { Session } from '../auth/session-store.ts';
import { handle } from '../http/handler.ts';
import { permission } from '../http/permission.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import type { CourseInWords } from './content.ts';
import { completedLevels, findStudent, type Student } from './level-store.ts';

export const courseHandler = handle(levelCourse, async ({ params, query, session, locale }, parts) => {
  const course = parts.content.course(params.slug, locale);
  if (course === undefined) return refuse(404, 'unknown_course');
  const student = await studentToShow(parts, session, query.student_id);
  if (student instanceof Refusal) return student;
  const completed = student ? await completedLevels(parts.db, student, course.id) : new Set<string>();

  const locked = lockedChapters(student, course, completed);
  const chapters = course.chapters.map((chapter) => ({
    id: chapter.id,
    name: chapter.name,
    level_data: chapter.levels.map((level) => ({
      ...level,
      completed: completed.has(level.slug),
      // Nothing is sold yet: every level is open.
      locked: false,
    })),
    quiz_exists: chapter.quiz_exists,
    // No quiz can be taken yet.
    quiz_complete: false,
    class_locked: locked.has(chapter.id),
  }));
  return { id: course.id, name: course.name, chapters };
});

/** The student whose progress is shown: the wished one where it is the caller's to see, else the session's own. */
async function studentToShow(
  { db }: Parts,
  session: Session | undefined,
  wished: string | undefined,
): Promise<Student | Refusal | undefined> {
  const studentId = wished ?? session?.studentId ?? undefined;
  if (studentId === undefined) return undefined;
  if (session === undefined) return refuse(401);
  // Own and same-organization students are all in the session's tenant.
  const student = await findStudent(db, { tenantId: session.tenantId, studentId });
  const isStaff = permission(['staff'], session) === 'granted';
  const isOwn = studentId === session.studentId || student?.userId === session.userId;
  return student !== undefined && (isOwn || isStaff) ? student : refuse(403);
}

/** The chapters that a student's class does not open, or not yet (platform.md section 6). */
function lockedChapters(
  student: Student | undefined,
  course: CourseInWords,
  completed: ReadonlySet<string>,
): ReadonlySet<number> {
  const unlocked = student?.unlockedChapters ?? null;
  const isOpen = (chapterId: number): boolean =>
    unlocked === null || unlocked.includes(`${course.id}:${chapterId}`);
  const open = course.chapters.filter((chapter) => isOpen(chapter.id));
  const firstIncomplete = open.findIndex((chapter) =>
    chapter.levels.some((level) => !completed.has(level.slug)),
  );
  const hidden = student?.noSkip === true && firstIncomplete !== -1 ? open.slice(firstIncomplete + 1) : [];
  const closed = course.chapters.filter((chapter) => !isOpen(chapter.id));
  return new Set([...closed, ...hidden].map((chapter) => chapter.id));
}
