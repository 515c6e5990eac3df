import { ApiError } from '@hopcode/contract/errors';
import type { Course } from '@hopcode/contract/level/course';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { isServerThere } from '../../../lib/api/is-server-there.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { RETRY_MS } from '../../../stage/atlas-loading.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { PlaySkeleton } from './play-skeleton.tsx';

const ClosedLevel = lazy(() => import('./closed-level.tsx').then((file) => ({ default: file.ClosedLevel })));
const RefusedLevel = lazy(() =>
  import('../access/refused-level.tsx').then((file) => ({ default: file.RefusedLevel })),
);

type Props = {
  /** The errors of the level or the course; empty if there is no network. */
  readonly errors: readonly unknown[];
  readonly address: LevelAddress;
  /** The course, if it has loaded and only the level failed. */
  readonly course: Course | undefined;
  readonly onRetry: () => void;
};

/** The statuses of a refusal that redirects to another page. */
const REFUSALS = [401, 402] as const;

const refusalOf = (error: unknown): (typeof REFUSALS)[number] | undefined =>
  error instanceof ApiError ? REFUSALS.find((status) => status === error.status) : undefined;

const isClosed = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 403;

/** The statuses that a proxy returns when it cannot reach the server. */
const AWAY: readonly number[] = [502, 503, 504];

const isAway = (error: unknown): boolean => !(error instanceof ApiError) || AWAY.includes(error.status);

/** Tries again when the server is back. It checks as often as the page tries to load pictures again. */
const useServerBack = (waits: boolean, onRetry: () => void): void => {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (!waits) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      if ((await isServerThere()) && wanted) retry.current();
    };
    const timer = setInterval(() => void look(), RETRY_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [waits]);
};

/** The page that replaces a level that did not load (game.md section 8, 'Level data load'). */
export const LoadFailure = ({ errors, address, course, onRetry }: Props) => {
  const t = useWords();
  useServerBack(errors.every(isAway), onRetry);
  const refusal = errors.map(refusalOf).find((status) => status !== undefined);
  const closed = errors.find(isClosed);
  if (refusal === undefined && closed === undefined)
    return (
      <ErrorMessage title={t('play.loadFailed')} detail={t('play.loadFailedDetail')} onRetry={onRetry} />
    );
  return (
    <Suspense fallback={<PlaySkeleton />}>
      {refusal === undefined ? (
        <ClosedLevel detail={closed?.detail} address={address} course={course} />
      ) : (
        <RefusedLevel status={refusal} courseId={address.courseId} />
      )}
    </Suspense>
  );
};
