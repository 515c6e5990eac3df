import { stepAt } from '../time/steps.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import type { ResultMoment } from './result-moment.ts';

/**
 * Returns a function that shows the moment of a result on the farm again: a moment during the run as it was, the end of
 * a run as it comes. Undefined if the run has no such moment.
 */
export const showMoment = (
  travel: Pick<TimeTravel, 'snapshot' | 'toStep' | 'toggle'>,
  { event, line }: Pick<ResultMoment, 'event' | 'line'>,
): (() => void) | undefined => {
  const trip = travel.snapshot();
  if (!trip?.open || event === undefined || line === undefined || trip.steps.length === 0) return undefined;
  const step = stepAt(trip.steps, event + 1);
  const isEnd = step >= trip.steps.length;
  return () => {
    travel.toStep(isEnd ? Math.max(0, trip.steps.length - 2) : step);
    if (isEnd) travel.toggle();
  };
};
