import { quizAnswer } from '@hopcode/contract/quiz/answer';
import { scoreAnswer } from '@hopcode/courses/quiz/score-answer';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { explain } from './explain.ts';
import { findQuiz, takingStudent } from './find-quiz.ts';
import { isOpenRound } from './placement.ts';
import { wordedQuestions } from './question-in-words.ts';
import { keepAnswer, quizProgress } from './quiz-store.ts';

export const answerHandler = handleForUser(quizAnswer, async ({ params, body, session, locale }, parts) => {
  const found = findQuiz(parts, params, locale);
  if (found instanceof Refusal) return found;
  const student = await takingStudent(parts, session, found);
  if (student instanceof Refusal) return student;
  const { quiz } = found;
  const question = wordedQuestions(parts.content, quiz, locale)[body.number - 1];
  if (question === undefined) return refuseField('body.number', 'unknown_question');
  const scored = scoreAnswer(question.compiled, body.answer);
  if (scored === undefined) return refuseField('body.answer', 'not_for_question');
  const { right } = scored;
  const explanations = explain(scored, question.words);
  // An account that acts as no student can try the quiz, but its answers are not stored.
  if (student === undefined)
    return { right, explanations, state: { right, solved: right }, round_complete: false };

  const { id } = question.compiled;
  const { round, answer } = body;
  const before = await quizProgress(parts.db, student, quiz);
  if (!isOpenRound(parts.content, quiz, before, round)) return refuse(400, 'round_not_open');
  await keepAnswer(parts.db, student, { quiz, round, questionId: id }, { answer, right });
  const answers = (await quizProgress(parts.db, student, quiz)).rounds.get(round);
  const kept = answers?.get(id);
  return {
    right,
    explanations,
    state: { right: kept?.right ?? right, solved: kept?.solved ?? right },
    round_complete: answers?.size === quiz.questions.length,
  };
});
