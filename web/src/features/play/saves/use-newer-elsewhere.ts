import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';

/**
 * Whether the server has kept a newer program of a level, of another device, over the one of this page. `isShown`: the
 * level has opened with the server's and nothing has run since, so that there is nothing to tell.
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
