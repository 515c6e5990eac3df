import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import type { RoundOfStudent } from './quiz-result-store.ts';

/** The result of a student in a quiz. */
export type QuizResult = {
  readonly student_id: string;
  readonly chapter_id: number;
  readonly round: number;
  readonly score: number;
  readonly round_complete: boolean;
  readonly best_score: number | null;
  readonly answered_at: string;
};

/**
 * The results of students, calculated from their rounds. The rounds must be sorted so that the latest comes last.
 * Answers to questions that are no longer in the quiz count neither here nor in the review.
 */
export function quizResults(
  rounds: readonly RoundOfStudent[],
  quizzes: readonly CompiledQuiz[],
): QuizResult[] {
  const byQuiz = Map.groupBy(rounds, (round) => `${round.student_id} ${round.chapter_id}`);
  return [...byQuiz.values()].flatMap((all) => {
    const quiz = quizzes.find(({ chapter_id: id }) => id === all[0]?.chapter_id);
    if (quiz === undefined) return [];
    const scored = all.flatMap((round) => {
      const answers = quiz.questions.flatMap(({ id }) => round.answers[id] ?? []);
      const score = answers.filter(Boolean).length;
      return answers.length === 0
        ? []
        : [{ round, score, isComplete: answers.length === quiz.questions.length }];
    });
    const latest = scored.at(-1);
    if (latest === undefined) return [];
    const complete = scored.filter(({ isComplete }) => isComplete).map(({ score }) => score);
    const { student_id, chapter_id, round, answered_at } = latest.round;
    return [
      {
        student_id,
        chapter_id,
        round,
        score: latest.score,
        round_complete: latest.isComplete,
        best_score: complete.length === 0 ? null : Math.max(...complete),
        answered_at: answered_at.toISOString(),
      },
    ];
  });
}
