import type { Tip } from '@hopcode/contract/assistant/tip';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../time/steps.ts';
import { stepOf, tipActionOf } from './tip-action.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

const CODE = 'player.move_forward()';
const STEPS = [
  { event: 0, line: 1, scope: '' },
  { event: 2, line: 2, scope: '' },
  { event: 4, line: 1, scope: '' },
];
const TIP: Tip = {
  text: 'Try this',
  code_to_add: 'a',
  code_to_modify: null,
  line_number: 2,
  resulted_code: 'a',
  is_code_sufficient: false,
  rung: 4,
  page: null,
  gap: null,
  words: 'Look again',
};
const view = (tip: Partial<Tip>, event: number | null = null): TipView => ({
  kind: 'tip',
  tip: { ...TIP, ...tip },
  askedWith: CODE,
  event,
});
const trip = { source: CODE, steps: STEPS, open: true };
const APPLY = { kind: 'apply', code: 'a', line: 2 };

describe('tipActionOf', () => {
  it.each<[string, TipView, unknown]>([
    ['rung 4', view({}), APPLY],
    ['rung 4 without a line', view({ line_number: null }), { ...APPLY, line: 1 }],
    ['rung 4 without a change', view({ resulted_code: null }), undefined],
    ['rung 3', view({ rung: 3 }), { kind: 'go', line: 2 }],
    ['rung 3 without a line', view({ rung: 3, line_number: null }), undefined],
    ['rung 2', view({ rung: 2, page: 'turn_left' }), { kind: 'book', command: 'turn_left' }],
    ['rung 2 about no command', view({ rung: 2, page: 'for' }), undefined],
    ['rung 2 without a page', view({ rung: 2 }), undefined],
    ['rung 1', view({ rung: 1 }), { kind: 'show', step: 3 }],
    ['rung 1 with the event of the run', view({ rung: 1, line_number: 1 }, 1), { kind: 'show', step: 2 }],
    ['rung 1 without a moment', view({ rung: 1, line_number: null }), undefined],
    ['an error elsewhere', { kind: 'at-error', line: 3, askedWith: CODE }, { kind: 'go', line: 3 }],
    ['no tip', NO_TIP, undefined],
    ['no activations', { kind: 'used-up', way: 'signup' }, undefined],
  ])('%s', (_, shown, action) => {
    expect(tipActionOf(shown, { code: CODE, trip })).toEqual(action);
  });

  it.each<[string, TipView, boolean]>([
    ['rung 4', view({}), false],
    ['rung 3', view({ rung: 3 }), false],
    ['rung 2', view({ rung: 2, page: 'push' }), true],
    ['rung 1', view({ rung: 1 }), false],
    ['an error elsewhere', { kind: 'at-error', line: 3, askedWith: CODE }, false],
  ])('after the program has changed: %s', (_, shown, hasAction) => {
    expect(tipActionOf(shown, { code: 'x = 1', trip }) !== undefined).toBe(hasAction);
  });

  it.each([
    ['the picture shows something else', { ...trip, open: false }],
    ['the run is of another program', { ...trip, source: 'x' }],
    ['there is no run', undefined],
  ])('shows no moment when %s', (_, other) => {
    expect(tipActionOf(view({ rung: 1 }), { code: CODE, trip: other })).toBeUndefined();
  });
});

it.each([
  [0, 2, 1],
  [1, 1, 2],
  [2, 2, 2],
  [3, 2, 3],
  [99, 2, 3],
  [null, 2, 3],
  [null, 1, 3],
  [null, 7, undefined],
  [null, null, undefined],
])('the step after event %s at line %s is %s', (event, line, step) => {
  expect(stepOf(STEPS, { event, line })).toBe(step);
});

it.each<[string, Timeline['end']]>([
  ['a program that ends one step short', { status: 'finished' }],
  ['a command that failed', { status: 'rule', line: 4, failure: { code: 'bumped-into-wall' } }],
])('a question about the last command of %s opens the end of the run', (_, end) => {
  const events = [3, 4].flatMap((line): TimelineEvent[] => [
    { kind: 'line', line, scope: '' },
    { kind: 'command', line, name: 'move_forward', args: [], changes: [] },
  ]);
  const steps = stepsOf({ version: 1, events, end, variables: {}, verdict: { complete: false, goals: [] } });
  expect(steps).toHaveLength(3);
  expect(stepOf(steps, { event: 3, line: 4 })).toBe(3);
  expect(stepOf(steps, { event: 1, line: 3 })).toBe(2);
});
