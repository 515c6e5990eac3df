import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../run/run-result.ts';
import { errorKey, errorText, tipQuestion } from './tip-question.ts';

const FARM = levelSchema.parse({
  version: 1,
  start: [1, 2],
  facing: 'down',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 4, height: 4, data: Array(16).fill(1) }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [3, 2] }],
});

const ENDING = { problem: undefined, farm: 0, level: FARM, answers: ['Noa'] };
const ASKED = { rung: 1, explanation: null, advice: null } as const;

describe('errorText', () => {
  const error = {
    type: 'NameError',
    message: "name 'x' is not defined",
    line: 3,
    trace:
      'Traceback (most recent call last):\n  File "program.py", line 3\nNameError: name \'x\' is not defined\n',
  };
  it.each<[string, Problem, string]>([
    ['Python', { kind: 'python', error, source: '' }, "line 3: NameError: name 'x' is not defined"],
    [
      'Python without a trace',
      { kind: 'python', error: { ...error, trace: '' }, source: '' },
      "line 3: NameError: name 'x' is not defined",
    ],
    [
      'Python without a line',
      { kind: 'python', error: { ...error, line: 0 }, source: '' },
      "NameError: name 'x' is not defined",
    ],
    ['a command', { kind: 'rule', failure: { code: 'bumped-into-wall' }, line: 1 }, 'bumped-into-wall'],
    ['a limit', { kind: 'limit', limit: 'time', line: 1 }, 'time'],
    ['a crash', { kind: 'crashed', source: '' }, 'crashed'],
  ])('of %s', (_, problem, text) => {
    expect(errorText(problem)).toBe(text);
  });

  it('is at most as long as the server accepts', () => {
    const problem: Problem = { kind: 'python', error: { ...error, trace: 'x'.repeat(3000) }, source: '' };
    expect(errorText(problem)).toHaveLength(2000);
  });
});

describe('tipQuestion', () => {
  const step = (x: number): TimelineEvent => ({
    kind: 'command',
    line: 1,
    name: 'move_forward',
    args: [],
    changes: [
      { type: 'moved', to: [x, 2] },
      { type: 'turned', facing: 'right' },
    ],
  });
  const run = (
    end: Timeline['end'],
    events: TimelineEvent[] = [step(2), step(3)],
  ): { readonly timeline: Timeline; readonly source: string } => ({
    timeline: { version: 1, events, end, variables: {}, verdict: { complete: false, goals: [] } },
    source: 'player.move_forward()',
  });
  it.each<[string, ReturnType<typeof run>, number, number[][]]>([
    [
      'at the end of the run',
      run({ status: 'finished' }),
      2,
      [
        [3, 2],
        [1, 0],
      ],
    ],
    [
      '... wherever the picture is',
      run({ status: 'finished' }),
      0,
      [
        [3, 2],
        [1, 0],
      ],
    ],
    [
      'where an endless program was stopped',
      run({ status: 'time', line: 1 }),
      1,
      [
        [2, 2],
        [1, 0],
      ],
    ],
    [
      'at the start of a run without steps',
      run({ status: 'finished' }, []),
      0,
      [
        [1, 2],
        [0, 1],
      ],
    ],
  ])('places the character %s', (_, trip, events, standing) => {
    const { position, facing } = tipQuestion({ ...trip, events }, ENDING, ASKED);
    expect([position, facing]).toEqual(standing);
  });

  it('contains the program that ran and its error', () => {
    const problem: Problem = { kind: 'limit', limit: 'commands', line: 1 };
    const trip = { ...run({ status: 'commands', line: 1 }), events: 0 };
    const asked = [problem, undefined].map((found) =>
      tipQuestion(trip, { ...ENDING, problem: found }, ASKED),
    );
    expect(asked.map(({ code, error, errorLine }) => [code, error, errorLine])).toEqual([
      ['player.move_forward()', 'commands', 1],
      ['player.move_forward()', null, null],
    ]);
  });

  it("contains the learner's rung, the answers, and the shortfall of the run on its farm", () => {
    const { timeline, source } = run({ status: 'finished' });
    const verdict = { complete: false, goals: [{ met: false, score: 0, maxScore: 1 }] };
    const trip = { timeline: { ...timeline, verdict }, source, events: 2 };
    const found = tipQuestion(trip, { ...ENDING, farm: 2 }, { ...ASKED, rung: 3, explanation: 'no-colon' });
    expect(found).toMatchObject({ rung: 3, explanation: 'no-colon', answers: ['Noa'] });
    expect(found.shortfall).toMatchObject({ farm: 2, met: 0, goals: 1 });
  });
});

describe('the shortfall of a command that failed because of a variable', () => {
  const goals = [{ action: 'assign' as const, variable: 'way', data: '12' }];
  const level = levelSchema.parse({ ...FARM, version: 1, levelGoals: goals });
  const timeline: Timeline = {
    version: 1,
    events: [{ kind: 'line', line: 1, scope: '', changed: { way: '6' } }],
    end: { status: 'rule', failure: { code: 'not-on-mark' }, line: 3 },
    variables: { way: 6 },
    verdict: { complete: false, goals: [{ met: false, score: 0, maxScore: 1 }] },
  };
  const failure = { code: 'variable-not-equal', params: { variable: 'way' } };
  it.each<[string, Problem, string]>([
    ['is the variable that the card names', { kind: 'rule', failure }, 'variable-value'],
    [
      'is the command that the card names',
      { kind: 'rule', failure: { code: 'not-on-mark' }, line: 3 },
      'refused',
    ],
  ])('%s', (_, problem, kind) => {
    const trip = { timeline, source: 'way = 6', events: 1 };
    expect(tipQuestion(trip, { ...ENDING, level, problem }, ASKED).shortfall?.kind).toBe(kind);
  });
});

describe('errorKey', () => {
  const python = (type: string, line: number): Problem => ({
    kind: 'python',
    error: { type, message: 'm', line, trace: '' },
    source: '',
  });
  it.each<[string, Problem, string]>([
    ['an error of Python', python('NameError', 2), 'NameError m'],
    ['the same at another line', python('NameError', 7), 'NameError m'],
    ['without a line', python('RecursionError', 0), 'RecursionError m'],
    ['a broken rule', { kind: 'rule', failure: { code: 'bumped-into-wall' }, line: 1 }, 'bumped-into-wall 1'],
    ['a limit', { kind: 'limit', limit: 'time', line: 1 }, 'time 1'],
  ])('%s', (_, problem, key) => {
    expect(errorKey(problem)).toBe(key);
  });
});
