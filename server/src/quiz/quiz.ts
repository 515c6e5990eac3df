import { quizGet } from '@hopcode/contract/quiz/quiz';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { findQuiz, takingStudent } from './find-quiz.ts';
import { isOpenRound, placementOf } from './placement.ts';
import { questionInWords, wordedQuestions } from './question-in-words.ts';
import { NO_PROGRESS, quizProgress } from './quiz-store.ts';

export const quizHandler = handleForUser(quizGet, async ({ params, query, session, locale }, parts) => {
  const found = findQuiz(parts, params, locale);
  if (found instanceof Refusal) return found;
  const student = await takingStudent(parts, session, found);
  if (student instanceof Refusal) return student;
  const { quiz, chapterName, level, nextLevel } = found;
  const progress = student ? await quizProgress(parts.db, student, quiz) : NO_PROGRESS;
  const round = query.round ?? progress.round;
  if (student && !isOpenRound(parts.content, quiz, progress, round)) return refuse(400, 'round_not_open');
  const answers = progress.rounds.get(round);

  const questions = wordedQuestions(parts.content, quiz, locale).map((worded, index) => {
    const kept = answers?.get(worded.compiled.id);
    return {
      question: questionInWords(parts.content, quiz.courseId, worded, index + 1),
      state: { right: kept?.right ?? null, solved: kept?.solved ?? false },
    };
  });
  return {
    course_id: quiz.courseId,
    chapter_id: quiz.chapter_id,
    chapter_name: chapterName,
    kept: student !== undefined,
    round,
    complete: progress.complete,
    best_score: progress.bestScore,
    ...placementOf(parts.content, quiz, progress),
    level,
    next_level: nextLevel,
    questions,
  };
});
