import {
  organizationClassQuizResults,
  organizationStudentQuizResults,
} from '@hopcode/contract/organization/quiz-results';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { hasClass } from '../level/has-class-store.ts';
import type { Parts } from '../parts/parts.ts';
import { type Group, roundsOf } from '../quiz/quiz-result-store.ts';
import { quizResults } from '../quiz/quiz-results.ts';
import { findSchoolStudent } from './school-student-store.ts';

/** The results in the quizzes of a course, for a group of students of a school. */
async function resultsOf(
  { db, content }: Parts,
  { organizationId, courseId, locale }: { organizationId: string; courseId: string; locale: string },
  group: Group,
) {
  const course = content.course(courseId, locale);
  if (course === undefined) return refuse(404, 'unknown_course');
  const found = course.chapters.flatMap(({ id, name }) => {
    const quiz = content.quiz(course.id, id);
    return quiz === undefined ? [] : [{ quiz, chapter_name: name }];
  });
  const rounds = await roundsOf(db, organizationId, group, course.id);
  return {
    quizzes: found.map(({ quiz, chapter_name }) => ({
      chapter_id: quiz.chapter_id,
      chapter_name,
      question_count: quiz.questions.length,
    })),
    results: quizResults(
      rounds,
      found.map(({ quiz }) => quiz),
    ),
  };
}

const classHandler = handleForUser(
  organizationClassQuizResults,
  async ({ session, params, query, locale }, parts) => {
    const { tenantId: organizationId } = session;
    if (!(await hasClass(parts.db, organizationId, params.class_id))) return refuse(403);
    const asked = { organizationId, courseId: query.course_slug, locale };
    return await resultsOf(parts, asked, { classId: params.class_id });
  },
);

const studentHandler = handleForUser(
  organizationStudentQuizResults,
  async ({ session, params, query, locale }, parts) => {
    const { tenantId: organizationId } = session;
    const student = await findSchoolStudent(parts.db, organizationId, params.student_id);
    if (student === undefined) return refuse(403);
    const asked = { organizationId, courseId: query.course_slug, locale };
    return await resultsOf(parts, asked, { studentId: student.id });
  },
);

export const quizResultHandlers = [classHandler, studentHandler];
