import { type Round, roundsOf } from '@hopcode/python-runner/rounds';
import { stepAt } from './steps.ts';
import type { Trip } from './time-travel.ts';

/** A round of an outer loop on the time bar, measured in moments. */
export type Segment = Pick<Round, 'loop' | 'number' | 'total'> & {
  /** The first and the last moment of the round. */
  readonly from: number;
  readonly to: number;
};

/** The maximum number of rounds to show. More of them would be too narrow to see. */
const MOST_SEGMENTS = 24;

type Run = Pick<Trip, 'timeline' | 'source' | 'steps'>;

/** The rounds of the outermost loops of a run. Empty if there are too many rounds. */
export const segmentsOf = ({ timeline, source, steps }: Run): readonly Segment[] => {
  const outer = roundsOf(timeline.events, source).filter(({ depth }) => depth === 0);
  if (outer.length > MOST_SEGMENTS) return [];
  return outer.flatMap(({ loop, number, total, from, to }) => {
    const segment = { loop, number, total, from: stepAt(steps, from) + 1, to: stepAt(steps, to) };
    return segment.to < segment.from ? [] : [segment];
  });
};

/** The innermost round at a moment. */
export const roundOfStep = (
  rounds: readonly Round[],
  steps: Run['steps'],
  step: number,
): Round | undefined => {
  const event = steps[step - 1]?.event;
  return event === undefined ? undefined : rounds.findLast(({ from, to }) => from <= event && event < to);
};
