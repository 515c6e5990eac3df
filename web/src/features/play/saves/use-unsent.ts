import { useSyncExternalStore } from 'react';
import { useLearner } from '../../../lib/account/learner.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';

/** Where the unsent progress will be stored. A visitor's progress always stays on this device. */
type Unsent = 'later' | 'here';

/** Where progress will be stored that waits because the server cannot be reached; undefined if none waits. */
export const useUnsent = (): Unsent | undefined => {
  const { delay } = useOutbox();
  const isVisitor = useLearner() === undefined;
  if (!useSyncExternalStore(delay.subscribe, delay.isLate)) return undefined;
  return isVisitor ? 'here' : 'later';
};
