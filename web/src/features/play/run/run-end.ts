import type { Level } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
import type { ExecutionEvent } from './execution.ts';
import { type Problem, problemOf, type RunViewEvent } from './run-view.ts';

/** Whether a timeline completes its level. Free play has no goals, so there is nothing to complete. */
export const isComplete = ({ end, verdict }: Timeline): boolean =>
  end.status === 'finished' && verdict.complete && verdict.goals.length > 0;

/** Whether a program was cut short: it would have gone on for ever, or nearly so. */
export const isEndless = (end: RunEnd): boolean =>
  end.status === 'time' || end.status === 'commands' || end.status === 'output';

/**
 * What stopped a program, or the variable that it got wrong; undefined when it ended well. `isPythonAway`: Python could
 * not be started at all.
 */
export const problemAtEnd = (
  timeline: Timeline,
  source: string,
  farm: Level,
  isPythonAway: boolean,
): Problem | undefined => {
  const { end, verdict } = timeline;
  if (end.status === 'crashed' && isPythonAway) return { kind: 'no-python' };
  const problem = problemOf(timeline, source, farm);
  if (problem || end.status !== 'finished' || !verdict.failure) return problem;
  const { code, params } = verdict.failure;
  return { kind: 'rule', failure: params ? { code, params } : { code } };
};

/**
 * What the screen is told when a run of `source` ends on a farm: that it is over, and what stopped it or which goals it
 * has left open. Of a complete level there is nothing more to tell than that.
 */
export const eventsAtEnd = (
  timeline: Timeline,
  source: string,
  farm: Level,
  isPythonAway: boolean,
): readonly (ExecutionEvent | RunViewEvent)[] => {
  const { end, verdict } = timeline;
  const complete = isComplete(timeline);
  const ended = { type: 'run-ended', end, complete } as const;
  const problem = problemAtEnd(timeline, source, farm, isPythonAway);
  if (problem) return [ended, { type: 'problem-found', problem }];
  if (complete || verdict.goals.length === 0) return [ended];
  return [ended, { type: 'goals-missed', verdict }];
};
