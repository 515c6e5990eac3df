import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../text-link.module.css';
import { studentCourseQuery } from './student-progress-query.ts';

type Level = { readonly course_id: string; readonly level_slug: string };

/** The name of the level, without the name of its course, which is already on the page. */
const LastLevel = ({ studentId, level }: { readonly studentId: string; readonly level: Level }) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data: course } = useQuery(studentCourseQuery(studentId, level.course_id, locale));
  const found = course?.chapters
    .flatMap(({ level_data }) => level_data)
    .find(({ slug }) => slug === level.level_slug);
  if (!course || !found) return null;
  return (
    <p>
      {t('school:student.lastLevel')}{' '}
      <Link className={links.link} to={paths.level(locale, level.course_id, level.level_slug)}>
        {found.name}
      </Link>
      {' · '}
      {course.name}
    </p>
  );
};

type Props = {
  readonly student: {
    readonly id: string;
    readonly last_played: Level | null;
    readonly last_played_at: string | null;
  };
};

/** Shows when a student last played, and in which level. */
export const LastPlayed = ({ student }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const { id, last_played, last_played_at } = student;
  return (
    <>
      <p>
        {last_played_at === null
          ? t('school:student.neverPlayed')
          : t('school:student.lastPlayed', { when: formatMoment(locale, last_played_at) })}
      </p>
      {last_played === null ? null : <LastLevel studentId={id} level={last_played} />}
    </>
  );
};
