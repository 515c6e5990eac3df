import { stepAt } from '../time/steps.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import type { ResultMoment } from './result-moment.ts';

type Travel = Pick<TimeTravel, 'snapshot' | 'toStep' | 'toggle'>;

/**
 * Shows a moment of the run. If the moment is the end, plays the last step of the run, because the farm already shows
 * the end.
 */
export const goToMoment = (travel: Travel, step: number): void => {
  const moments = travel.snapshot()?.steps.length ?? 0;
  const isEnd = moments > 0 && step >= moments;
  travel.toStep(isEnd ? Math.max(0, moments - 2) : step);
  if (isEnd) travel.toggle();
};

/**
 * Returns a function that shows the moment of a result on the farm again. A moment during the run appears immediately.
 * For the end of a run, the last step is played. Returns undefined if the run has no such moment.
 */
export const showMoment = (
  travel: Travel,
  { event, line }: Pick<ResultMoment, 'event' | 'line'>,
): (() => void) | undefined => {
  const trip = travel.snapshot();
  if (!trip?.open || event === undefined || line === undefined || trip.steps.length === 0) return undefined;
  const step = stepAt(trip.steps, event + 1);
  return () => goToMoment(travel, step);
};
