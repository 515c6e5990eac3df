import { ApiError } from '@hopcode/contract/errors';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { courseQuery } from '../../lib/api/course-query.ts';
import { levelQuery } from '../../lib/api/level-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useProgressStore } from '../../lib/progress/progress-context.tsx';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Trouble } from '../../ui/trouble.tsx';
import { Game } from './game.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';

const RefusedLevel = lazy(() =>
  import('./access/refused-level.tsx').then((file) => ({ default: file.RefusedLevel })),
);

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** Called when there is no such level. */
  readonly onMissing: () => void;
};

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

const REFUSALS = [401, 402, 403] as const;

const refusalOf = (error: unknown): (typeof REFUSALS)[number] | undefined =>
  error instanceof ApiError ? REFUSALS.find((status) => status === error.status) : undefined;

/** The play screen of one level: loads it, then lets it be played. Mount it anew for another level. */
export const PlayScreen = ({ courseId, levelSlug, onMissing }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const progress = useProgressStore();
  // Another language asks anew; the level stays on the screen meanwhile, with what the learner has written.
  const course = useQuery({ ...courseQuery(courseId, locale), placeholderData: keepPreviousData });
  const level = useQuery({ ...levelQuery(courseId, levelSlug, locale), placeholderData: keepPreviousData });
  usePageMeta(level.data?.name, level.data?.goal);

  const announce = useAnnounce();
  // What was said about a level is over when it is left, before anything is said about the next one.
  useEffect(() => () => announce(''), [announce]);

  // What is there stays when it is asked for again in vain: a program that runs, the server away.
  const failed = [level, course].flatMap(({ isLoadingError, error }) => (isLoadingError ? [error] : []));
  const missing = failed.some(isMissing);
  const found = level.data !== undefined;
  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);
  useEffect(() => {
    if (found) progress.opened({ courseId, levelSlug });
  }, [found, progress, courseId, levelSlug]);

  const refusal = failed.map(refusalOf).find((status) => status !== undefined);
  if (refusal !== undefined)
    return (
      <Suspense fallback={<PlaySkeleton />}>
        <RefusedLevel status={refusal} />
      </Suspense>
    );
  if (failed.length > 0) {
    const retry = (): void => {
      if (level.isLoadingError) void level.refetch();
      if (course.isLoadingError) void course.refetch();
    };
    return <Trouble title={t('play.loadFailed')} detail={t('play.loadFailedDetail')} onRetry={retry} />;
  }
  if (!level.data || !course.data) return <PlaySkeleton />;
  return <Game course={course.data} data={level.data} />;
};
