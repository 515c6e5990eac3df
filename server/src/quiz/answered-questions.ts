import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** `chapterId round questionId` of each question of a course that a student has answered. */
export type AnsweredQuestions = ReadonlySet<string>;

type Answerer = { readonly tenantId: string; readonly studentId: string };

/** What a student has answered in a course, as a statement with one column. */
export const answeredQuestions = (db: Database, { tenantId, studentId }: Answerer, courseId: string) =>
  db
    .selectFrom('quiz_answers')
    .select(sql<string>`concat_ws(' ', chapter_id, round, question_id)`.as('answered'))
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId);

/** The chapters in whose quiz a round is complete. */
export function completeQuizzes(
  answered: AnsweredQuestions,
  quizzes: readonly CompiledQuiz[],
): ReadonlySet<number> {
  const rounds = new Set([...answered].map((one) => one.split(' ', 2).join(' ')));
  const isComplete = ({ chapter_id: chapter, questions }: CompiledQuiz): boolean =>
    [...rounds].some(
      (round) =>
        round.startsWith(`${chapter} `) && questions.every(({ id }) => answered.has(`${round} ${id}`)),
    );
  return new Set(quizzes.filter(isComplete).map(({ chapter_id }) => chapter_id));
}
