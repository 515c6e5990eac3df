import type { Course } from '@hopcode/contract/level/course';
import { OWN_FARM } from '@hopcode/courses/formats/creative-chapter';
import { useQuery } from '@tanstack/react-query';
import { Sprout, Star } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import classes from './map-bar.module.css';
import { Stone } from './map-picture.tsx';
import type { Place } from './places.ts';
import { usePlaces } from './use-places.ts';

const LEGEND = ['gold', 'done', 'open', 'closed'] as const;

const DrawnBar = ({ course }: { readonly course: Course }) => {
  const t = useWords('map');
  const places = usePlaces(course);
  const locale = useLocale();
  const sum = (of: (place: Place) => number): string =>
    formatNumber(
      locale,
      places.reduce((total, place) => total + of(place), 0),
    );
  const stars = { shown: sum((place) => place.stars), most: sum(({ mostStars }) => mostStars) };
  const total = t('map:total', stars);
  return (
    <div className={classes.bar}>
      <h1 tabIndex={-1}>
        <bdi>{course.name}</bdi>
      </h1>
      <ul className={classes.legend} aria-hidden>
        {LEGEND.map((look) => (
          <li key={look}>
            <Stone look={look} /> {t(`map:look.${look}`)}
          </li>
        ))}
        {places.some(({ levels }) => levels.some(({ extra }) => extra)) ? (
          <li>
            <Stone look="open" extra /> {t('map:look.extra')}
          </li>
        ) : null}
      </ul>
      <span className={classes.total} role="img" aria-label={total}>
        <Star size={18} fill="currentColor" strokeWidth={2} aria-hidden />
        <span aria-hidden>{total}</span>
        {/* On a phone, only the numbers fit. */}
        <em dir="ltr" aria-hidden>
          {stars.shown}&#8239;/&#8239;{stars.most}
        </em>
      </span>
      <Link className={classes.farm} to={paths.level(locale, 'python', OWN_FARM)} aria-label={t('map:farm')}>
        <Sprout size={18} strokeWidth={2.4} aria-hidden />
        <span>{t('map:farm')}</span>
      </Link>
    </div>
  );
};

// Renders only when the course changes, not whenever its query loads.
const CourseBar = memo(DrawnBar);

/**
 * The part of the header on the map of a course: the name of the course, the legend of the stones, the number of stars,
 * and the link to the learner's own farm. Empty until the course has loaded.
 */
export const MapBar = ({ courseId }: { readonly courseId: string }) => {
  const locale = useLocale();
  const enabled = COURSE_IDS.some((id) => id === courseId);
  const { data: course } = useQuery({ ...courseQuery(courseId, locale), enabled });
  return course ? <CourseBar course={course} /> : null;
};
