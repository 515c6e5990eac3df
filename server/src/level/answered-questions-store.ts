import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** `chapterId round questionId` of each question of a course that a student has answered. */
export type AnsweredQuestions = ReadonlySet<string>;

/** What a student has answered in a course, as a subquery with one column. */
export const answeredQuestions = (db: Database, { tenantId, studentId }: StudentKey, courseId: string) =>
  db
    .selectFrom('quiz_answers')
    .select(sql<string>`concat_ws(' ', chapter_id, round, question_id)`.as('answered'))
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId);
