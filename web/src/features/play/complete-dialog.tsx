import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { levelQuery } from '../../lib/api/level-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DirectionalIcon } from '../../ui/directional-icon.tsx';
import { useConfetti } from './confetti.ts';
import { GoodNews } from './good-news.tsx';
import { finishOf, nextStep } from './navigation.ts';
import { usePath } from './use-path.ts';

type Props = {
  readonly opened: boolean;
  readonly course: Course;
  readonly data: PlayableLevel;
  /** On how many farms the program has worked. */
  readonly farms: number;
  readonly onClose: () => void;
};

/** The good news, with the way on (game.md section 4, 'Level completion'). */
export const CompleteDialog = ({ opened, course, data, farms, onClose }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const navigate = useNavigate();
  const progress = useProgress();
  const summaries = course.chapters.flatMap((chapter) => chapter.level_data);
  const isComplete = (slug: string): boolean => {
    const level = summaries.find((summary) => summary.slug === slug);
    return level !== undefined && isLevelComplete(progress, course.id, level);
  };
  const finish = finishOf(course, data.slug, isComplete);
  const next = nextStep(course, data.slug, usePath(course.id));
  useConfetti(opened);
  const queries = useQueryClient();
  const nextSlug = next.to;
  useEffect(() => {
    // By the time the learner presses the button, the next level is there.
    if (opened && nextSlug !== undefined) void queries.prefetchQuery(levelQuery(course.id, nextSlug, locale));
  }, [opened, nextSlug, queries, course.id, locale]);

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`play:complete.${finish}.title`)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('play:complete.stay')}
          </Button>
          {next.to === undefined ? null : (
            <Button
              data-autofocus
              rightSection={<DirectionalIcon to="next" />}
              onClick={() => {
                onClose();
                void navigate(paths.level(locale, course.id, next.to));
              }}
            >
              {t('play:complete.next')}
            </Button>
          )}
        </>
      }
    >
      <GoodNews stars="three">
        <p>{t(`play:complete.${finish}.detail`, { level: data.name, course: course.name })}</p>
        {farms > 1 ? <p>{t('play.farms.all')}</p> : null}
      </GoodNews>
    </Dialog>
  );
};
