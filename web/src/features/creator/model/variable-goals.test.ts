import { startSimulation } from '@hopcode/engine/simulation';
import { describe, expect, it } from 'vitest';
import { grassFarm, newDesign } from './design.ts';
import { editorAfter } from './editor-events.ts';
import { currentDesign, editorOf } from './editor-state.ts';
import { valueProblem, variableNameProblem, wantedValue, withVariableGoal } from './variable-goals.ts';

it.each([
  ['steps', undefined],
  ['_x1', undefined],
  ['', 'badName'],
  ['1x', 'badName'],
  ['my steps', 'badName'],
  ['for', 'keyword'],
  ['None', 'keyword'],
  ['print', 'keyword'],
  ['list', 'keyword'],
  ['__name__', 'keyword'],
  ['player', 'ours'],
  ['count', undefined],
  ['Player', undefined],
  ['printer', undefined],
])('%j as a name: %s', (name, problem) => {
  expect(variableNameProblem(name)).toBe(problem);
});

it.each([
  ['7', undefined],
  ['-2.5', undefined],
  ['Anna', undefined],
  ['123456789012345', undefined],
  [' ', 'noValue'],
  ['12345678901234567890', 'longNumber'],
  ['9'.repeat(600), 'longNumber'],
  ['0.1234567890123456', 'longNumber'],
  [`${'9'.repeat(20)} sheep`, undefined],
])('%j as a value: %s', (typed, problem) => {
  expect(valueProblem(typed)).toBe(problem);
});

describe('a goal on a variable', () => {
  it.each([
    ['7', 7, true],
    ['-2.5', -2.5, true],
    ['7', '7', false],
    ['Anna', 'anna', true],
    ['True', true, true],
    ['Anna', 'Bo', false],
  ])('that wants %j is met by %j: %s', (typed, value, met) => {
    const level = withVariableGoal(grassFarm(4, 4), 'answer', typed);
    expect(startSimulation(level).verdict({ answer: value }).complete).toBe(met);
  });

  it('replaces the one for the same variable', () => {
    const twice = withVariableGoal(withVariableGoal(grassFarm(4, 4), 'answer', '7'), 'answer', '8');
    expect(twice.levelGoals.map(wantedValue)).toEqual(['8']);
  });
});

it('applies a line limit to every farm, and removes it', () => {
  const open = editorAfter(editorOf(newDesign(grassFarm(4, 4), null), false), { type: 'farm-added' });
  const limited = editorAfter(open, { type: 'lines-limited', most: 5 });
  const limits = (state: typeof open) => currentDesign(state).farms.map((farm) => farm.maxLinesOfCode);
  expect(limits(limited)).toEqual([5, 5]);
  expect(limits(editorAfter(limited, { type: 'lines-limited', most: undefined }))).toEqual([
    undefined,
    undefined,
  ]);
});
