import type { quizReview } from '@hopcode/contract/quiz/review';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { z } from 'zod';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';

type Review = z.output<typeof quizReview.response>;
type Props = { readonly review: Review; readonly placement: NonNullable<Review['placement']> };

/** Says what the result of a placement means, to the student or to the student's parent and teachers. */
export const PlacementVerdict = ({ review, placement }: Props) => {
  const t = useWords('course-gate');
  const locale = useLocale();
  const values = { course: review.chapter_name, needed: formatNumber(locale, placement.needed) };
  if (!review.own)
    return <p>{t(`course-gate:quiz.${placement.passed ? 'passedBy' : 'failedBy'}`, values)}</p>;
  if (placement.passed) return <p>{t('course-gate:quiz.passed', values)}</p>;
  return <p>{t(`course-gate:quiz.${placement.again_on === null ? 'again' : 'failed'}`, values)}</p>;
};

/** Links for a student after the placement. */
export const PlacementWays = ({ review, placement }: Props) => {
  const t = useWords('quiz', 'course-gate');
  const locale = useLocale();
  const { course_id, chapter_id, round, round_complete, questions, level } = review;
  const open = questions.find(({ state }) => state.right === null)?.question.number;
  const to = paths.quizQuestion(locale, course_id, String(chapter_id), open ?? 1);
  const mayTake = !placement.passed && placement.again_on === null;
  return (
    <>
      {placement.passed ? (
        <Button component={Link} size="md" to={paths.level(locale, course_id, level)}>
          {t('course-gate:quiz.start')}
        </Button>
      ) : null}
      {mayTake ? (
        <Button component={Link} size="md" to={round_complete ? `${to}?round=${round + 1}` : to}>
          {round_complete ? t('course-gate:quiz.retake') : t('quiz:review.goOn')}
        </Button>
      ) : null}
      <Button component={Link} variant="default" size="md" to={paths.courseMap(locale, course_id)}>
        {t('course-gate:quiz.back')}
      </Button>
    </>
  );
};
