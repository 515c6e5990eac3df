import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** One round of a quiz by one student. */
export type RoundOfStudent = {
  readonly student_id: string;
  readonly chapter_id: number;
  readonly round: number;
  /** For the id of each answered question: whether the first answer was correct. */
  readonly answers: Readonly<Record<string, boolean>>;
  readonly answered_at: Date;
};

/** The students whose rounds are read: the students of a class, or one student. */
export type Group = { readonly classId: string } | { readonly studentId: string };

/** Every started round in the quizzes of a course by students of a school. The latest round of a quiz comes last. */
export async function roundsOf(
  db: Database,
  organizationId: string,
  group: Group,
  courseId: string,
): Promise<RoundOfStudent[]> {
  const isOfGroup = 'classId' in group ? sql`s.class_id = ${group.classId}` : sql`s.id = ${group.studentId}`;
  const { rows } = await sql<RoundOfStudent>`
    select q.student_id, q.chapter_id, q.round, jsonb_object_agg(q.question_id, q.is_right) as answers,
      max(q.answered_at) as answered_at
    from students s
    join quiz_answers q on q.tenant_id = s.tenant_id and q.student_id = s.id and q.course_id = ${courseId}
    where s.tenant_id = ${organizationId} and ${isOfGroup}
    group by q.student_id, q.chapter_id, q.round
    order by q.student_id, q.chapter_id, q.round`.execute(db);
  return rows;
}
