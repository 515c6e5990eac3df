import type { QuizQuestion } from '@hopcode/contract/quiz/question';
import type { QuizAnswer } from '@hopcode/courses/quiz/quiz-answer';

/** An answer that may be incomplete. */
export type Draft = QuizAnswer | undefined;

/** The first draft for a question: its lines in the shown order, or no pairs. Undefined for a question with options. */
export const firstDraft = (question: QuizQuestion): Draft => {
  if (question.kind === 'order') return { order: question.lines.map(({ key }) => key) };
  return question.kind === 'match' ? { pairs: {} } : undefined;
};

/** Whether a draft is a complete answer to the question. */
export const isWhole = (question: QuizQuestion, draft: Draft): draft is QuizAnswer => {
  if (draft === undefined) return false;
  return (
    !(question.kind === 'match' && 'pairs' in draft) || question.left.every(({ key }) => draft.pairs[key])
  );
};

/** The list with its item at `from` moved to `to`. If `to` is out of range, an unchanged copy. */
export const moved = <Thing>(list: readonly Thing[], from: number, to: number): Thing[] => {
  const rest = [...list];
  if (to < 0 || to >= list.length) return rest;
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
};
