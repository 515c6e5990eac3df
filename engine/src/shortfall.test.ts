import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataValue } from './formats/data-value.ts';
import type { Level } from './formats/level.ts';
import { shortfallSchema } from './formats/shortfall.ts';
import type { RunEnd, TimelineEvent } from './formats/timeline.ts';
import { type Ran, shortfallOf } from './shortfall.ts';
import { startSimulation } from './simulation.ts';
import { anyRun, runProgram } from './testing/any-run.ts';
import { callsOf } from './testing/calls.ts';
import { type GoalSketch, type TinyLevel, tinyLevel } from './testing/tiny-level.ts';

/** A run with one command on each line. A failed command ends it. */
const ran = (level: Level, program: string, variables: Record<string, DataValue> = {}): Ran => {
  const simulation = startSimulation(level);
  const events: TimelineEvent[] = [];
  let end: RunEnd = { status: 'finished' };
  for (const [at, { name, args }] of callsOf(program).entries()) {
    const { changes, failure } = simulation.command(name, args);
    const line = at + 1;
    events.push(
      { kind: 'line', line, scope: '' },
      { kind: 'command', line, name, args: [...args], changes: [...changes] },
    );
    if (!failure) continue;
    const params = failure.params && { params: { ...failure.params } };
    end = { status: 'rule', line: at + 1, failure: { code: failure.code, ...params } };
    break;
  }
  return { events, end, variables, verdict: simulation.verdict(variables) };
};

const at = (position: [number, number], rest: Partial<GoalSketch> = {}): GoalSketch => ({
  action: 'speak',
  data: 'Hi',
  position,
  ...rest,
});

const lacks = (tiny: TinyLevel, program: string) => {
  const level = tinyLevel(tiny);
  return shortfallOf(level, ran(level, program));
};

describe('a walk to the place of a goal', () => {
  const PATH: TinyLevel = { map: '#######\n#>..x.#\n#.....#\n#######', goals: [at([4, 1])] };
  it('is complete with the action', () => {
    expect(lacks(PATH, 'move_forward(3) speak("Hi")')).toBeUndefined();
  });

  it.each<[string, string, object]>([
    ['nothing done', '', { kind: 'nothing', event: null, line: null, met: 0, goals: 1 }],
    ['one step short', 'move_forward() move_forward()', { kind: 'short', steps: 1, line: 2, event: 3 }],
    ['two steps short', 'move_forward()', { kind: 'short', action: 'speak', steps: 2, line: 1 }],
    ['one step too many', 'move_forward(3) move_forward()', { kind: 'too-far', steps: 1, line: 2, event: 3 }],
    ['walked past in one command', 'move_forward(4)', { kind: 'too-far', steps: 1, line: 1, event: 1 }],
    ['the action is missing', 'move_forward(3)', { kind: 'not-done', action: 'speak', line: 1 }],
    [
      'the action is missing, and it went on',
      'move_forward(3) turn_right() move_forward()',
      { kind: 'not-done', line: 1, event: 1 },
    ],
    ['another text', 'move_forward(3) speak("Ho")', { kind: 'said', command: 'speak', said: 'Ho', line: 2 }],
    ['too early', 'speak("Hi")', { kind: 'refused', command: 'speak', code: 'not-on-mark', line: 1 }],
    ['turned right', 'turn_right()', { kind: 'turn', turn: 'left', line: 1, event: 1 }],
    ['turned left', 'turn_left()', { kind: 'turn', turn: 'right', line: 1 }],
    ['turned around', 'turn_left() turn_left()', { kind: 'turn', turn: 'behind', line: 2 }],
    [
      'turned and walked away',
      'turn_right() move_forward()',
      { kind: 'turn', turn: 'left', line: 1, event: 1 },
    ],
    [
      'turned the wrong way at a corner, and walked on',
      'move_forward() turn_right() move_forward() turn_left() turn_right()',
      { kind: 'turn', turn: 'left', line: 5 },
    ],
    [
      'bumped into a wall behind the place',
      'move_forward(5)',
      { kind: 'bumped', by: null, turn: 'behind', free: 4, line: 1, event: 1 },
    ],
  ])('%s', (_, program, expected) => {
    expect(lacks(PATH, program)).toMatchObject(expected);
  });

  it('names what is in the way, and where the path begins', () => {
    const level: TinyLevel = { map: '>k.x\n....', goals: [at([3, 0])] };
    expect(lacks(level, 'move_forward(3)')).toMatchObject({
      kind: 'bumped',
      by: 'rock',
      turn: 'right',
      free: 0,
    });
    expect(lacks({ map: '.^\n.x', goals: [at([1, 1])] }, 'move_forward()')).toMatchObject({ by: 'edge' });
  });

  it('reports which way to turn at the place', () => {
    const goals = [{ ...at([2, 1]), targetPosition: [2, 0] as const }];
    expect(lacks({ map: '...\n>.x', goals }, 'move_forward(2)')).toMatchObject({
      kind: 'turn',
      turn: 'left',
    });
  });

  it.each<[string, string, object]>([
    ['stopped on the second place', 'move_forward(2)', { kind: 'not-done', action: 'speak', line: 5 }],
    ['turned there, but the other way', 'move_forward(2) turn_right()', { kind: 'turn', turn: 'behind' }],
  ])('reports an action that the character did at one place but not at another: %s', (_, rest, expected) => {
    const goals = [
      { ...at([1, 1]), targetPosition: [1, 0] as const },
      { ...at([3, 1]), targetPosition: [3, 0] as const },
    ];
    const first = 'move_forward() turn_left() speak("Hi") turn_right()';
    expect(lacks({ map: '....\n>x.x', goals }, `${first} ${rest}`)).toMatchObject(expected);
  });

  it('reports only an open goal if the path is not straight, or if there is no path', () => {
    expect(lacks({ map: '>.\n#x', goals: [at([1, 1])] }, 'can_move()')).toMatchObject({ kind: 'open' });
    expect(lacks({ map: '>#x', goals: [at([2, 0])] }, 'turn_left()')).toMatchObject({
      kind: 'open',
      line: 1,
    });
  });
});

describe('things and several goals', () => {
  const CARROTS: TinyLevel = {
    map: '>c.c\n...c',
    goals: [{ action: 'collect', type: 'carrot', maxScore: 3 }],
  };
  it.each<[string, string, object]>([
    ['the next one is straight ahead', 'move_forward()', { kind: 'short', action: 'collect', steps: 2 }],
    [
      'the next one is to the right',
      'move_forward(3)',
      { kind: 'collected', thing: 'carrot', got: 2, needed: 3, line: 1 },
    ],
  ])('%s', (_, program, expected) => {
    expect(lacks(CARROTS, program)).toMatchObject(expected);
  });

  it('counts the goals that are met', () => {
    const goals = [at([1, 0]), at([3, 0])];
    const found = lacks({ map: '>x.x', goals }, 'move_forward() speak("Hi") move_forward(2)');
    expect(found).toMatchObject({ kind: 'not-done', met: 1, goals: 2 });
  });
});

describe('a variable', () => {
  const NUMBER = { action: 'assign', variable: 'eggs', depends: { count: 5 } } as const;
  const TEXT = { action: 'assign', variable: 'eggs', depends: { type: '5' } } as const;
  const TRUTH = { action: 'assign', variable: 'eggs', depends: { type: 'True' } } as const;
  const LIST = { action: 'compare', variable: 'eggs', expectedData: { list: [1] } } as const;
  const set = (value: DataValue): Ran['variables'] => ({ eggs: value });
  const assigned = (goals: GoalSketch[], variables: Ran['variables'], program = '', map = '>.x') => {
    const level = tinyLevel({ map, goals });
    const { events, ...rest } = ran(level, program, variables);
    const lines: TimelineEvent[] = [
      { kind: 'line', line: 7, scope: '' },
      { kind: 'line', line: 8, scope: '', changed: { eggs: '?' } },
    ];
    return shortfallOf(level, { ...rest, events: [...lines, ...events] });
  };
  it.each<[string, GoalSketch, Ran['variables'], object]>([
    ['with a wrong value', NUMBER, set(4), { kind: 'variable-value', value: '4', line: 7, event: 0 }],
    ['a text for a number', NUMBER, set('5'), { kind: 'variable-type', is: 'text', wanted: 'number' }],
    ['a number for a text', TEXT, set(5), { kind: 'variable-type', is: 'number', wanted: 'text' }],
    ['a number for a truth', TRUTH, set(1), { kind: 'variable-type', is: 'number', wanted: 'truth' }],
    ['a text for a list', LIST, set('1'), { kind: 'variable-type', is: 'text', wanted: 'list' }],
    ['None', NUMBER, set(null), { kind: 'variable-type', is: 'none' }],
    ['another name', NUMBER, { Eggs: 5 }, { kind: 'variable-missing', variable: 'eggs' }],
  ])('%s', (_, goal, variables, expected) => {
    expect(assigned([goal], variables)).toMatchObject(expected);
  });

  it('comes first if it got its value before the first command', () => {
    expect(assigned([NUMBER, at([2, 0])], set(1), 'move_forward()')).toMatchObject({
      kind: 'variable-value',
    });
  });

  it('comes after other goals if it is not set yet', () => {
    expect(assigned([NUMBER, at([2, 0])], {}, 'move_forward()')).toMatchObject({ kind: 'short', steps: 1 });
    expect(assigned([NUMBER, at([2, 0])], {})).toMatchObject({ kind: 'nothing' });
  });
});

describe('the end of a run', () => {
  const level = tinyLevel({ map: '>.x', goals: [at([2, 0])] });
  const error = { type: 'NameError', message: "name 'a' is not defined", line: 3, trace: '' };
  const ended = (end: RunEnd) => shortfallOf(level, { ...ran(level, 'move_forward()'), end }, 2);
  it.each<[string, RunEnd, object]>([
    ['an error', { status: 'error', error }, { kind: 'error', type: 'NameError', line: 3, farm: 2 }],
    ['a slip', { status: 'finished', slip: error }, { kind: 'slip', type: 'NameError', line: 3 }],
    ['a limit', { status: 'time', line: 0 }, { kind: 'limit', limit: 'time', line: null }],
  ])('%s', (_, end, expected) => {
    expect(ended(end)).toMatchObject(expected);
  });

  it.each<RunEnd>([
    { status: 'stopped' },
    { status: 'unchecked' },
    { status: 'crashed' },
    { status: 'question', question: 'input', prompt: '', line: 1 },
  ])('returns undefined for $status', (end) => {
    expect(ended(end)).toBeUndefined();
  });

  it('returns undefined on a farm without goals', () => {
    const free = tinyLevel({ map: '>.x' });
    expect(shortfallOf(free, ran(free, 'move_forward()'))).toBeUndefined();
  });
});

it('is valid data for any run', () => {
  fc.assert(
    fc.property(anyRun, ({ level, calls }) => {
      const { simulation, events } = runProgram(level, calls);
      const index = events.findIndex((event) => event.kind === 'command' && event.failure !== undefined);
      const last = events[index];
      const failure = last?.kind === 'command' ? last.failure : undefined;
      const end: RunEnd = failure ? { status: 'rule', line: 1, failure } : { status: 'finished' };
      const kept = index < 0 ? events : events.slice(0, index + 1);
      const found = shortfallOf(level, { events: kept, end, variables: {}, verdict: simulation.verdict({}) });
      expect(shortfallSchema.optional().parse(found)).toEqual(found);
    }),
  );
});
