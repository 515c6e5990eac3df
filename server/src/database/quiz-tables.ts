import type { ColumnType } from 'kysely';
import type { Filled } from './column-types.ts';

/** The student's first answer to a question in one round of a quiz. */
export type QuizAnswerTable = {
  tenant_id: string;
  student_id: string;
  course_id: string;
  chapter_id: number;
  round: number;
  question_id: string;
  answer: ColumnType<unknown, string, string>;
  is_right: boolean;
  /** Whether this answer or a later answer to the question was right. */
  is_solved: boolean;
  answered_at: Filled;
};
