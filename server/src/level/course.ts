import { levelCourse } from '@hopcode/contract/level/course';

import { EXTRA_STARS } from '@hopcode/contract/level/star';

import { accessOf, isLocked } from '../access/access.ts';

import { handle } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { completeQuizzes } from './complete-quizzes.ts';
import { gateOf } from './course-gate.ts';
import { lockedChapters } from './locked-chapters.ts';
import { studentOfCourseInReach } from './student-in-reach.ts';

export const courseHandler = handle(levelCourse, async ({ params, query, session, locale }, parts) => {
  const course = parts.content.course(params.slug, locale);
  if (course === undefined) return refuse(404, 'unknown_course');
  const wished = { wished: query.student_id, courseId: course.id };
  const student = await studentOfCourseInReach(parts.db, session, wished);
  if (student instanceof Refusal) return student;
  const completed = student?.completed ?? new Set<string>();

  const quizzes = course.chapters.flatMap(({ id }) => parts.content.quiz(course.id, id) ?? []);
  const quizzed = completeQuizzes(student?.answered ?? new Set(), quizzes);

  const starsOf = (slug: string) => {
    const stars = EXTRA_STARS.filter((star) => student?.starred[star].has(slug));
    return stars.length > 0 ? { stars } : {};
  };

  const access = await accessOf(parts, session);
  const locked = lockedChapters(student, course, completed);
  const chapters = course.chapters.map((chapter) => ({
    id: chapter.id,
    name: chapter.name,
    level_data: chapter.levels.map((level) => ({
      ...level,
      completed: completed.has(level.slug),
      ...starsOf(level.slug),
      locked: isLocked(access, course.id, chapter.id),
    })),
    quiz_exists: chapter.quiz_exists && student?.quiz !== false,
    quiz_complete: quizzed.has(chapter.id),
    class_locked: locked.has(chapter.id),
    ...(chapter.english_levels && { english_levels: true as const }),
  }));
  // A course has no gate for adults who play as themselves. If they ask about a student, they see the student's gate.
  const isStudent = query.student_id !== undefined || session?.studentId != null;
  const gate =
    isStudent && student ? await gateOf(parts, student, { courseId: course.id, locale }) : undefined;
  return { id: course.id, name: course.name, chapters, ...(gate && { gate }) };
});
