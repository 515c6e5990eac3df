import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { QuizScore } from '../../ui/quiz-score.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { FIRST_ORDER, type GridRow, sortedRows } from './grid-rows.ts';
import classes from './quiz-section.module.css';
import schoolClasses from './school.module.css';
import { quizResultsQuery } from './school-queries.ts';

type Props = {
  readonly classId: string;
  readonly courseId: string;
  /** The chapter whose quiz is shown; undefined for all. */
  readonly chapterId: number | undefined;
  /** The students of the class. */
  readonly rows: readonly GridRow[];
};

/** The quiz results of a class: right answers, round and day. Each student has a link to the answers. */
export const QuizSection = ({ classId, courseId, chapterId, rows }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery(quizResultsQuery(classId, courseId, locale));
  const content = () => {
    if (isLoadingError)
      return <LoadError message={t('school:quiz.loadFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={120} radius={16} />;
    const taken = new Set(data.results.map(({ chapter_id }) => chapter_id));
    const quizzes = data.quizzes.filter(({ chapter_id: id }) =>
      chapterId === undefined ? taken.has(id) : id === chapterId,
    );
    if (!quizzes.some(({ chapter_id }) => taken.has(chapter_id)))
      return <p className={schoolClasses.empty}>{t('school:quiz.none')}</p>;
    return (
      <ScrollRegion className={classes.scroller} role="group" aria-labelledby="class-quizzes">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('school:grid.sort.name')}</th>
              {quizzes.map(({ chapter_id, chapter_name }) => (
                <th key={chapter_id} scope="col">
                  {chapter_name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedRows(rows, FIRST_ORDER, locale).map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {quizzes.map((quiz) => {
                  const result = data.results.find(
                    (one) => one.student_id === id && one.chapter_id === quiz.chapter_id,
                  );
                  return (
                    <td key={quiz.chapter_id}>
                      {result ? (
                        <QuizScore
                          courseId={courseId}
                          quiz={quiz}
                          result={result}
                          name={name}
                          classId={classId}
                        />
                      ) : (
                        <span className={classes.empty}>{t('school:quiz.notTaken')}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    );
  };
  return (
    <section className={classes.section} aria-labelledby="class-quizzes">
      <h2 id="class-quizzes">{t('school:quiz.title')}</h2>
      {content()}
    </section>
  );
};
