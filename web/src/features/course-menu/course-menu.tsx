import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatPercent } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import { ChapterLevels } from './chapter-levels.tsx';
import classes from './course-menu.module.css';

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  readonly onNavigate: () => void;
};

/** The course in the sidebar: its name, how far the learner is, its chapters and their levels. */
export const CourseMenu = ({ courseId, levelSlug, onNavigate }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const progress = useProgress();
  const { data: course, isError } = useQuery(courseQuery(courseId, locale));

  if (isError) return <p role="alert">{t('play.loadFailed')}</p>;
  if (!course) return <Skeleton height={240} radius={14} />;
  const levels = course.chapters.flatMap((chapter) => chapter.level_data);
  const complete = levels.filter((level) => isLevelComplete(progress, courseId, level)).length;
  const share = levels.length === 0 ? 0 : complete / levels.length;

  return (
    <nav aria-label={t('courseMenu.label')}>
      <h2 className={classes.course}>{course.name}</h2>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('courseMenu.progress')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classes.share}>
        {t('courseMenu.done', { complete, count: levels.length, percent: formatPercent(locale, share) })}
      </p>
      {course.chapters.map((chapter, index) => (
        <ChapterLevels
          key={chapter.id}
          courseId={courseId}
          chapter={chapter}
          number={index + 1}
          current={levelSlug}
          onNavigate={onNavigate}
        />
      ))}
    </nav>
  );
};
