import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';

/**
 * Whether the server has a newer program for a level than this page, from another device. `isShown` means that the
 * level opened with the server's program and nothing has run since. Then there is nothing to report.
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
