import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { classLevelsQuery } from '../../lib/api/class-levels-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './class-place.module.css';

/**
 * The extra chapter of the student's class, below the places of the map. Renders nothing if the chapter has no levels.
 */
export const ClassPlace = () => {
  const t = useWords('class-levels');
  const locale = useLocale();
  const { data } = useQuery(classLevelsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="class-place">
      <h3 id="class-place">{t('class-levels:chapter')}</h3>
      <ol>
        {data.map((level, index) => (
          <li key={level.id}>
            <Link
              className={classes.level}
              to={paths.creativeLevel(locale, level.course_id, level.creator_user_id, level.level_slug)}
              data-done={level.completed || undefined}
            >
              <span>{formatNumber(locale, index + 1)}</span>
              <bdi>{level.name}</bdi>
              {level.completed ? (
                <Check size={18} strokeWidth={3} aria-label={t('class-levels:complete')} />
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};
