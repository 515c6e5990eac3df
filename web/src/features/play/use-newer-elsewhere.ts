import { useCallback, useSyncExternalStore } from 'react';
import type { LevelAddress } from '../../lib/progress/level-progress.ts';
import { useOutbox } from '../../lib/progress/outbox-context.tsx';

/** Whether the server has kept a newer program of a level, of another device, over the one of this page. */
export const useNewerElsewhere = ({ courseId, levelSlug }: LevelAddress): boolean => {
  const outbox = useOutbox();
  return useSyncExternalStore(
    outbox.subscribe,
    useCallback(() => outbox.isSuperseded({ courseId, levelSlug }), [outbox, courseId, levelSlug]),
  );
};
