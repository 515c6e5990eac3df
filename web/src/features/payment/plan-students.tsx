import { profileStudentsList } from '@hopcode/contract/profile/students';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';

/** The students of the account, the same list as on the students page. */
export const studentsQuery = queryOptions({
  queryKey: ['students', 'list'],
  queryFn: ({ signal }) => api(profileStudentsList, { signal }),
});

/** The students who use a parent's plan. */
export const PlanStudents = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const { data: students } = useQuery(studentsQuery);
  if (!students || students.length === 0) return null;
  return (
    <p>
      {t('payment:billing.learn')}{' '}
      {students.map(({ id, username }, index) => (
        <span key={id}>
          {index === 0 ? null : ', '}
          <bdi>{username}</bdi>
        </span>
      ))}{' '}
      <Link className={links.link} to={paths.students(locale)}>
        {t('payment:billing.students')}
      </Link>
    </p>
  );
};
