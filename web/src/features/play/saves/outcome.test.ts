import { describe, expect, it } from 'vitest';
import type { Problem } from '../run/run-result.ts';
import type { Phase } from '../run/run-state.ts';
import { outcomeOf } from './outcome.ts';
import { keyOfProblem } from './report-outcome.ts';

const ENDED = (complete: boolean): Phase => ({ status: 'ended', end: { status: 'finished' }, complete });
const PROBLEM: Problem = { kind: 'rule', failure: { code: 'wrong-text' }, line: 1 };

describe('outcomeOf', () => {
  it.each<[string, Phase['status'], Phase, Problem | undefined, string | undefined]>([
    ['complete', 'running', ENDED(true), undefined, 'complete'],
    ['unmet goals', 'running', ENDED(false), undefined, 'incomplete'],
    ['an error', 'running', ENDED(false), PROBLEM, 'error'],
    ['stopped', 'stopping', { status: 'idle' }, undefined, 'stopped'],
    ['nothing yet', 'starting', { status: 'running', working: false }, undefined, undefined],
    ['reported already', 'ended', ENDED(true), undefined, undefined],
    ['reset', 'ended', { status: 'idle' }, undefined, undefined],
  ])('%s', (_, before, phase, problem, outcome) => {
    expect(outcomeOf(before, phase, { problem })).toBe(outcome);
  });
});

describe('keyOfProblem', () => {
  const error = { type: 'NameError', message: "name 'helo' is not defined", line: 1, trace: '' };
  it.each<[Problem, string]>([
    [PROBLEM, 'wrong-text'],
    [{ kind: 'limit', limit: 'time', line: 2 }, 'time'],
    [{ kind: 'crashed', source: '' }, 'crashed'],
    [{ kind: 'unchecked' }, 'unchecked'],
    [{ kind: 'no-python' }, 'no-python'],
  ])('%o: %s', (problem, key) => {
    expect(keyOfProblem(problem)).toBe(key);
  });

  it("is a fingerprint for an error of Python, without the learner's words", () => {
    const key = keyOfProblem({ kind: 'python', error, source: 'helo' });
    expect([/^[\w.:/-]+$/.test(key), key.includes('helo')]).toEqual([true, false]);
  });
});
