import type { Argument } from '@hopcode/engine/commands/command';
import { type Timeline, timelineSchema } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import { startCommandLog } from './host/command-log.ts';
import { meadow } from './testing/farm.ts';
import { isTrueRun } from './verify-run.ts';

const level = meadow({
  levelGoals: [
    { action: 'reach', position: [3, 3] },
    { action: 'assign', variable: 'steps', depends: { count: 2 } },
  ],
});

/** The worker's report of a program that gives these commands and ends with these variables. */
const timelineOf = (
  commands: readonly (readonly [name: string, ...args: Argument[]])[],
  variables: Timeline['variables'] = {},
): Timeline => {
  const log = startCommandLog(level, 1000);
  for (const [name, ...args] of commands) log.command(name, 1, args);
  const failure = log.events.at(-1)?.failure;
  return timelineSchema.parse({
    version: 1,
    events: [{ kind: 'line', line: 1, scope: '' }, ...log.events],
    end: failure ? { status: 'rule', line: 1, failure } : { status: 'finished' },
    variables,
    verdict: log.simulation.verdict(variables),
  });
};

const walk = timelineOf([['turn_left'], ['turn_right'], ['move_forward', 2]], { steps: 2 });
const tree = timelineOf([['turn_left'], ['move_forward', 9]]);
const [line, left, right, forward] = walk.events;
if (!line || !left || !right || !forward || forward.kind !== 'command') throw new Error('no events');

it('a walk completes this level', () => {
  expect([walk.verdict.complete, tree.end.status]).toEqual([true, 'rule']);
});

const refusal = {
  kind: 'command' as const,
  line: 1,
  name: 'move_forward',
  args: ['<object>'],
  changes: [],
  failure: { code: 'wrong-argument', params: { parameter: 'steps' } },
};
const refused: Timeline = {
  ...timelineOf([]),
  events: [line, refusal],
  end: { status: 'rule', line: 1, failure: refusal.failure },
};

it.each<[what: string, timeline: Timeline]>([
  ['completes the level', walk],
  ['does nothing', timelineOf([])],
  ['breaks a rule', tree],
  ['passes a value of a type that no command accepts', refused],
  ['catches a failure', { ...tree, end: { status: 'finished' } }],
  ['is stopped by a limit', { ...walk, end: { status: 'time', line: 1 } }],
])('accepts a run that %s', (_what, timeline) => {
  expect(isTrueRun(level, timeline)).toBe(true);
});

const won = walk.verdict;
it.each<[what: string, timeline: Timeline]>([
  ['a verdict without the commands', { ...timelineOf([]), verdict: won }],
  ['a verdict without the variables', { ...walk, variables: {} }],
  [
    'a verdict with one goal only',
    { ...timelineOf([]), verdict: { complete: true, goals: won.goals.slice(1) } },
  ],
  ['a verdict that hides a failure', { ...timelineOf([]), verdict: { complete: true, goals: [] } }],
  ['a command left out', { ...walk, events: [line, left, forward] }],
  ['commands in another order', { ...walk, events: [line, left, forward, right] }],
  ['a command twice', { ...walk, events: [line, left, right, forward, forward] }],
  [
    'other changes',
    { ...walk, events: [line, left, right, { ...forward, changes: forward.changes.slice(1) }] },
  ],
  ['other arguments', { ...walk, events: [line, left, right, { ...forward, args: [1] }] }],
  ['another value', { ...walk, events: [line, left, right, { ...forward, value: 7 }] }],
  ['a failure made up', { ...walk, events: [line, left, right, { ...forward, failure: { code: 'wall' } }] }],
  ['a wrong argument that does not end the run', { ...refused, end: { status: 'finished' } }],
  ['a failure that no command had', { ...walk, end: { status: 'rule', line: 1, failure: { code: 'wall' } } }],
  ['another failure at the end', { ...tree, end: { status: 'rule', line: 1, failure: { code: 'wall' } } }],
  ['commands after a wrong argument', { ...refused, events: [...refused.events, left] }],
  ['a command that does not exist', { ...walk, events: [line, { ...forward, name: 'win' }] }],
  ['a refusal with changes', { ...refused, events: [line, { ...refusal, changes: forward.changes }] }],
  ['a refusal of a command that does not exist', { ...refused, events: [line, { ...refusal, name: 'win' }] }],
  ['a refusal that does not end the run', { ...refused, end: { status: 'finished' } }],
])('rejects a timeline with %s', (_what, timeline) => {
  expect(isTrueRun(level, timeline)).toBe(false);
});
