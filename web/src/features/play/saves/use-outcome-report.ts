import { useEffect, useRef } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { Phase, RunState } from '../run/run-state.ts';
import { outcomeOf } from './outcome.ts';

/** If `wanted`, reports once how each run has ended. Only runs of students on levels with goals are reported. */
export const useOutcomeReport = (
  { phase, problem, runs }: RunState,
  { courseId, levelSlug }: LevelAddress,
  wanted: boolean,
): void => {
  const before = useRef<Phase['status']>('idle');
  /** The number of the last reported run. */
  const reported = useRef(0);
  useEffect(() => {
    const ended = outcomeOf(before.current, phase, { problem });
    before.current = phase.status;
    if (ended === undefined || !wanted || reported.current === runs) return;
    reported.current = runs;
    import('./report-outcome.ts')
      .then(({ reportOutcome }) => reportOutcome({ courseId, levelSlug }, ended, problem))
      .catch((error: unknown) => console.warn('The outcome of a run could not be reported.', error));
  }, [phase, runs, problem, courseId, levelSlug, wanted]);
};
