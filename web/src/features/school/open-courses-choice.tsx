import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../lib/api/course-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSES } from '../../lib/site-courses.ts';
import classes from './school.module.css';

/** The course with a gate, which must open before a student can play the course. */
const GATED = COURSES[1].id;

type Props = { readonly value: readonly string[]; readonly onChange: (courses: string[]) => void };

/** A choice that opens the advanced course to a whole class (docs/decisions/0097). */
export const OpenCoursesChoice = ({ value, onChange }: Props) => {
  const t = useWords('course-gate');
  const { data: course } = useQuery(courseQuery(GATED, useLocale()));
  const others = value.filter((id) => id !== GATED);
  return (
    <fieldset className={classes.group}>
      <legend>{t('course-gate:class.legend')}</legend>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={value.includes(GATED)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, GATED] : others)}
        />
        <span>
          {t('course-gate:class.open', { course: course?.name ?? '...' })}
          <small>{t('course-gate:class.hint')}</small>
        </span>
      </label>
    </fieldset>
  );
};
