import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import type { AnsweredQuestions } from './answered-questions-store.ts';

/** The ids of the chapters in whose quiz the student has answered every question of at least one round. */
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
