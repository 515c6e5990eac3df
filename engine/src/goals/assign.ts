import { type DataValue, shortPythonText } from '../formats/data-value.ts';
import type { Goal } from '../formats/level.ts';
import { defineGoalKind, type Variables } from './goal-kind.ts';

const equals = (value: DataValue | undefined, depends: NonNullable<Goal['depends']>): boolean => {
  if (typeof value === 'number') return value === depends.count;
  if (typeof value === 'string' || typeof value === 'boolean')
    return depends.type !== undefined && String(value).toLowerCase() === depends.type.toLowerCase();
  return false;
};

const check = (goal: Goal, variables: Variables) => {
  const name = goal.variable ?? '';
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) return { code: 'variable-missing', params: { variable: name } } as const;
  if (equals(value, goal.depends ?? {})) return undefined;
  return { code: 'variable-not-equal', params: { variable: name, value: shortPythonText(value) } } as const;
};

/**
 * A variable that must have a value at the program's end: a number equal to the `depends` count, or a text
 * equal to its type, ignoring case (game.md section 5, 'Variable goal'). The failure never reveals the
 * required value.
 */
export const assignGoal = defineGoalKind({
  action: 'assign',
  met: 'checked',
  reasons: ['variable-missing', 'variable-not-equal'],
  check,
});
