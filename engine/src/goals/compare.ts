import { type DataValue, shortPythonText } from '../formats/data-value.ts';
import type { Goal } from '../formats/level.ts';
import { sameData } from '../formats/same-data.ts';
import { defineGoalKind, type RunResults } from './goal-kind.ts';

const isList = (value: DataValue | undefined): boolean =>
  typeof value === 'object' && value !== null && 'list' in value;

const check = (goal: Goal, { variables }: RunResults) => {
  const name = goal.variable ?? '';
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) return { code: 'variable-missing', params: { variable: name } } as const;
  if (goal.expectedData !== undefined && sameData(value, goal.expectedData)) return undefined;
  const needsList = isList(goal.expectedData) && !isList(value);
  return {
    code: 'compared-not-equal',
    params: { variable: name, value: shortPythonText(value), ...(needsList && { kind: 'list' }) },
  } as const;
};

/**
 * A variable that must deeply equal the expected data. The order in lists and sets does not matter, and a
 * text and a number are compared as texts (game.md section 5, 'Compare goal'). The failure never reveals the
 * required value, only that it must be a list.
 */
export const compareGoal = defineGoalKind({
  action: 'compare',
  met: 'checked',
  reasons: ['variable-missing', 'compared-not-equal'],
  check,
});
