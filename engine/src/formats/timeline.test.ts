import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineEventSchema, timelineSchema } from './timeline.ts';

const timeline = (fields: object = {}) => ({
  version: 1,
  events: [],
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: false, goals: [] },
  ...fields,
});
const command = (fields: object = {}) => ({
  kind: 'command',
  line: 1,
  name: 'move_forward',
  args: [1],
  changes: [{ type: 'moved', to: [1, 0] }],
  ...fields,
});
const pathsOf = (data: unknown): string[] =>
  (timelineSchema.safeParse(data).error?.issues ?? []).map((issue) => issue.path.join('.'));
const error = { type: 'NameError', message: "name 'x' is not defined", line: 3, trace: '' };

describe('a timeline', () => {
  it.each<[string, object]>([
    ['no events', {}],
    [
      'a line with its changed variables',
      { events: [{ kind: 'line', line: 1, scope: '', changed: { x: '1' } }] },
    ],
    ['a command', { events: [command()] }],
    [
      'a command that failed',
      { events: [command({ failure: { code: 'bumped-into-wall', params: { step: 1 } } })] },
    ],
    ['a command that answers', { events: [command({ value: null })] }],
    ['what was printed', { events: [{ kind: 'print', stream: 'out', text: 'Hi\n' }] }],
    ['time that passed', { events: [{ kind: 'wait', seconds: 0.5 }] }],
    ['an answer', { events: [{ kind: 'answer', question: 'ask', prompt: 'Ready?', answer: true }] }],
    ['an end by a failed command', { end: { status: 'rule', line: 2, failure: { code: 'unexpected' } } }],
    ['an end by an error', { end: { status: 'error', error } }],
    ['an end by a question', { end: { status: 'question', question: 'input', prompt: '', line: 1 } }],
    ['an end by a limit', { end: { status: 'time', line: 9 } }],
    ['variables', { variables: { x: { list: [1] } } }],
    ['a verdict', { verdict: { complete: true, goals: [{ met: true, score: 1, maxScore: 1 }] } }],
  ])('may have %s', (_what, fields) => {
    expect(pathsOf(timeline(fields))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['another version', { version: 0 }, 'version'],
    ['an event of an unknown kind', { events: [{ kind: 'sound' }] }, 'events.0.kind'],
    ['a line below zero', { events: [command(), command({ line: -1 })] }, 'events.1.line'],
    [
      'a change of an unknown type',
      { events: [command({ changes: [{ type: 'flew' }] })] },
      'events.0.changes.0.type',
    ],
    [
      'a move of half a tile',
      { events: [command({ changes: [{ type: 'moved', to: [0.5, 0] }] })] },
      'events.0.changes.0.to.0',
    ],
    [
      'a count below zero',
      { events: [command({ changes: [{ type: 'counted', item: 'egg', count: -1 }] })] },
      'events.0.changes.0.count',
    ],
    ['time that goes backwards', { events: [{ kind: 'wait', seconds: -1 }] }, 'events.0.seconds'],
    ['an end without a reason', { end: { status: 'rule', line: 1 } }, 'end.failure'],
    ['an end of an unknown kind', { end: { status: 'bored' } }, 'end.status'],
    ['a variable that is not valid data', { variables: { x: { map: [] } } }, 'variables.x'],
    [
      'a goal without a maximum',
      { verdict: { complete: true, goals: [{ met: true, score: 0, maxScore: 0 }] } },
      'verdict.goals.0.maxScore',
    ],
    ['an unknown field', { seed: 1 }, ''],
  ])('may not have %s', (_what, fields, path) => {
    expect(pathsOf(timeline(fields))).toContain(path);
  });
});

it('reports problems for any invalid input and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (nonsense) => {
      expect(timelineSchema.safeParse(nonsense).success).toBe(false);
      expect(timelineEventSchema.safeParse(nonsense).success).toBe(false);
    }),
  );
});
