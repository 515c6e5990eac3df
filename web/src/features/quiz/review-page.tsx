import type { quizReview, ReviewedQuestion } from '@hopcode/contract/quiz/review';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';
import { CodeBlock } from './code-block.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { PlacementVerdict, PlacementWays } from './placement-result.tsx';
import { QuestionPicture } from './question-picture.tsx';
import classes from './quiz.module.css';
import { QuizError } from './quiz-error.tsx';
import { reviewQuery } from './quiz-query.ts';
import { TickedWords } from './ticked-words.tsx';
import { outcomeOf } from './trail.tsx';

type Review = z.output<typeof quizReview.response>;

const SIGNS = { right: CircleCheck, wrong: CircleX, open: CircleDashed } as const;

const Answers = ({ reviewed }: { readonly reviewed: ReviewedQuestion }) => {
  const t = useWords('quiz');
  const { question, given, right_answer, state, explanations } = reviewed;
  return (
    <>
      <dl className={classes.answers}>
        {given ? (
          <>
            <dt>{t('quiz:review.given')}</dt>
            <dd>
              <GivenAnswer question={question} answer={given} />
            </dd>
          </>
        ) : null}
        {right_answer && state.right === false ? (
          <>
            <dt>{t('quiz:review.rightAnswer')}</dt>
            <dd>
              <GivenAnswer question={question} answer={right_answer} />
            </dd>
          </>
        ) : null}
      </dl>
      {explanations.map((text) => (
        <p key={text}>
          <TickedWords text={text} />
        </p>
      ))}
    </>
  );
};

const Reviewed = ({ reviewed }: { readonly reviewed: ReviewedQuestion }) => {
  const t = useWords('quiz');
  const locale = useLocale();
  const { question, state } = reviewed;
  const outcome = outcomeOf(state);
  const Sign = SIGNS[outcome];
  return (
    <li className={classes.reviewed} data-outcome={outcome}>
      <details>
        <summary>
          <Sign size={22} strokeWidth={2.4} aria-label={t(`quiz:review.${outcome}`)} />
          <span>
            {formatNumber(locale, question.number)}. <TickedWords text={question.question} />
          </span>
        </summary>
        <QuestionPicture question={question} />
        {question.code === null ? null : <CodeBlock code={question.code} />}
        <Answers reviewed={reviewed} />
      </details>
    </li>
  );
};

/** Links for a learner after a quiz. */
const WaysOn = ({ review }: { readonly review: Review }) => {
  const t = useWords('quiz');
  const locale = useLocale();
  const { course_id, chapter_id, round, round_complete, questions } = review;
  const address = (number: number, query = '') =>
    paths.quizQuestion(locale, course_id, String(chapter_id), number) + query;
  const numbers = (wanted: 'open' | 'wrong') =>
    questions.flatMap(({ question, state }) => (outcomeOf(state) === wanted ? question.number : []));
  // An incomplete quiz or the class may lock the next chapter.
  const { data: course } = useQuery(courseQuery(course_id, locale));
  const isNextOpen = course?.chapters.some(
    (chapter) =>
      !chapter.class_locked &&
      chapter.level_data.some(({ slug, locked }) => slug === review.next_level && !locked),
  );
  const farm = (round_complete && isNextOpen ? review.next_level : null) ?? review.level;
  const [open] = numbers('open');
  const missed = numbers('wrong');
  const [firstMissed] = missed;
  return (
    <div className={classes.actions}>
      <Button component={Link} size="md" to={paths.level(locale, course_id, farm)}>
        {t('quiz:review.back')}
      </Button>
      {open === undefined ? (
        <Button component={Link} variant="default" size="md" to={address(1, `?round=${round + 1}`)}>
          {t('quiz:review.retake')}
        </Button>
      ) : (
        <Button component={Link} variant="default" size="md" to={address(open)}>
          {t('quiz:review.goOn')}
        </Button>
      )}
      {open === undefined && firstMissed !== undefined ? (
        <Button
          component={Link}
          variant="default"
          size="md"
          to={address(firstMissed, `?only=${missed.join()}`)}
        >
          {t('quiz:review.practise')}
        </Button>
      ) : null}
    </div>
  );
};

const CLASS_ID = /^[\da-f-]{36}$/i;

/** The link back to the class, for a teacher who came from the page of a class. */
const BackToClass = () => {
  const t = useWords('quiz');
  const locale = useLocale();
  const [search] = useSearchParams();
  const classId = search.get('class') ?? '';
  if (!CLASS_ID.test(classId)) return null;
  return (
    <div className={classes.actions}>
      <Button component={Link} variant="default" size="md" to={paths.schoolClass(locale, classId)}>
        {t('quiz:review.toClass')}
      </Button>
    </div>
  );
};

const cheerOf = ({ score, questions, round_complete }: Review): 'all' | 'most' | 'some' | 'going' => {
  if (!round_complete) return 'going';
  if (score === questions.length) return 'all';
  return score * 2 >= questions.length ? 'most' : 'some';
};

const Score = ({ review }: { readonly review: Review }) => {
  const t = useWords('quiz');
  const locale = useLocale();
  const { score, best_score, questions, own, round_complete } = review;
  const total = formatNumber(locale, questions.length);
  return (
    <div className={classes.score}>
      <p>
        <b>{t('quiz:review.score', { score: formatNumber(locale, score), total })}</b>
      </p>
      {review.placement && round_complete ? (
        <PlacementVerdict review={review} placement={review.placement} />
      ) : null}
      {own && !review.placement ? <p>{t(`quiz:review.cheer.${cheerOf(review)}`)}</p> : null}
      {best_score === null || best_score === score ? null : (
        <p>{t('quiz:review.best', { score: formatNumber(locale, best_score), total })}</p>
      )}
    </div>
  );
};

/**
 * `/{lng}/quiz/{courseId}/{chapterId}/student/{studentId}`: the answers of a student in a quiz. A student sees the
 * result, with links to continue. Parents and teachers see a review.
 */
export const ReviewPage = () => {
  const t = useWords('quiz', 'course-gate');
  const locale = useLocale();
  const { courseId = '', chapterId = '', studentId = '' } = useParams();
  const { data, error, refetch } = useQuery(reviewQuery({ courseId, chapterId }, studentId, locale));
  if (error) return <QuizError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={22} mx="auto" my={40} maw={760} />;
  const nothing = data.questions.every(({ given }) => given === null);
  return (
    <PageCard
      title={
        data.placement
          ? t('course-gate:quiz.title', { course: data.chapter_name })
          : t('quiz:title', { chapter: data.chapter_name })
      }
      width="wide"
    >
      {data.own ? null : (
        <p className={classes.progress}>
          <bdi>{data.student_name}</bdi>
        </p>
      )}
      {nothing ? <p className={classes.empty}>{t('quiz:review.nothing')}</p> : <Score review={data} />}
      {nothing ? null : (
        <ol className={classes.review}>
          {data.questions.map((reviewed) => (
            <Reviewed key={reviewed.question.number} reviewed={reviewed} />
          ))}
        </ol>
      )}
      {data.own && data.placement ? (
        <div className={classes.actions}>
          <PlacementWays review={data} placement={data.placement} />
        </div>
      ) : null}
      {data.own ? null : <BackToClass />}
      {data.own && !data.placement ? <WaysOn review={data} /> : null}
    </PageCard>
  );
};
