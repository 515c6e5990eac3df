import { type DataValue, shortPythonText } from '../formats/data-value.ts';
import type { Goal } from '../formats/level.ts';
import { defineGoalKind, type RunResults } from './goal-kind.ts';

const equals = (value: DataValue | undefined, depends: NonNullable<Goal['depends']>): boolean => {
  if (typeof value === 'number') return value === depends.count;
  if (typeof value === 'string' || typeof value === 'boolean')
    return depends.type !== undefined && String(value).toLowerCase() === depends.type.toLowerCase();
  return false;
};

/** The type that a goal needs if the value has another type; undefined if the type is right. */
const otherKind = (
  value: DataValue,
  { count, type }: NonNullable<Goal['depends']>,
): 'number' | 'text' | 'truth' | undefined => {
  if (count !== undefined) return typeof value === 'number' ? undefined : 'number';
  if (type === undefined) return undefined;
  if (/^(?:true|false)$/i.test(type)) return typeof value === 'boolean' ? undefined : 'truth';
  return typeof value === 'string' ? undefined : 'text';
};

const check = (goal: Goal, { variables }: RunResults) => {
  const name = goal.variable ?? '';
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) return { code: 'variable-missing', params: { variable: name } } as const;
  const depends = goal.depends ?? {};
  if (equals(value, depends)) return undefined;
  const kind = otherKind(value, depends);
  return {
    code: 'variable-not-equal',
    params: { variable: name, value: shortPythonText(value), ...(kind && { kind }) },
  } as const;
};

/**
 * A variable that must have a value at the program's end: a number equal to the `depends` count, or a text equal to its
 * type, ignoring case (game.md section 5, 'Variable goal'). The failure never reveals the required value, only its type
 * (`kind`) if the variable has another type.
 */
export const assignGoal = defineGoalKind({
  action: 'assign',
  met: 'checked',
  reasons: ['variable-missing', 'variable-not-equal'],
  check,
});
