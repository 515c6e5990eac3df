import type { Course } from '@hopcode/contract/level/course';
import { OWN_FARM } from '@hopcode/courses/formats/creative-chapter';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { COURSES } from '../../../lib/site-courses.ts';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import classes from './after-course.module.css';

type Props = { readonly course: Course; readonly onLeave: () => void };

/** Links after the last level of a course: the learner's own farm, the challenges, the next course. */
export const AfterCourse = ({ course, onLeave }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const next = COURSES[COURSES.findIndex(({ id }) => id === course.id) + 1];
  const ways = [
    { way: 'farm', to: paths.level(locale, 'python', OWN_FARM) } as const,
    { way: 'challenges', to: paths.challenges(locale) } as const,
    ...(next ? [{ way: 'course', to: paths.level(locale, next.id, next.firstLevel) } as const] : []),
  ];
  return (
    <nav className={classes.ways} aria-label={t('play:afterCourse.label')}>
      <p>{t('play:afterCourse.label')}</p>
      <ul>
        {ways.map(({ way, to }) => (
          <li key={way}>
            <Link to={to} onClick={onLeave}>
              <span>
                <b>{t(`play:afterCourse.${way}.name`)}</b>
                {t(`play:afterCourse.${way}.detail`)}
              </span>
              <DirectionalIcon to="next" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
