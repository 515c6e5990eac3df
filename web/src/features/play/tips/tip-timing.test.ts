import type { AssistantTiming } from '@hopcode/contract/student/student';
import { expect, it } from 'vitest';
import { comesUnasked, typingLeft } from './tip-timing.ts';

it.each<[string, AssistantTiming, boolean, number, boolean, boolean]>([
  ['goals are missed', 'asks', false, 0, false, true],
  ['goals are missed, and the program has changed', 'asks', false, 0, true, false],
  ['an error', 'asks', true, 1, false, false],
  ['the same error twice', 'asks', true, 2, false, false],
  ['the same error three times', 'asks', true, 3, false, true],
  ['the same error three times, and the program has changed', 'asks', true, 3, true, false],
  ['goals are missed, and it waits', 'waits', false, 0, false, false],
  ['the same error three times, and it waits', 'waits', true, 3, false, false],
  ['it is off', 'off', false, 0, false, false],
])('after a run: %s', (_, timing, hasError, sameErrors, isEdited, comes) => {
  expect(comesUnasked({ timing, hasError, sameErrors, isEdited })).toBe(comes);
});

it.each([
  [undefined, 10_000, 0],
  [10_000, 10_000, 3000],
  [10_000, 12_000, 1000],
  [10_000, 13_000, 0],
  [10_000, 99_000, 0],
])('a change at %s, now %i: %i ms of typing are left', (typedAt, now, left) => {
  expect(typingLeft(typedAt, now)).toBe(left);
});
