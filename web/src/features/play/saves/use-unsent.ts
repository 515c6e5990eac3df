import { useSyncExternalStore } from 'react';
import { useLearner } from '../../../lib/account/learner.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';

/** Where what has not been sent will be kept: a visitor's stays on this device anyway. */
type Unsent = 'later' | 'here';

/** Whether something that was done here waits because the server cannot be reached; undefined where nothing does. */
export const useUnsent = (): Unsent | undefined => {
  const { delay } = useOutbox();
  const isVisitor = useLearner() === undefined;
  if (!useSyncExternalStore(delay.subscribe, delay.isLate)) return undefined;
  return isVisitor ? 'here' : 'later';
};
