import { type QuizAnswer, quizAnswerSchema } from '@hopcode/courses/quiz/quiz-answer';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** The first answer to a question; whether it was correct; and whether this answer or a later one was correct. */
export type KeptAnswer = {
  readonly answer: QuizAnswer;
  readonly right: boolean;
  readonly solved: boolean;
};

/** Stored answers; the keys are the ids of the questions. Only questions that are still in the quiz are included. */
export type Round = ReadonlyMap<string, KeptAnswer>;

export type QuizProgress = {
  /** The number of the latest started round; 1 before the first answer. */
  readonly round: number;
  readonly rounds: ReadonlyMap<number, Round>;
  /** For each round: the day (in UTC) of the newest of the first answers to its questions, such as `2026-11-27`. */
  readonly days: ReadonlyMap<number, string>;
  /** Whether at least one round is complete. */
  readonly complete: boolean;
  /** Highest number of correct first answers in a complete round; null if no round is complete. */
  readonly bestScore: number | null;
};

const isComplete = (quiz: CompiledQuiz, round: Round | undefined): boolean =>
  quiz.questions.every(({ id }) => round?.has(id) === true);

/** How many first answers of a round were correct. */
export const scoreOf = (round: Round): number => [...round.values()].filter(({ right }) => right).length;

/** Whether a round accepts answers: it has started, or the round before it is complete. */
export const isOpen = (quiz: CompiledQuiz, progress: QuizProgress, round: number): boolean =>
  round <= progress.round ||
  (round === progress.round + 1 && isComplete(quiz, progress.rounds.get(progress.round)));

/** The progress of an account without answers, or of an account whose answers are not stored. */
export const NO_PROGRESS: QuizProgress = {
  round: 1,
  rounds: new Map(),
  days: new Map(),
  complete: false,
  bestScore: null,
};

const progressOf = (
  quiz: CompiledQuiz,
  { rounds, days }: Pick<QuizProgress, 'rounds' | 'days'>,
): QuizProgress => {
  const scores = [...rounds.values()].filter((round) => isComplete(quiz, round)).map(scoreOf);
  return {
    round: Math.max(1, ...rounds.keys()),
    rounds,
    days,
    complete: scores.length > 0,
    bestScore: scores.length === 0 ? null : Math.max(...scores),
  };
};

/** Reads all answers of a student in a quiz. */
export async function quizProgress(
  db: Database,
  { tenantId, studentId }: StudentKey,
  quiz: CompiledQuiz,
): Promise<QuizProgress> {
  const rows = await db
    .selectFrom('quiz_answers')
    .select(['round', 'question_id', 'answer', 'is_right', 'is_solved', 'answered_at'])
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', quiz.courseId)
    .where('chapter_id', '=', quiz.chapter_id)
    .execute();
  const rounds = new Map<number, Map<string, KeptAnswer>>();
  const days = new Map<number, string>();
  for (const row of rows) {
    if (!quiz.questions.some(({ id }) => id === row.question_id)) continue;
    const round = rounds.get(row.round) ?? new Map<string, KeptAnswer>();
    const answer = quizAnswerSchema.parse(row.answer);
    const day = row.answered_at.toISOString().slice(0, 10);
    if (day > (days.get(row.round) ?? '')) days.set(row.round, day);
    rounds.set(row.round, round.set(row.question_id, { answer, right: row.is_right, solved: row.is_solved }));
  }
  return progressOf(quiz, { rounds, days });
}

/** The key of an answer. */
export type AnswerPlace = {
  readonly quiz: CompiledQuiz;
  readonly round: number;
  readonly questionId: string;
};

/** Stores the first answer to a question in a round. A later answer can only mark the question as solved. */
export async function keepAnswer(
  db: Database,
  { tenantId, studentId }: StudentKey,
  { quiz, round, questionId }: AnswerPlace,
  { answer, right }: { readonly answer: QuizAnswer; readonly right: boolean },
): Promise<void> {
  await db
    .insertInto('quiz_answers')
    .values({
      tenant_id: tenantId,
      student_id: studentId,
      course_id: quiz.courseId,
      chapter_id: quiz.chapter_id,
      round,
      question_id: questionId,
      answer: JSON.stringify(answer),
      is_right: right,
      is_solved: right,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'student_id', 'course_id', 'chapter_id', 'round', 'question_id'])
        .doUpdateSet({ is_solved: sql<boolean>`quiz_answers.is_solved or excluded.is_solved` }),
    )
    .execute();
}
