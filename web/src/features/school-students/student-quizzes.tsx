import { organizationStudentQuizResults } from '@hopcode/contract/organization/quiz-results';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { QuizScore } from '../../ui/quiz-score.tsx';
import classes from './school-students.module.css';

type Props = { readonly studentId: string; readonly name: string };

/** The results of a student in all quizzes of all courses, each with a link to the answers. */
export const StudentQuizzes = ({ studentId, name }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: [SCHOOL, 'students', studentId, 'quizzes', locale],
    queryFn: async ({ signal }) =>
      await Promise.all(
        COURSE_IDS.map(async (courseId) => {
          const asked = {
            params: { student_id: studentId },
            query: { course_slug: courseId },
            signal,
            locale,
          };
          return { courseId, ...(await api(organizationStudentQuizResults, asked)) };
        }),
      ),
  });
  const content = () => {
    if (isLoadingError)
      return <LoadError message={t('school:quiz.loadFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={60} radius={16} />;
    const taken = data.flatMap(({ courseId, quizzes, results }) =>
      quizzes.flatMap((quiz) => {
        const result = results.find(({ chapter_id }) => chapter_id === quiz.chapter_id);
        return result === undefined ? [] : [{ courseId, quiz, result }];
      }),
    );
    if (taken.length === 0) return <p dir="auto">{t('school:quiz.noneOfStudent')}</p>;
    return (
      <ul className={classes.quizzes}>
        {taken.map(({ courseId, quiz, result }) => (
          <li key={`${courseId} ${quiz.chapter_id}`}>
            <b>{quiz.chapter_name}</b>{' '}
            <span>
              <QuizScore courseId={courseId} quiz={quiz} result={result} name={name} />
            </span>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section aria-labelledby="student-quizzes">
      <h2 id="student-quizzes" className={classes.quizTitle}>
        {t('school:quiz.title')}
      </h2>
      {content()}
    </section>
  );
};
