import { useEffect, useRef } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Phase, RunState } from '../run/run-state.ts';
import { outcomeOf } from './outcome.ts';

/** Reports how each run ended, if it is `wanted`: of a student, on a level that has something to reach. */
export const useOutcomeReport = (
  { phase, problem }: RunState,
  { courseId, levelSlug }: LevelAddress,
  wanted: boolean,
): void => {
  const before = useRef<Phase['status']>('idle');
  useEffect(() => {
    const ended = outcomeOf(before.current, phase, { problem });
    before.current = phase.status;
    if (ended === undefined || !wanted) return;
    import('./report-outcome.ts')
      .then(({ reportOutcome }) => reportOutcome({ courseId, levelSlug }, ended, problem))
      .catch((error: unknown) => console.warn('The outcome of a run could not be reported.', error));
  }, [phase, problem, courseId, levelSlug, wanted]);
};
