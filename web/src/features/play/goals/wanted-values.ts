import type { Goal } from '@hopcode/engine/formats/level';
import type { GoalCounter } from './goal-counters.ts';

const ANY_TEXT = '*';

const wantedOf = ({ action, depends, data }: Goal): string | undefined => {
  if (action === 'assign') return depends?.count === undefined ? depends?.type : String(depends.count);
  const isSaid = action === 'speak' || action === 'write';
  return isSaid && data !== ANY_TEXT ? data : undefined;
};

/**
 * The values that the goals of a counter need: the value of a variable, or the words to say. A course level explains
 * these values in its text and may hide the answer, so only levels by players show them. A level by a player may have
 * no text, only goals.
 */
export const wantedValues = (goals: readonly Goal[], counter: GoalCounter): readonly string[] => {
  const values = goals
    .filter(({ action, variable }) => action === counter.action && variable === counter.variable)
    .map(wantedOf)
    .filter((value) => value !== undefined);
  return [...new Set(values)];
};
