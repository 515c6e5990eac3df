import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';

/**
 * Whether the server has a newer program of a level, from another device, than this page. With `isShown`, the level
 * opened with the server's program and nothing has run since, so there is nothing to report.
 */
export const useNewerElsewhere = ({ courseId, levelSlug }: LevelAddress, isShown: boolean): boolean => {
  const outbox = useOutbox();
  const isNewer = useSyncExternalStore(
    outbox.subscribe,
    useCallback(() => outbox.isSuperseded({ courseId, levelSlug }), [outbox, courseId, levelSlug]),
  );
  useEffect(() => {
    if (isNewer && isShown) outbox.forgetSuperseded({ courseId, levelSlug });
  }, [isNewer, isShown, outbox, courseId, levelSlug]);
  return isNewer && !isShown;
};
