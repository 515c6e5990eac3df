import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatPercent } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import type { OfferedCourse } from '../../lib/site-courses.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { LevelThumbnail } from '../../ui/level-thumbnail.tsx';
import classes from './choose-course-dialog.module.css';

type ChoiceProps = { readonly course: OfferedCourse; readonly onClose: () => void };

const CourseChoice = ({ course: { id, firstLevel }, onClose }: ChoiceProps) => {
  const t = useWords('site', 'course-gate');
  const locale = useLocale();
  const progress = useProgress();
  const { data: course, isLoadingError: isError, refetch } = useQuery(courseQuery(id, locale));
  if (isError) return <ErrorMessage title={t('play.loadFailed')} onRetry={() => void refetch()} />;
  if (!course) return <Skeleton height={130} radius={16} />;
  const levels = courseChapters(course.chapters).flatMap((chapter) => requiredLevels(chapter.level_data));
  const isDone = (level: (typeof levels)[number]): boolean => isLevelComplete(progress, id, level);
  const complete = levels.filter(isDone).length;
  const share = levels.length === 0 ? 0 : complete / levels.length;
  // A learner who has completed some levels continues. A learner who has completed no levels, or all, starts at the
  // first level.
  const next = levels.find((level) => !isDone(level) && !level.locked)?.slug ?? firstLevel;
  const start = complete === 0 ? firstLevel : next;
  const isClosed = course.gate?.open === null;
  const to = isClosed ? paths.courseMap(locale, id) : paths.level(locale, id, start);
  return (
    <Link className={classes.course} to={to} onClick={onClose}>
      <span className={classes.about}>
        <LevelThumbnail courseId={id} levelSlug={start} width={108} />
        <span>
          <b className={classes.name}>
            <bdi>{course.name}</bdi>
          </b>
          <bdi>{t(`site:courses.${id}.description`)}</bdi>
        </span>
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.share}>
        {isClosed ? (
          <>
            <Lock size={15} strokeWidth={2.4} aria-label={t('courseMenu.locked')} /> {t('course-gate:how')}
          </>
        ) : (
          <bdi>
            {t('courseMenu.done', { complete, count: levels.length, percent: formatPercent(locale, share) })}
          </bdi>
        )}
      </span>
    </Link>
  );
};

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly courses: readonly OfferedCourse[];
};

/** Asks which course to play, and shows the progress in each course (game.md section 2, 'Choose Course'). */
export const ChooseCourseDialog = ({ opened, onClose, courses }: Props) => {
  const t = useWords('site');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('shell.link.chooseCourse')} size={520}>
      <div className={classes.list}>
        {courses.map((course) => (
          <CourseChoice key={course.id} course={course} onClose={onClose} />
        ))}
      </div>
    </Dialog>
  );
};
