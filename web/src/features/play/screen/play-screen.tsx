import { ApiError } from '@hopcode/contract/errors';
import { OWN_FARM } from '@hopcode/courses/formats/creative-chapter';
import { Suspense, useEffect } from 'react';
import { useLevelPreview } from '../../../lib/level-preview.ts';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Game } from './game.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';
import { useLevelData } from './use-level-data.ts';

const OwnFarmGame = lazyPart(() => import('../own-farm/own-farm-game.tsx').then((file) => file.OwnFarmGame));

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** The creator of a creative level. */
  readonly creatorUserId?: string;
  /** Called when the level does not exist. */
  readonly onMissing: () => void;
};

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** The play screen of one level: loads the level, then shows it. Mount it again for another level. */
export const PlayScreen = ({ courseId, levelSlug, creatorUserId, onMissing }: Props) => {
  const progress = useProgressStore();
  const { course, level, failure } = useLevelData(courseId, levelSlug, creatorUserId);
  const preview = useLevelPreview({ courseId, levelSlug });
  usePageMeta(level?.name ?? preview?.name, level?.goal ?? preview?.goal);

  const announce = useAnnounce();
  // Clears the announcements about a level when it is left, before those about the next one.
  useEffect(() => () => announce(''), [announce]);

  const missing = failure?.errors.some(isMissing) === true;
  const found = level !== undefined;
  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);
  useEffect(() => {
    // A creative level is not a part of the course.
    if (found && creatorUserId === undefined) progress.opened({ courseId, levelSlug });
  }, [found, progress, courseId, levelSlug, creatorUserId]);

  if (failure)
    return (
      <LoadFailure
        errors={failure.errors}
        address={{ courseId, levelSlug }}
        course={course}
        onRetry={failure.retry}
      />
    );
  if (!level || !course) return <PlaySkeleton preview={preview} />;
  if (level.slug === OWN_FARM)
    return (
      <ErrorBoundary fallback={() => <Game course={course} data={level} />}>
        <Suspense fallback={<PlaySkeleton preview={preview} />}>
          <OwnFarmGame course={course} data={level} />
        </Suspense>
      </ErrorBoundary>
    );
  return <Game course={course} data={level} />;
};
