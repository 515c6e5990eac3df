import { describe, expect, test } from 'vitest';
import { MOST_PROOF_COMMANDS, type ProofRun, proofSchema } from './formats/proof.ts';
import type { Timeline } from './formats/timeline.ts';
import { problemOfProof } from './proof.ts';
import { proofOf, proofRunOf } from './proof-run.ts';
import { startSimulation } from './simulation.ts';
import { tinyLevel } from './testing/tiny-level.ts';

const carrot = tinyLevel({ map: '>.c', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });
const near = tinyLevel({ map: '>c.', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });
const totalOf = (count: number, map = '>c.') =>
  tinyLevel({
    map,
    goals: [
      { action: 'collect', type: 'carrot', count: 1 },
      { action: 'assign', variable: 'total', depends: { count } },
    ],
  });
const total = totalOf(3);
const free = tinyLevel({ map: '>..' });

const run = (commands: ProofRun['commands'], variables: ProofRun['variables'] = {}): ProofRun => ({
  commands,
  variables,
});
const walk = (steps: number): ProofRun => run([['move_forward', steps]]);

test.each([
  ['one farm', [carrot], [walk(2)]],
  ['two farms', [carrot, near], [walk(2), walk(1)]],
  ['a bump that the program caught', [carrot], [run([['move_forward', 9]])]],
  [
    'a bump before the way',
    [carrot],
    [run([['turn_left'], ['move_forward'], ['turn_right'], ['move_forward', 2]])],
  ],
  [
    'two values of one variable on different farms',
    [total, totalOf(5, '>.c')],
    [run([['move_forward']], { total: 3 }), run([['move_forward', 2]], { total: 5 })],
  ],
  [
    'one value on equal farms',
    [total, totalOf(3)],
    [run([['move_forward']], { total: 3 }), run([['move_forward']], { total: 3 })],
  ],
  ['a variable as the page reports it', [total], [run([['move_forward']], { total: 3 })]],
] as const)('a run that meets every goal has no problem: %s', (_, farms, runs) => {
  expect(problemOfProof(farms, { runs: [...runs] })).toBeUndefined();
});

test.each([
  ['no command', [carrot], [run([])], { code: 'goals_open', farm: 0, goals: [0] }],
  ['too few steps', [carrot], [walk(1)], { code: 'goals_open', farm: 0, goals: [0] }],
  ['the second farm', [carrot, near], [walk(2), run([])], { code: 'goals_open', farm: 1, goals: [0] }],
  ['a farm without a run', [carrot, near], [walk(2)], { code: 'missing_farm', farm: 1 }],
  ['a run without a farm', [carrot], [walk(2), walk(2)], { code: 'missing_farm', farm: 1 }],
  [
    'a wrong variable',
    [total],
    [run([['move_forward']], { total: 4 })],
    { code: 'goals_open', farm: 0, goals: [1] },
  ],
  ['a variable alone', [total], [run([], { total: 3 })], { code: 'goals_open', farm: 0, goals: [0] }],
  [
    'two values of one variable on equal farms',
    [total, totalOf(5)],
    [run([['move_forward']], { total: 3 }), run([['move_forward']], { total: 5 })],
    { code: 'goals_open', farm: 1, goals: [1] },
  ],
  ['a level without goals', [free], [run([])], { code: 'no_goals', farm: 0 }],
] as const)('has a problem: %s', (_, farms, runs, problem) => {
  expect(problemOfProof(farms, { runs: [...runs] })).toEqual(problem);
});

test.each([
  ['a wrong argument after a bump', [['turn_left'], ['move_forward'], ['move_forward', 'far']], 2],
  ['an unknown command', [['win']], 0],
  ['a number as a command', [[3]], 0],
  ['too many arguments', [['turn_left', 1, 2, 3]], 0],
  ['a name of an object', [['constructor']], 0],
] as const)('a command that fails ends the replay: %s', (_, commands, command) => {
  const problem = problemOfProof([carrot], { runs: [run(commands.map((one) => [...one]))] });
  expect(problem).toMatchObject({ code: 'command_failed', farm: 0, command });
  expect(problem?.failure).toEqual(expect.any(String));
});

/** The timeline of some commands in a level. */
const played = (commands: readonly (readonly [string, ...number[]])[], variables = {}): Timeline => {
  const simulation = startSimulation(total);
  const events = commands.map(([name, ...args]) => {
    const { changes } = simulation.command(name, args);
    return { kind: 'command' as const, line: 1, name, args, changes: [...changes] };
  });
  return {
    version: 1,
    events,
    end: { status: 'finished' },
    variables,
    verdict: simulation.verdict(variables),
  };
};

describe('the proof of a timeline', () => {
  test('has the commands that changed something, and the variables of the goals', () => {
    const timeline = played([['look'], ['move_forward', 1], ['get_position']], { total: 3, other: 'secret' });
    const proof = proofRunOf(total, timeline);
    expect(proof).toEqual({ commands: [['move_forward', 1]], variables: { total: 3 } });
    expect(problemOfProof([total], proofSchema.parse({ runs: [proof] }))).toBeUndefined();
  });

  test('is undefined for a run with too many commands', () => {
    const turns = (count: number) => played(Array.from({ length: count }, () => ['turn_left'] as const));
    expect(proofRunOf(total, turns(MOST_PROOF_COMMANDS))?.commands).toHaveLength(MOST_PROOF_COMMANDS);
    expect(proofRunOf(total, turns(MOST_PROOF_COMMANDS + 1))).toBeUndefined();
  });
});

test.each([
  ['each farm has its timeline', [played([['move_forward', 1]], { total: 3 })], true],
  ['a farm has none', [undefined], false],
  ['there is none', [], false],
])('a proof of a level exists when %s', (_, timelines, exists) => {
  expect(proofOf([total], timelines) !== undefined).toBe(exists);
});

test('a proof with too many changes is refused before it is replayed to its end', () => {
  const wide = tinyLevel({
    map: `>${'.'.repeat(60)}c`,
    goals: [{ action: 'collect', type: 'carrot', count: 1 }],
  });
  const there = ['move_forward', 60] as const;
  const laps = Array.from({ length: 600 }, (_, at) => (at % 3 === 0 ? [...there] : ['turn_right']));
  const problem = problemOfProof([wide], { runs: [run(laps)] });
  expect(problem).toMatchObject({ code: 'too_long', farm: 0 });
});

test('a proof has limits', () => {
  const commands = Array.from({ length: MOST_PROOF_COMMANDS + 1 }, () => ['turn_left']);
  expect(proofSchema.safeParse({ runs: [{ commands }] }).success).toBe(false);
  expect(proofSchema.safeParse({ runs: [walk(1), walk(1), walk(1), walk(1)] }).success).toBe(false);
  const total = Array.from({ length: 900 }, () => 'x'.repeat(40));
  expect(proofSchema.safeParse({ runs: [run([], { total: { list: total } })] }).success).toBe(false);
});
