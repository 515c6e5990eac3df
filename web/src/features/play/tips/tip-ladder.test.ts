import type { Rung } from '@hopcode/contract/assistant/tip';
import { describe, expect, it } from 'vitest';
import {
  askedRung,
  EMPTY_LADDER,
  rungOf,
  type TipLadder,
  tipLadderAfter,
  tipLadderSchema,
  unaskedRung,
} from './tip-ladder.ts';

const START = 'starter';

/** `run x`, `run x error`, `apply x`, `reset`, separated by commas. */
const ladderAfter = (events: string): TipLadder =>
  events
    .split(', ')
    .filter((event) => event !== '')
    .reduce((ladder, event) => {
      const [type, program = '', error = null] = event.split(' ');
      if (type === 'run') return tipLadderAfter(ladder, { type: 'ran', program, starter: START, error });
      return tipLadderAfter(ladder, type === 'apply' ? { type: 'applied', program } : { type: 'reset' });
    }, EMPTY_LADDER);

describe('the rung', () => {
  it.each([
    ['', 1],
    ['run starter', 1],
    ['run a', 1],
    ['run a, run a, run a', 1],
    ['run a, run b', 2],
    ['run a, run starter, run b', 2],
    ['run a, run b, run a, run b', 2],
    ['run a, run b, run c', 3],
    ['run a, run b, run c, run d', 4],
    ['run a, run b, run c, run d, run e', 4],
    ['run a, run b, run c, run d, apply e', 1],
    // Only Run and Apply.
    ['run starter, apply a, run a, apply b, run b, apply c, run c, apply d, run d', 1],
    ['run a, run b, run c, run d, apply e, run e, apply f, run f, run e', 1],
    // Undo, then run the earlier programs again.
    ['run a, run b, run c, run d, apply e, run e, run a, run b, run c, run d', 1],
    ['run a, run b, run c, run d, apply e, run f, run g', 2],
    ['run a, run b, run c, reset, run starter', 3],
  ])('%s: %i', (events, rung) => {
    expect(rungOf(ladderAfter(events))).toBe(rung);
  });
});

describe('a line of the owl is in the program', () => {
  it.each([
    ['run a', false],
    ['apply a', true],
    ['apply a, run b', true],
    ['apply a, reset', false],
    ['apply a, reset, run b', false],
    // Reset, then undo.
    ['apply a, reset, run a', true],
  ])('%s: %s', (events, helped) => {
    expect(ladderAfter(events).helped).toBe(helped);
  });
});

describe('the same error in a row', () => {
  it.each([
    ['run a', 0],
    ['run a e', 1],
    ['run a e, run a e, run b e', 3],
    ['run a e, run a e, run b f', 1],
    ['run a e, run b, run a e', 1],
    ['run a e, reset, run a e', 1],
    ['run a e, apply b, run b e', 2],
  ])('%s: %i', (events, times) => {
    expect(ladderAfter(events).error?.times ?? 0).toBe(times);
  });
});

it('stores only the newest 100 programs', () => {
  const events = Array.from({ length: 120 }, (_, index) => `run p${index}, apply q${index}`).join(', ');
  const ladder = ladderAfter(events);
  expect([ladder.own.length, ladder.own.at(-1), ladder.applied.length]).toEqual([100, 'p119', 100]);
  expect(tipLadderSchema.parse(ladder)).toEqual(ladder);
});

it.each<[string, Rung, Rung | undefined, Rung]>([
  ['a first question: the idea, because the card has asked the question', 1, undefined, 2],
  ['after an unasked question: the idea', 1, 1, 2],
  ['again about the same program: a line with a gap', 1, 2, 3],
  ['again after the gap: the gap, because asking alone must not end in Apply', 1, 3, 3],
  ['after four own programs: the line', 4, 2, 4],
])('%s', (_, climbed, given, rung) => {
  expect(askedRung(climbed, given)).toBe(rung);
});

it.each<[Rung, number, Rung]>([
  [1, 1, 1],
  [1, 2, 2],
  [1, 5, 2],
  [3, 2, 3],
])('comes unasked from rung %i after %i equal runs with rung %i', (climbed, times, rung) => {
  expect(unaskedRung(climbed, times)).toBe(rung);
});
