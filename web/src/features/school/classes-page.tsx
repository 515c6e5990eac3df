import type { SchoolClass } from '@hopcode/contract/organization/classes';
import { Button, Skeleton } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Table2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { classesQuery } from '../../lib/api/school-query.ts';
import { formatNumber, formatPercent } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import styles from './classes-page.module.css';
import classes from './school.module.css';
import { schoolCompletionQuery } from './school-queries.ts';

const ICON = { size: 20, strokeWidth: 2.3 } as const;

/** How much of a course a class has completed, from 0 to 1. */
type CourseShare = { readonly courseId: string; readonly name: string; readonly share: number };

/** Returns a function that tells how much of each loaded course a class has completed. */
const useCourseShares = (locale: string): ((classId: string) => CourseShare[]) => {
  const courses = useQueries({ queries: COURSE_IDS.map((id) => courseQuery(id, locale)) });
  const completions = useQueries({ queries: COURSE_IDS.map((id) => schoolCompletionQuery(id)) });
  return (classId) =>
    COURSE_IDS.flatMap((courseId, index) => {
      const course = courses[index]?.data;
      const completion = completions[index]?.data;
      const found = completion?.classes.find(({ class_id }) => class_id === classId);
      if (!course || !completion || !found) return [];
      const all = found.student_count * completion.level_count;
      return [{ courseId, name: course.name, share: all === 0 ? 0 : found.completed_count / all }];
    });
};

type RowProps = { readonly schoolClass: SchoolClass; readonly shares: readonly CourseShare[] };

const ClassRow = ({ schoolClass, shares }: RowProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const navigate = useNavigate();
  const { id, name, student_count: count, token } = schoolClass;
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <b>
          <Link className={styles.name} to={paths.schoolClass(locale, id)}>
            <bdi>{name}</bdi>
          </Link>
        </b>
        <span>
          {t('school:classes.students', { count, number: formatNumber(locale, count) })}
          {' · '}
          {t('school:classes.codeIs')} <code dir="ltr">{token}</code>
        </span>
      </span>
      {count === 0 ? null : (
        <ul className={styles.shares}>
          {shares.map(({ courseId, name: course, share }) => (
            <li key={courseId}>
              <span>{course}</span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${share * 100}%` }} />
              </span>
              <span>{formatPercent(locale, share)}</span>
            </li>
          ))}
        </ul>
      )}
      <span className={styles.tools}>
        <IconButton
          tone="sun"
          label={t('school:classes.open', { name })}
          icon={<Table2 {...ICON} />}
          onClick={() => void navigate(paths.schoolClass(locale, id))}
        />
        <IconButton
          label={t('school:classes.edit.open', { name })}
          icon={<Pencil {...ICON} />}
          onClick={() => void navigate(paths.editClass(locale, id))}
        />
      </span>
    </li>
  );
};

/** `/{lng}/organization/classes`: the classes of the school, with their progress in each course. */
export const ClassesPage = () => {
  const t = useWords('school');
  const locale = useLocale();
  const { data: list, isLoadingError: isError, refetch } = useQuery(classesQuery);
  const sharesOf = useCourseShares(locale);
  const content = () => {
    if (list?.length === 0) return <p className={classes.empty}>{t('school:classes.none')}</p>;
    if (list)
      return (
        <ul className={classes.list}>
          {list.map((one) => (
            <ClassRow key={one.id} schoolClass={one} shares={sharesOf(one.id)} />
          ))}
        </ul>
      );
    if (isError) return <LoadError message={t('school:classes.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={180} radius={16} />;
  };
  return (
    <PageCard title={t('school:classes.title')} width="wide">
      <div className={classes.top}>
        <Button component={Link} to={paths.addClass(locale)} leftSection={<Plus {...ICON} />}>
          {t('school:classes.add')}
        </Button>
      </div>
      {content()}
    </PageCard>
  );
};
