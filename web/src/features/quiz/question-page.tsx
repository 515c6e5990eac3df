import type { QuestionState } from '@hopcode/contract/quiz/question';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { EnglishNote } from '../../ui/english-note.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { nextQuestion, practiceFrom } from './next-question.ts';
import { QuestionPanel } from './question-panel.tsx';
import classes from './quiz.module.css';
import { QuizError } from './quiz-error.tsx';
import { quizQuery } from './quiz-query.ts';
import { Trail } from './trail.tsx';

const roundFrom = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/** `/{lng}/quiz/{courseId}/{chapterId}/question/{questionId}`: one question of a quiz, counted from 1. */
export const QuestionPage = () => {
  const t = useWords('quiz', 'course-gate');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { courseId = '', chapterId = '', questionId = '' } = useParams();
  const [search] = useSearchParams();
  const place = { courseId, chapterId };
  const query = quizQuery(place, roundFrom(search.get('round')), locale);
  const { data: quiz, error, refetch } = useQuery(query);
  if (error) return <QuizError error={error} onRetry={() => void refetch()} />;
  if (!quiz) return <Skeleton height={420} radius={22} mx="auto" my={40} maw={760} />;

  const asked = quiz.questions.find(({ question }) => String(question.number) === questionId);
  if (!asked) return <Navigate to={paths.quizQuestion(locale, courseId, chapterId, 1)} replace />;
  const { number } = asked.question;
  const total = quiz.questions.length;
  const keep = search.size === 0 ? '' : `?${search}`;
  const practice = practiceFrom(search.get('only'), total);
  const states = quiz.questions.map(({ state }) => state);
  const next = nextQuestion(number, states, practice);
  const result = quiz.kept && user?.student_id ? user.student_id : undefined;

  // After a placement, leads to the map, because a level of a locked course says only that the course is locked.
  const leave = quiz.placement
    ? paths.courseMap(locale, courseId)
    : paths.level(locale, courseId, quiz.level);

  const goOn = () => {
    if (next !== undefined) void navigate(paths.quizQuestion(locale, courseId, chapterId, next) + keep);
    else if (result) void navigate(paths.quizReview(locale, courseId, chapterId, result));
    else void navigate(leave);
  };
  const nextWords = () => {
    if (next !== undefined) return t('quiz:question.next');
    if (result) return t('quiz:question.result');
    return quiz.placement ? t('course-gate:quiz.back') : t('quiz:question.back');
  };
  const note = (state: QuestionState, roundComplete: boolean) => {
    queryClient.setQueryData(query.queryKey, {
      ...quiz,
      questions: quiz.questions.map((one) => (one.question.number === number ? { ...one, state } : one)),
    });
    // The data of the course include the state of its quizzes, so they load again.
    if (roundComplete) void queryClient.invalidateQueries({ queryKey: ['course', courseId] });
  };
  return (
    <PageCard
      title={
        quiz.placement
          ? t('course-gate:quiz.title', { course: quiz.chapter_name })
          : t('quiz:title', { chapter: quiz.chapter_name })
      }
      width="wide"
    >
      <p className={classes.progress}>
        {t('quiz:question.progress', {
          number: formatNumber(locale, number),
          total: formatNumber(locale, total),
        })}
      </p>
      <Trail
        states={states}
        current={number}
        addressOf={(one) => paths.quizQuestion(locale, courseId, chapterId, one) + keep}
      />
      {quiz.kept ? null : <p className={classes.before}>{t('quiz:question.notKept')}</p>}
      <EnglishNote what="question" language={asked.question.english ? ENGLISH : {}} />
      <QuestionPanel
        key={`${quiz.round} ${number}`}
        place={place}
        round={quiz.round}
        question={asked.question}
        state={asked.state}
        placement={quiz.placement !== undefined}
        nextWords={nextWords()}
        onNext={goOn}
        onAnswered={note}
      />
      <div className={classes.leave}>
        <Link to={leave}>{quiz.placement ? t('course-gate:quiz.leave') : t('quiz:question.leave')}</Link>
      </div>
    </PageCard>
  );
};
