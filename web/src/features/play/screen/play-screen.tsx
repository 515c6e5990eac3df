import { ApiError } from '@hopcode/contract/errors';
import { OWN_FARM } from '@hopcode/courses/formats/creative-chapter';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useLevelPreview } from '../../../lib/level-preview.ts';
import { useClosedExtra } from '../../../lib/progress/closed-extra.ts';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Game } from './game.tsx';
import { LoadFailure } from './load-failure.tsx';
import { placeOf } from './navigation.ts';
import { CLOSED_EXTRA } from './open-level.ts';
import { PlaySkeleton } from './play-skeleton.tsx';
import { useLevelData } from './use-level-data.ts';

const ClosedLevel = lazy(() => import('./closed-level.tsx').then((file) => ({ default: file.ClosedLevel })));
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

/** The play screen of one level. It loads the level, then shows it. For another level, mount it again. */
export const PlayScreen = ({ courseId, levelSlug, creatorUserId, onMissing }: Props) => {
  const progress = useProgressStore();
  const { failure, ...loaded } = useLevelData(courseId, levelSlug, creatorUserId);
  // The screen of a level is large. With a deferred value React renders it in steps and handles input between them.
  const course = useDeferredValue(loaded.course);
  const level = useDeferredValue(loaded.level);
  const isClosedExtra = useClosedExtra(courseId);
  const preview = useLevelPreview({ courseId, levelSlug });
  usePageMeta(level?.name ?? preview?.name, level?.goal ?? preview?.goal);

  const announce = useAnnounce();
  // Clears the announcements about a level when the learner leaves it, before those about the next level.
  useEffect(() => () => announce(''), [announce]);

  const missing = failure?.errors.some(isMissing) === true;
  const found = level !== undefined;
  const place = course && creatorUserId === undefined ? placeOf(course, levelSlug) : undefined;
  const isClosed = place !== undefined && isClosedExtra(place.chapter, place.level);
  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);
  useEffect(() => {
    // A creative level is not part of the course, and a locked extra is not played, so neither counts as opened.
    if (found && !isClosed && creatorUserId === undefined) progress.opened({ courseId, levelSlug });
  }, [found, isClosed, progress, courseId, levelSlug, creatorUserId]);

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
  if (isClosed)
    return (
      <Suspense fallback={<PlaySkeleton preview={preview} />}>
        <ClosedLevel detail={CLOSED_EXTRA} address={{ courseId, levelSlug }} course={course} />
      </Suspense>
    );
  if (level.slug === OWN_FARM)
    return (
      <ErrorBoundary fallback={() => <Game course={course} data={level} />}>
        <Suspense fallback={<PlaySkeleton preview={preview} />}>
          <OwnFarmGame course={course} data={level} />
        </Suspense>
      </ErrorBoundary>
    );
  return <Game course={course} data={level} picture={preview?.picture} />;
};
