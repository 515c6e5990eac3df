import type { Chapter, Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { levelQuery } from '../../../lib/api/level-query.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { chapterAfter, type Finish, finishOf, nextStep, placeOf, type Step } from '../screen/navigation.ts';
import { usePath } from '../screen/use-path.ts';
import { useStarRows } from '../stars/use-star-rows.ts';
import { AfterCourse } from './after-course.tsx';
import classes from './complete-dialog.module.css';
import { useConfetti } from './confetti.ts';
import { GoodNews } from './good-news.tsx';

const ChapterEnd = lazyPart(() => import('./chapter-end.tsx').then((file) => file.ChapterEnd));
const CertificateOffer = lazyPart(() =>
  import('./certificate-offer.tsx').then((file) => file.CertificateOffer),
);
const NewBadges = lazyPart(() => import('./new-badges.tsx').then((file) => file.NewBadges));
const NextReward = lazyPart(() => import('../own-farm/next-reward.tsx').then((file) => file.NextReward));

type Props = {
  readonly opened: boolean;
  readonly course: Course;
  readonly data: PlayableLevel;
  /** On how many farms the program worked. */
  readonly farms: number;
  readonly onClose: () => void;
  /** Called when the button leads to another page. */
  readonly onLeave: () => void;
};

/**
 * The reasons for a blocked step that the dialog shows. The learner can do something about them, or would ask about
 * them. The dialog has its own text for the end of the course.
 */
const SAID: readonly string[] = ['chapter-incomplete', 'no-more-chapters', 'next-locked'];

type WayProps = { readonly course: Course; readonly next: Step; readonly onLeave: () => void };

/** The button to the next level, or to the quiz before it. */
const WayOn = ({ course, next, onLeave }: WayProps) => {
  const t = useWords('play');
  const locale = useLocale();
  const navigate = useNavigate();
  if (next.blocked !== undefined) return null;
  const to =
    next.to === undefined
      ? paths.quizQuestion(locale, course.id, String(next.quiz), 1)
      : paths.level(locale, course.id, next.to);
  // Small children click twice. Without `goOnce`, the page would then be in the history twice.
  const goOnce = ({ detail }: MouseEvent): void => {
    if (detail > 1) return;
    onLeave();
    void navigate(to);
  };
  return (
    <Button data-autofocus rightSection={<DirectionalIcon to="next" />} onClick={goOnce}>
      {next.to === undefined ? t('play.navigation.takeQuiz') : t('play:complete.next')}
    </Button>
  );
};

/** What this level completes (the level or the course), and the next step. */
const useFinish = (course: Course, slug: string): { readonly finish: Finish; readonly next: Step } => {
  const progress = useProgress();
  const summaries = course.chapters.flatMap((chapter) => chapter.level_data);
  const isComplete = (other: string): boolean => {
    const level = summaries.find((summary) => summary.slug === other);
    return level !== undefined && isLevelComplete(progress, course.id, level);
  };
  const next = nextStep(course, slug, usePath(course.id));
  return { finish: finishOf(course, slug, isComplete), next };
};

/**
 * The chapter that this level completes, and the chapter after it. Undefined if the level is not the last one, or if
 * other levels are incomplete.
 */
const useEndedChapter = (
  course: Course,
  slug: string,
): { readonly chapter: Chapter; readonly next: Chapter | undefined } | undefined => {
  const progress = useProgress();
  const chapter = placeOf(course, slug)?.chapter;
  const levels = requiredLevels(chapter?.level_data ?? []);
  if (chapter === undefined || levels.at(-1)?.slug !== slug) return undefined;
  const isDone = levels.every((level) => isLevelComplete(progress, course.id, level));
  return isDone ? { chapter, next: chapterAfter(course, slug) } : undefined;
};

/** The success dialog of a level, with the button to continue (game.md section 4, 'Level completion'). */
export const CompleteDialog = ({ opened, course, data, farms, onClose, onLeave }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const { finish, next } = useFinish(course, data.slug);
  const stars = useStarRows(course, data);
  const ended = useEndedChapter(course, data.slug);
  useConfetti(opened);
  const queries = useQueryClient();
  const nextSlug = next.to;
  const isLast = next.blocked !== undefined;
  useEffect(() => {
    // Loads the next level before the learner presses the button.
    if (opened && nextSlug !== undefined) void queries.prefetchQuery(levelQuery(course.id, nextSlug, locale));
  }, [opened, nextSlug, queries, course.id, locale]);

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={
        // If there is no button to continue, the title gets the focus, not the button that closes the dialog.
        <span {...(isLast && { tabIndex: -1, 'data-autofocus': true })}>
          {t(`play:complete.${finish}.title`)}
        </span>
      }
      actions={
        <>
          <Button variant="default" className={classes.stay ?? ''} onClick={onClose}>
            {t('play:complete.stay')}
          </Button>
          {finish === 'course' ? (
            <MountOnOpen opened>
              <CertificateOffer courseName={course.name} isMain={isLast} onLeave={onLeave} />
            </MountOnOpen>
          ) : null}
          <WayOn course={course} next={next} onLeave={onLeave} />
        </>
      }
    >
      <GoodNews stars={stars}>
        <p>{t(`play:complete.${finish}.detail`, { level: data.name, course: course.name })}</p>
        {farms > 1 ? <p>{t('play.farms.all')}</p> : null}
        {next.blocked !== undefined && SAID.includes(next.blocked) ? (
          <p>{t(`play.navigation.${next.blocked}`)}</p>
        ) : null}
      </GoodNews>
      {/* The dialog does not wait for this part, and works without it if it does not load. */}
      <MountOnOpen opened>
        <NextReward course={course} data={data} onLeave={onLeave} />
      </MountOnOpen>
      <MountOnOpen opened>
        <NewBadges onLeave={onLeave} />
      </MountOnOpen>
      {ended ? (
        <MountOnOpen opened>
          <ChapterEnd course={course} {...ended} onLeave={onLeave} />
        </MountOnOpen>
      ) : null}
      {next.blocked === 'end-of-content' ? <AfterCourse course={course} onLeave={onLeave} /> : null}
    </Dialog>
  );
};
