import { type Item, levelSchema } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { type Bump, bumpOf, isEndless, lineOf, problemBeforeRun, resultOf } from './run-result.ts';

const ROCK: Item = { action: 'push', type: 'rock', sprite: 'prop/rock', position: [1, 0] };

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: {
    tilesets: [{ source: 'ground', firstgid: 1 }],
    layers: [
      { name: 'ground_tiles', width: 3, height: 1, data: [1, 1, 1] },
      { name: 'collisions', width: 3, height: 1, data: [0, 0, 1] },
    ],
  },
  items: [ROCK],
  levelGoals: [],
});

type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;

const bumpedAt = (x: number, y: number): CommandEvent => ({
  kind: 'command',
  line: 1,
  name: 'move_forward',
  args: [],
  changes: [{ type: 'bumped', at: [x, y] }],
});

describe('bumpOf', () => {
  it.each<[string, CommandEvent, Bump | undefined]>([
    ['the edge', bumpedAt(-1, 0), { kind: 'edge' }],
    ['below the map', bumpedAt(0, 1), { kind: 'edge' }],
    ['a thing', bumpedAt(1, 0), { kind: 'thing', type: 'rock' }],
    ['a wall', bumpedAt(2, 0), { kind: 'wall' }],
    ['nothing', { ...bumpedAt(0, 0), changes: [] }, undefined],
    ['a tile that is taken', { ...bumpedAt(1, 0), failure: { code: 'way-taken' } }, undefined],
    [
      'a helper that bumps into a thing',
      { ...bumpedAt(1, 0), changes: [{ type: 'bumped', at: [1, 0], by: 0 }] },
      { kind: 'thing', type: 'rock' },
    ],
    [
      'a helper at the edge',
      { ...bumpedAt(-1, 0), changes: [{ type: 'bumped', at: [-1, 0], by: 0 }] },
      undefined,
    ],
    [
      'a helper at a wall',
      { ...bumpedAt(2, 0), changes: [{ type: 'bumped', at: [2, 0], by: 0 }] },
      undefined,
    ],
  ] as const)('%s', (_, event, bump) => {
    expect(bumpOf(LEVEL, { events: [event] })).toEqual(bump);
  });

  it('does not blame an earlier command', () => {
    const turn: TimelineEvent = { kind: 'command', line: 2, name: 'turn_left', args: [], changes: [] };
    expect(bumpOf(LEVEL, { events: [bumpedAt(-1, 0), turn] })).toBeUndefined();
  });
});

const endedBy = (end: RunEnd, verdict: Timeline['verdict'] = { complete: false, goals: [] }): Timeline => ({
  version: 1,
  events: [],
  end,
  variables: {},
  verdict,
});

const GOAL = { met: true, score: 1, maxScore: 1 };
const FINISHED: RunEnd = { status: 'finished' };
const ERROR = { type: 'E', message: '', line: 2, trace: '' };

describe('resultOf', () => {
  it.each<[RunEnd, string | undefined, number | undefined]>([
    [FINISHED, undefined, undefined],
    [{ status: 'finished', slip: ERROR }, 'python', 2],
    [{ status: 'stopped' }, undefined, undefined],
    [{ status: 'question', question: 'ask', prompt: '', line: 1 }, undefined, undefined],
    [{ status: 'rule', line: 3, failure: { code: 'x' } }, 'rule', 3],
    [{ status: 'error', error: { ...ERROR, line: 4 } }, 'python', 4],
    [{ status: 'time', line: 5 }, 'limit', 5],
    [{ status: 'time', line: 0 }, 'limit', undefined],
    [{ status: 'commands', line: 6 }, 'limit', 6],
    [{ status: 'crashed' }, 'crashed', undefined],
    [{ status: 'crashed', error: ERROR }, 'crashed', 2],
    [{ status: 'unchecked' }, 'unchecked', undefined],
  ])('%o: %s at line %s', (end, kind, line) => {
    const { problem } = resultOf(endedBy(end), '', LEVEL, false);
    expect([problem?.kind, problem && lineOf(problem)]).toEqual([kind, line]);
  });

  it('reports the wrong variable of a program that finished', () => {
    const failure = { code: 'variable-missing', params: { name: 'steps' } };
    const verdict = { complete: false, goals: [], failure };
    expect(resultOf(endedBy(FINISHED, verdict), '', LEVEL, false).problem).toEqual({ kind: 'rule', failure });
  });

  it('reports a limit with the loop that cannot end', () => {
    const slip = { ...ERROR, line: 4 };
    const { problem } = resultOf(endedBy({ status: 'output', line: 3, slip }), 'a', LEVEL, false);
    expect(problem).toEqual({ kind: 'limit', limit: 'output', line: 4, error: slip, source: 'a' });
  });

  it('reports what was never called only if the program did nothing else', () => {
    const end: RunEnd = { status: 'finished', slip: { ...ERROR, type: 'FunctionNeverCalled' } };
    const failure = { code: 'variable-missing', params: { name: 'steps' } };
    const acted = { ...endedBy(end), events: [bumpedAt(0, 0)] };
    const missing = endedBy(end, { complete: false, goals: [], failure });
    expect(resultOf(endedBy(end), '', LEVEL, false).problem?.kind).toBe('python');
    expect(resultOf(acted, '', LEVEL, false).problem).toBeUndefined();
    expect(resultOf(missing, '', LEVEL, false).problem).toEqual({ kind: 'rule', failure });
  });

  it.each([
    [true, 'no-python'],
    [false, 'crashed'],
  ])('distinguishes a crash from a Python that never loaded: %s, %s', (isAway, kind) => {
    expect(resultOf(endedBy({ status: 'crashed' }), '', LEVEL, isAway).problem?.kind).toBe(kind);
  });

  it('reports what the character bumped into', () => {
    const end: RunEnd = { status: 'rule', line: 1, failure: { code: 'bumped-into-wall' } };
    const timeline = { ...endedBy(end), events: [bumpedAt(0, -1)] };
    expect(resultOf(timeline, '', LEVEL, false).problem).toMatchObject({ bump: { kind: 'edge' } });
  });

  it.each<[string, RunEnd, Timeline['verdict'], boolean]>([
    ['all goals met', FINISHED, { complete: true, goals: [GOAL] }, true],
    ['an unmet goal', FINISHED, { complete: false, goals: [GOAL] }, false],
    ['no goals: free play', FINISHED, { complete: true, goals: [] }, false],
    ['goals met, then an error', { status: 'error', error: ERROR }, { complete: true, goals: [GOAL] }, false],
  ])('%s', (_, end, verdict, complete) => {
    expect(resultOf(endedBy(end, verdict), '', LEVEL, false).complete).toBe(complete);
  });
});

describe('isEndless', () => {
  it.each<[RunEnd, boolean]>([
    [{ status: 'time', line: 1 }, true],
    [{ status: 'commands', line: 1 }, true],
    [{ status: 'output', line: 1 }, true],
    [{ status: 'questions', line: 1 }, false],
    [{ status: 'error', error: { ...ERROR, type: 'RecursionError' } }, true],
    [{ status: 'error', error: ERROR }, false],
    [FINISHED, false],
  ])('%o: %s', (end, endless) => {
    expect(isEndless(end)).toBe(endless);
  });
});

describe('problemBeforeRun', () => {
  it.each([
    ['a\nb\nc', 3, undefined],
    ['a\nb\nc\nd', 3, { kind: 'too-many-lines', limit: 3 }],
    ['a\nb\nc\n# d', 3, undefined],
    ['a\nb\nc\nd', undefined, undefined],
  ])('%j with a limit of %s: %o', (code, maxLinesOfCode, problem) => {
    expect(problemBeforeRun(code, maxLinesOfCode === undefined ? {} : { maxLinesOfCode })).toEqual(problem);
  });
});
