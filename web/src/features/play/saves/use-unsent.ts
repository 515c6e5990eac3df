import { useSyncExternalStore } from 'react';
import { useLearner } from '../../../lib/account/learner.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';

/**
 * Where unsent progress will be stored: later on the server, or here. A visitor's progress always stays on this device.
 */
type Unsent = 'later' | 'here';

/**
 * Where progress that waits for the server will be stored. Undefined if no progress is waiting.
 */
export const useUnsent = (): Unsent | undefined => {
  const { delay } = useOutbox();
  const isVisitor = useLearner() === undefined;
  if (!useSyncExternalStore(delay.subscribe, delay.isLate)) return undefined;
  return isVisitor ? 'here' : 'later';
};
