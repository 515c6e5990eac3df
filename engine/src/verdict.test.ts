import { describe, expect, it } from 'vitest';
import type { Variables } from './goals/goal-kind.ts';
import { startSimulation } from './simulation.ts';
import { callsOf } from './testing/calls.ts';
import { type GoalSketch, tinyLevel } from './testing/tiny-level.ts';
import { verdictSchema } from './verdict.ts';

const verdictOf = (goals: readonly GoalSketch[], program: string, variables: Variables = {}) => {
  const simulation = startSimulation(tinyLevel({ map: '>cc.', goals }));
  for (const { name, args } of callsOf(program)) simulation.command(name, args);
  return simulation.verdict(variables);
};

const carrots: GoalSketch = { action: 'collect', type: 'carrot', maxScore: 2 };
const age: GoalSketch = { action: 'assign', variable: 'age', depends: { count: 7 } };

describe('a level is complete', () => {
  it.each<[string, readonly GoalSketch[], string, Variables]>([
    ['every score at its maximum', [carrots], 'move_forward(2)', {}],
    ['a variable as asked', [age], '', { age: 7 }],
    ['both', [carrots, age], 'move_forward(2)', { age: 7 }],
  ])('%s', (_rule, goals, program, variables) => {
    expect(verdictOf(goals, program, variables).complete).toBe(true);
  });
});

describe('a level is not complete', () => {
  it.each<[string, readonly GoalSketch[], string, Variables]>([
    ['a score below its maximum', [carrots], 'move_forward(1)', {}],
    ['a variable with a wrong value', [age], '', { age: 8 }],
    ['the score only', [carrots, age], 'move_forward(2)', {}],
    ['the variable only', [carrots, age], 'move_forward(1)', { age: 7 }],
    ['no goals at all', [], 'move_forward(2)', {}],
  ])('%s', (_rule, goals, program, variables) => {
    expect(verdictOf(goals, program, variables).complete).toBe(false);
  });
});

it('reports every goal in the order of the level and the first variable with a wrong value', () => {
  const name: GoalSketch = { action: 'assign', variable: 'name', depends: { type: 'Bo' } };
  const verdict = verdictOf([carrots, age, name], 'move_forward(1)', { name: 'Al' });
  expect(verdict).toEqual({
    complete: false,
    goals: [
      { met: false, score: 1, maxScore: 2 },
      { met: false, score: 0, maxScore: 1 },
      { met: false, score: 0, maxScore: 1 },
    ],
    failure: { code: 'variable-missing', params: { variable: 'age' } },
  });
  expect(verdictSchema.parse(verdict)).toEqual(verdict);
});
