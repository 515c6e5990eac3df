import type { Course } from '@hopcode/contract/level/course';
import {
  CREATIVE_CHAPTER_ID,
  courseChapters,
  listedChapters,
} from '@hopcode/courses/formats/creative-chapter';
import { readyLevels } from '@hopcode/courses/formats/ready-levels';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Signpost } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatPercent } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { canKeepOffline } from '../../lib/offline/register.ts';
import { paths } from '../../lib/paths.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import { usePrivateContent } from '../../lib/recording/private-content.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ChapterLevels } from './chapter-levels.tsx';
import classes from './course-menu.module.css';
import { visibleChapters } from './visible-chapters.ts';

const ExtraLevels = lazyPart(() => import('./extra-levels.tsx').then((file) => file.ExtraLevels));
const TakeAlong = lazyPart(() => import('./take-along.tsx').then((file) => file.TakeAlong));

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** Whether this site has quizzes. */
  readonly quizzes: boolean;
  readonly onNavigate: () => void;
  readonly onChooseCourse: () => void;
  /** Renders the chapters instead of `lists`. The Creative chapter stays a list. */
  readonly places?: ((course: Course, lists: ReactNode) => ReactNode) | undefined;
};

/** The course in the sidebar: its name, the learner's progress, its chapters and their levels. */
export const CourseMenu = ({ courseId, levelSlug, quizzes, onNavigate, onChooseCourse, places }: Props) => {
  const t = useWords();
  usePrivateContent();
  const locale = useLocale();
  const progress = useProgress();
  const user = useCurrentUser();
  const { data: course, isLoadingError: isError, refetch } = useQuery(courseQuery(courseId, locale));
  const chooser = (
    <button type="button" className={classes.choose} onClick={onChooseCourse}>
      <BookOpen size={19} strokeWidth={2.3} aria-hidden />
      {t('shell.link.chooseCourse')}
    </button>
  );

  if (isError)
    return (
      <>
        {chooser}
        <ErrorMessage title={t('play.loadFailed')} onRetry={() => void refetch()} />
      </>
    );
  if (!course) return <Skeleton height={240} radius={14} />;
  const rules = user?.class_details ?? null;
  const listed = listedChapters(course.chapters);
  const chapters = visibleChapters(listed, {
    isStudent: user?.is_student ?? false,
    rules,
    isComplete: (chapter) =>
      requiredLevels(chapter.level_data).every((level) => isLevelComplete(progress, courseId, level)),
  });
  const ready = courseChapters(course.chapters).flatMap((chapter) => readyLevels(chapter.level_data));
  const levels = requiredLevels(ready);
  const complete = levels.filter((level) => isLevelComplete(progress, courseId, level)).length;
  const listOf = (isCreative: boolean): ReactNode =>
    chapters
      .filter(({ id }) => (id === CREATIVE_CHAPTER_ID) === isCreative)
      .map((chapter) => (
        <ChapterLevels
          key={chapter.id}
          courseId={courseId}
          chapter={chapter}
          number={listed.indexOf(chapter) + 1}
          current={levelSlug}
          quiz={quizzes && rules?.quiz === true && chapter.quiz_exists}
          onNavigate={onNavigate}
        />
      ));
  const share = levels.length === 0 ? 0 : complete / levels.length;

  return (
    <nav aria-label={t('courseMenu.label')}>
      {chooser}
      <Link className={classes.choose} to={paths.courseMap(locale, courseId)} onClick={onNavigate}>
        <Signpost size={19} strokeWidth={2.3} aria-hidden />
        {t('courseMenu.map')}
      </Link>
      <h2 className={classes.course}>
        <bdi>{course.name}</bdi>
      </h2>
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
        <bdi>
          {t('courseMenu.done', { complete, count: levels.length, percent: formatPercent(locale, share) })}
        </bdi>
      </p>
      {canKeepOffline() ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <TakeAlong courseId={courseId} slugs={ready.map(({ slug }) => slug)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      {places ? places(course, listOf(false)) : listOf(false)}
      {listOf(true)}
      {user?.class_details ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <ExtraLevels onNavigate={onNavigate} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </nav>
  );
};
