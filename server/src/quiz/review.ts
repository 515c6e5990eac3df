import { quizReview } from '@hopcode/contract/quiz/review';
import { rightAnswer, scoreAnswer } from '@hopcode/courses/quiz/score-answer';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { studentInReach } from '../level/student-in-reach.ts';
import { explain } from './explain.ts';
import { findQuiz, mayTake } from './find-quiz.ts';
import { placementOf } from './placement.ts';
import { questionInWords, type WordedQuestion, wordedQuestions } from './question-in-words.ts';
import { type KeptAnswer, quizProgress, scoreOf } from './quiz-store.ts';

/** The data about an answered question that a person may see. For an unanswered question, these data are empty. */
const answered = ({ compiled, words }: WordedQuestion, kept: KeptAnswer | undefined) => {
  if (kept === undefined)
    return { state: { right: null, solved: false }, given: null, right_answer: null, explanations: [] };
  const scored = scoreAnswer(compiled, kept.answer);
  return {
    state: { right: kept.right, solved: kept.solved },
    given: kept.answer,
    right_answer: rightAnswer(compiled),
    // If the question has changed since the answer, the answer can no longer be checked.
    explanations: scored === undefined ? [] : explain(scored, words),
  };
};

export const reviewHandler = handleForUser(quizReview, async ({ params, session, locale }, parts) => {
  const { db, content } = parts;
  const student = await studentInReach(db, session, params.student_id);
  if (student === undefined || student instanceof Refusal) return student ?? refuse(403);
  const found = findQuiz(parts, params, locale);
  if (found instanceof Refusal) return found;
  const own = student.studentId === session.player?.studentId;
  if (own && !(await mayTake(parts, student, found))) return refuse(403, 'quiz_off');
  const { quiz, chapterName, level, nextLevel } = found;
  const progress = await quizProgress(db, student, quiz);
  const answers = progress.rounds.get(progress.round);

  const questions = wordedQuestions(content, quiz, locale).map((worded, index) => ({
    question: questionInWords(content, quiz.courseId, worded, index + 1),
    ...answered(worded, answers?.get(worded.compiled.id)),
  }));
  return {
    course_id: quiz.courseId,
    chapter_id: quiz.chapter_id,
    chapter_name: chapterName,
    student_name: student.name,
    own,
    round: progress.round,
    score: answers ? scoreOf(answers) : 0,
    round_complete: answers?.size === quiz.questions.length,
    best_score: progress.bestScore,
    ...placementOf(content, quiz, progress),
    level,
    next_level: nextLevel,
    questions,
  };
});
