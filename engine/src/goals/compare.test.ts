import { expect, it } from 'vitest';
import type { Failure } from '../commands/command.ts';
import type { DataValue } from '../formats/data-value.ts';
import { type Goal, goalSchema } from '../formats/level.ts';
import { compareGoal } from './compare.ts';
import type { Variables } from './goal-kind.ts';

const check = (expectedData: Goal['expectedData'], variables: Variables): Failure | undefined =>
  compareGoal.met === 'checked'
    ? compareGoal.check(goalSchema.parse({ action: 'compare', variable: 'eggs', expectedData }), {
        variables,
      })
    : undefined;

it('is met by a deeply equal value, whatever the order of a list', () => {
  expect(check({ list: [1, 2] }, { eggs: { list: [2, 1] } })).toBeUndefined();
});

it('is not met by another value; the failure quotes it as Python writes it', () => {
  expect(check({ list: [1, 2] }, { eggs: { list: [1, 3] } })).toEqual({
    code: 'compared-not-equal',
    params: { variable: 'eggs', value: '[1, 3]' },
  });
});

it('shortens a long value in the failure', () => {
  const eggs = { list: Array.from({ length: 1000 }, (_, egg) => egg) };
  const value = String(check({ list: [] }, { eggs })?.params?.value);
  expect([value.length, value.slice(0, 7), value.at(-1)]).toEqual([200, '[0, 1, ', '…']);
});

it('says that the value must be a list', () => {
  const params = (value: DataValue) => check({ list: [8, 5] }, { eggs: value })?.params;
  expect(params({ tuple: [8, 6] })).toEqual({ variable: 'eggs', value: '(8, 6)', kind: 'list' });
  expect(params({ list: [8, 6] })).toEqual({ variable: 'eggs', value: '[8, 6]' });
});

it('is not met without the variable', () => {
  expect(check({ list: [] }, { hens: { list: [] } })).toEqual({
    code: 'variable-missing',
    params: { variable: 'eggs' },
  });
});

it('is not met when the goal has no expected value', () => {
  expect(check(undefined, { eggs: null })?.code).toBe('compared-not-equal');
});
