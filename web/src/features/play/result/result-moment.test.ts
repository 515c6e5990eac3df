import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import type { Problem } from '../run/run-result.ts';
import { resultMoment } from './result-moment.ts';
import { showMoment } from './show-moment.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 4, height: 1, data: [1, 1, 1, 1] }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [3, 0] }],
});
const SOURCE = 'for i in range(3):\n    player.move_forward()';
const line = (number: number): TimelineEvent => ({ kind: 'line', line: number, scope: '' });
const walk = (x: number): TimelineEvent => ({
  kind: 'command',
  line: 2,
  name: 'move_forward',
  args: [],
  changes: [{ type: 'moved', to: [x + 1, 0] }],
});
const bump = (x: number): TimelineEvent => ({
  kind: 'command',
  line: 2,
  name: 'move_forward',
  args: [],
  changes: [{ type: 'bumped', at: [x, 0] }],
  failure: { code: 'bumped-into-wall' },
});
const open = { complete: false, goals: [{ met: false, score: 0, maxScore: 1 }] };
const MET = { complete: false, goals: [1, 2].map(() => ({ met: true, score: 1, maxScore: 1 })) };
const timelineOf = (events: TimelineEvent[], end: Timeline['end']): Timeline => ({
  version: 1,
  events,
  end,
  variables: {},
  verdict: open,
});
const RULE: Problem = { kind: 'rule', failure: { code: 'bumped-into-wall' }, line: 2 };

it('returns the line, the round and the tile in the way for a bump', () => {
  const timeline = timelineOf([line(1), line(2), walk(0), line(1), line(2), bump(2)], {
    status: 'rule',
    line: 2,
    failure: { code: 'bumped-into-wall' },
  });
  const {
    line: at,
    event,
    round,
    at: tile,
  } = resultMoment({
    timeline,
    source: SOURCE,
    level: LEVEL,
    problem: RULE,
    line: 2,
  });
  expect([at, event, round?.number, round?.total, tile]).toEqual([2, 5, 2, 3, [2, 0]]);
});

it('returns the tile of the character for a bump at the edge', () => {
  const timeline = timelineOf([line(2), walk(0), line(2), bump(9)], {
    status: 'rule',
    line: 2,
    failure: { code: 'bumped-into-wall' },
  });
  const { at } = resultMoment({ timeline, source: SOURCE, level: LEVEL, problem: RULE, line: 2 });
  expect(at).toEqual([1, 0]);
});

it('returns the last step for a path that is too short', () => {
  const timeline = timelineOf([line(1), line(2), walk(0), line(1), line(0)], { status: 'finished' });
  const moment = resultMoment({
    timeline,
    source: SOURCE,
    level: LEVEL,
    problem: undefined,
    line: undefined,
  });
  expect([moment.line, moment.shortfall?.kind, moment.at]).toEqual([2, 'short', [1, 0]]);
});

it('returns no round for an endless loop', () => {
  const timeline = timelineOf([line(1), line(2), walk(0), line(1), line(2), walk(1)], {
    status: 'time',
    line: 2,
  });
  const problem: Problem = { kind: 'limit', limit: 'time', line: 2 };
  const moment = resultMoment({ timeline, source: SOURCE, level: LEVEL, problem, line: 2 });
  expect([moment.line, moment.event, moment.round, moment.at]).toEqual([2, 5, undefined, undefined]);
});

it('returns the line of the loop if a text was said too many times', () => {
  const said = (text: string, index: number): TimelineEvent => ({
    kind: 'command',
    line: 2,
    name: 'speak',
    args: [text],
    changes: index < 2 ? [{ type: 'scored', goal: index, score: 1 }] : [],
    ...(index < 2 ? {} : { failure: { code: 'wrong-text' } }),
  });
  const goal = (data: string) => ({ action: 'speak', data, position: [0, 0] });
  const level = levelSchema.parse({ ...LEVEL, levelGoals: [goal('1'), goal('2')] });
  const events = ['1', '2', '3'].flatMap((text, index) => [line(1), line(2), said(text, index)]);
  const failure = { code: 'wrong-text' };
  const ended = { ...timelineOf(events, { status: 'rule', line: 2, failure }), verdict: MET };
  const problem: Problem = { kind: 'rule', failure, line: 2 };
  const source = 'for i in range(1, 4):\n    player.speak(i)';
  const moment = resultMoment({ timeline: ended, source, level, problem, line: 2 });
  expect([moment.line, moment.shortfall]).toMatchObject([1, { kind: 'loop-many', said: '1, 2, 3' }]);
});

it('returns no tile for a program that did not start', () => {
  const timeline = timelineOf([], {
    status: 'error',
    error: { type: 'SyntaxError', message: '', line: 1, trace: '' },
  });
  const problem: Problem = { kind: 'crashed', source: SOURCE };
  expect(resultMoment({ timeline, source: SOURCE, level: LEVEL, problem, line: 1 })).toMatchObject({
    line: 1,
    event: undefined,
    at: undefined,
  });
});

const tripOf = (isOpen: boolean) => ({
  timeline: timelineOf([line(1), line(2), walk(0), line(1)], { status: 'finished' }),
  source: SOURCE,
  steps: [0, 1, 3].map((event) => ({ event, line: 1, scope: '' })),
  events: 4,
  last: 4,
  status: 'finished' as const,
  open: isOpen,
  over: true,
});

it.each<[string, boolean, number | undefined, readonly string[] | undefined]>([
  ['a moment during the run', true, 1, ['step 2']],
  ['the end of the run, as it comes', true, 3, ['step 1', 'toggle']],
  ['no moment', true, undefined, undefined],
  ['no moment of a run that is not on the stage', false, 1, undefined],
])('shows %s', (_, isOpen, event, calls) => {
  const log: string[] = [];
  const travel = {
    snapshot: () => tripOf(isOpen),
    toStep: (step: number) => log.push(`step ${step}`),
    toggle: () => log.push('toggle'),
  };
  const show = showMoment(travel, { event, line: 2 });
  show?.();
  expect(show && log).toEqual(calls);
});

it("returns the helper's tile for the helper's command", () => {
  const level = levelSchema.parse({
    ...LEVEL,
    items: [{ type: 'hen', sprite: 'Animals/hen.png', action: 'none', position: [2, 0] }],
    helper: 0,
  });
  const failure = { code: 'not-on-mark' };
  const said: TimelineEvent = {
    kind: 'command',
    line: 2,
    name: 'speak',
    args: ['Hello'],
    changes: [],
    failure,
    by: 'helper',
  };
  const timeline = timelineOf([line(2), said], { status: 'rule', line: 2, failure });
  const moment = resultMoment({
    timeline,
    source: SOURCE,
    level,
    problem: { kind: 'rule', failure, line: 2 },
    line: 2,
  });
  expect([moment.at, moment.byHelper]).toEqual([[2, 0], true]);
});
