import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** The questions of a course that a student has answered, each as `chapterId round questionId`. */
export type AnsweredQuestions = ReadonlySet<string>;

/** A subquery for the questions of a course that a student has answered, with one column. */
export const answeredQuestions = (db: Database, { tenantId, studentId }: StudentKey, courseId: string) =>
  db
    .selectFrom('quiz_answers')
    .select(sql<string>`concat_ws(' ', chapter_id, round, question_id)`.as('answered'))
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId);
