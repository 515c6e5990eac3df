import type { Goal } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';

/** The score of a goal about a variable. It counts from `event` on. */
export type VariableScore = { readonly goal: number; readonly event: number; readonly score: number };

/**
 * For each goal about a variable, the event at which the variable got its last value, in order. Only the verdict judges
 * values, so the score counts from that event on. Empty for a program that did not finish.
 */
export const variableScores = (
  { events, end, verdict }: Timeline,
  goals: readonly Pick<Goal, 'variable'>[],
): readonly VariableScore[] => {
  if (end.status !== 'finished') return [];
  return goals
    .flatMap(({ variable }, goal) => {
      const score = verdict.goals[goal]?.score ?? 0;
      if (variable === undefined || score === 0) return [];
      const event = events.findLastIndex(
        (one) => one.kind === 'line' && one.changed !== undefined && Object.hasOwn(one.changed, variable),
      );
      return event < 0 ? [] : [{ goal, event, score }];
    })
    .toSorted((one, other) => one.event - other.event);
};

/** The scores after this many events. Includes goals whose variables already have their last values. */
export const scoresWith = (
  scores: readonly number[],
  variables: readonly VariableScore[],
  events: number,
): readonly number[] => {
  const known = variables.filter(({ event }) => event < events);
  if (known.length === 0) return scores;
  const length = Math.max(scores.length, ...known.map(({ goal }) => goal + 1));
  return Array.from({ length }, (_, index) => {
    const found = known.find(({ goal }) => goal === index);
    return found?.score ?? scores[index] ?? 0;
  });
};
