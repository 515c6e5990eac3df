import { describe, expect, it } from 'vitest';
import type { Failure } from '../commands/command.ts';
import type { DataValue } from '../formats/data-value.ts';
import { type Goal, goalSchema } from '../formats/level.ts';
import { assignGoal } from './assign.ts';
import type { Variables } from './goal-kind.ts';

const check = (depends: Goal['depends'], variables: Variables): Failure | undefined =>
  assignGoal.met === 'checked'
    ? assignGoal.check(goalSchema.parse({ action: 'assign', variable: 'x', depends }), { variables })
    : undefined;

describe('a variable goal is met', () => {
  it.each<[string, Goal['depends'], DataValue]>([
    ['a number equals the count', { count: 5 }, 5],
    ['a fraction equals the count', { count: 0.5 }, 0.5],
    ['a text equals the type', { type: 'carrot' }, 'carrot'],
    ['a text equals the type, ignoring case', { type: 'Carrot' }, 'cARROT'],
    ['a boolean equals its text', { type: 'True' }, true],
  ])('%s', (_rule, depends, value) => {
    expect(check(depends, { x: value })).toBeUndefined();
  });
});

describe('a variable goal is not met', () => {
  it.each<[string, Goal['depends'], DataValue, string, kind?: string]>([
    ['another number', { count: 5 }, 6, '6'],
    ['a text where a number is asked for', { count: 5 }, '5', "'5'", 'number'],
    ['another text', { type: 'carrot' }, 'carrots', "'carrots'"],
    ['a number where a text is asked for', { type: '5' }, 5, '5', 'text'],
    ['the other truth', { type: 'True' }, false, 'False'],
    ['None', { type: 'None' }, null, 'None', 'text'],
    ['a list', { count: 1 }, { list: [1] }, '[1]', 'number'],
    ['nothing where its JavaScript text is asked for', { type: 'null' }, null, 'None', 'text'],
    ['a text where a text with a truth in it is asked for', { type: 'untrue' }, 'no', "'no'"],
    ['a text where a text that begins with a truth is asked for', { type: 'falsehood' }, 'no', "'no'"],
    ['a text where a truth is asked for', { type: 'True' }, 'Yes', "'Yes'", 'truth'],
    ['the goal asks for no value', {}, 'anything', "'anything'"],
  ])('%s', (_rule, depends, value, shown, kind) => {
    expect(check(depends, { x: value })).toEqual({
      code: 'variable-not-equal',
      params: { variable: 'x', value: shown, ...(kind && { kind }) },
    });
  });

  it.each<[string, Variables]>([
    ['the variable is missing', { y: 5 }],
    ['a name that every JavaScript object has is missing too', {}],
  ])('%s', (_rule, variables) => {
    expect(check({ count: 5 }, variables)).toEqual({ code: 'variable-missing', params: { variable: 'x' } });
  });
});
