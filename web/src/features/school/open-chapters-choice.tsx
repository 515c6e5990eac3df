import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { allChapterKeys, chapterKey, type OpenChapters, withChapter } from './class-rules.ts';
import styles from './open-chapters-choice.module.css';
import classes from './school.module.css';

type Props = {
  readonly value: OpenChapters;
  readonly onChange: (value: OpenChapters) => void;
  readonly problem: string | undefined;
};

/** Choice of the chapters that a class may play: all, or only the ticked ones (platform.md section 6). */
export const OpenChaptersChoice = ({ value, onChange, problem }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const id = useId();
  const asked = useQueries({ queries: COURSE_IDS.map((courseId) => courseQuery(courseId, locale)) });
  const courses = asked.flatMap(({ data }) => data ?? []);
  const order = allChapterKeys(courses);
  const list = () => {
    if (value === null) return null;
    if (asked.some(({ isPending }) => isPending)) return <Skeleton height={160} radius={16} />;
    return courses.map((course) => (
      <fieldset key={course.id} className={styles.course}>
        <legend>{course.name}</legend>
        {course.chapters.map((chapter, index) => {
          const key = chapterKey(course.id, chapter.id);
          return (
            <label key={key} className={classes.check}>
              <input
                type="checkbox"
                checked={value.includes(key)}
                onChange={(event) => onChange(withChapter(value, key, event.currentTarget.checked, order))}
                data-invalid={problem !== undefined}
                aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              />
              <span>{`${formatNumber(locale, index + 1)}. ${chapter.name}`}</span>
            </label>
          );
        })}
      </fieldset>
    ));
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('school:classes.chapters.legend')}</legend>
      <label className={classes.check}>
        <input type="radio" name={id} checked={value === null} onChange={() => onChange(null)} />
        {t('school:classes.chapters.all')}
      </label>
      <label className={classes.check}>
        <input
          type="radio"
          name={id}
          checked={value !== null}
          // At first all chapters are ticked, so the list of chapters must have loaded.
          disabled={value === null && order.length === 0}
          onChange={() => {
            if (value === null) onChange(order);
          }}
        />
        {t('school:classes.chapters.some')}
      </label>
      {list()}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
      {asked.some(({ isError }) => isError) ? (
        <LoadError
          message={t('school:classes.chapters.loadFailed')}
          onRetry={() => {
            for (const { isError, refetch } of asked) if (isError) void refetch();
          }}
        />
      ) : null}
    </fieldset>
  );
};
