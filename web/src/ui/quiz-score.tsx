import type { organizationClassQuizResults } from '@hopcode/contract/organization/quiz-results';
import { Link } from 'react-router';
import type { z } from 'zod';
import { formatNumber } from '../lib/i18n/format.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import links from './text-link.module.css';

/** The quiz results of students in a course, as the server sends them. */
export type QuizResults = z.infer<typeof organizationClassQuizResults.response>;
export type Quiz = QuizResults['quizzes'][number];
export type QuizResult = QuizResults['results'][number];

type Props = {
  readonly courseId: string;
  readonly quiz: Quiz;
  readonly result: QuizResult;
  /** The name of the student. */
  readonly name: string;
  /** The class whose page shows this result. */
  readonly classId?: string;
};

/** A link to a student's answers in a quiz. It shows the number of correct answers, the round and the day. */
export const QuizScore = ({ courseId, quiz, result, name, classId }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(
    new Date(result.answered_at),
  );
  const score = t('school:quiz.score', {
    score: formatNumber(locale, result.score),
    total: formatNumber(locale, quiz.question_count),
  });
  return (
    <>
      <Link
        className={links.link}
        to={paths.quizReview(locale, courseId, String(quiz.chapter_id), result.student_id, classId)}
        aria-label={t('school:quiz.review', { name, chapter: quiz.chapter_name, score })}
      >
        {score}
      </Link>{' '}
      <small>
        {t('school:quiz.round', { round: formatNumber(locale, result.round), day })}
        {result.round_complete ? null : ` · ${t('school:quiz.unfinished')}`}
      </small>
    </>
  );
};
