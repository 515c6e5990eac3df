import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { classLevelsQuery } from '../../lib/api/class-levels-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './course-menu.module.css';

type Props = { readonly onNavigate: () => void };

/** The extra chapter of the student's class: levels that the teacher has chosen. */
export const ExtraLevels = ({ onNavigate }: Props) => {
  const t = useWords('class-levels');
  const locale = useLocale();
  const { pathname } = useLocation();
  const { data } = useQuery(classLevelsQuery);
  if (!data || data.length === 0) return null;
  const rows = data.map((level) => ({
    ...level,
    to: paths.creativeLevel(locale, level.course_id, level.creator_user_id, level.level_slug),
  }));
  const complete = rows.filter(({ completed }) => completed).length;
  return (
    <details className={classes.chapter} open={rows.some(({ to }) => to === pathname)}>
      <summary>
        <span className={classes.chapterName}>{t('class-levels:chapter')}</span>
        <span className={classes.count} dir="ltr">
          {formatNumber(locale, complete)}/{formatNumber(locale, rows.length)}
        </span>
        <ChevronDown size={18} strokeWidth={2.4} aria-hidden />
      </summary>
      <ol>
        {rows.map((level, index) => (
          <li key={level.id}>
            <Link
              className={classes.level}
              to={level.to}
              aria-current={level.to === pathname ? 'page' : undefined}
              data-done={level.completed || undefined}
              onClick={onNavigate}
            >
              <span className={classes.number}>{formatNumber(locale, index + 1)}</span>
              <span className={classes.levelName}>
                <bdi>{level.name}</bdi>
              </span>
              {level.completed ? (
                <Check size={18} strokeWidth={3} aria-label={t('class-levels:complete')} />
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
};
