import { describe, expect, it } from 'vitest';
import { nextQuestion, practiceFrom } from './next-question.ts';

const states = (right: readonly (boolean | null)[]) =>
  right.map((one) => ({ right: one, solved: one === true }));

describe('nextQuestion', () => {
  it.each([
    [1, [null, null, null], undefined, 2],
    [2, [true, true, null], undefined, 3],
    [3, [true, false, true], undefined, undefined],
    [3, [true, null, true], undefined, 2],
    [3, [true, true, null], undefined, undefined],
    [1, [false, true, false], [1, 3], 3],
    [3, [false, true, false], [1, 3], undefined],
  ])('after question %i of %j, practising %j, returns %j', (number, right, practice, next) => {
    expect(nextQuestion(number, states(right), practice)).toBe(next);
  });
});

describe('practiceFrom', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['2,5', [2, 5]],
    ['0,2,9', [2]],
    ['x', undefined],
    ['1.5', undefined],
  ])('reads %j as %j', (text, numbers) => {
    expect(practiceFrom(text, 6)).toEqual(numbers);
  });
});
