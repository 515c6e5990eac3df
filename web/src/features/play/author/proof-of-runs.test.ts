import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { expect, it, vi } from 'vitest';
import { proofOf } from './proof-of-runs.ts';

const FARM = levelSchema.parse({
  version: 1,
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 3, height: 1, data: [1, 1, 1] }] },
  items: [],
  levelGoals: [
    { action: 'reach', position: [2, 0] },
    { action: 'assign', variable: 'steps', depends: { count: 2 } },
  ],
});

const timeline = (isDone: boolean, commands = 1): Timeline => ({
  version: 1,
  events: Array.from({ length: commands }, () => ({
    kind: 'command' as const,
    line: 1,
    name: 'move_forward',
    args: [2],
    changes: [{ type: 'moved' as const, to: [2, 0] }],
  })),
  end: { status: 'finished' },
  variables: { steps: 2, secret: 'x' },
  verdict: { complete: isDone, goals: [{ met: isDone, score: 1, maxScore: 1 }] },
});

const proofFor = (...timelines: readonly Timeline[]) => {
  const left = [...timelines];
  const run = vi.fn<Runner['run']>(async () => left.shift() ?? timeline(false));
  const farms = timelines.map(() => FARM);
  return { run, proof: proofOf({ run }, 'x', farms, [true]) };
};

it('contains the commands on every farm, and only the variables that goals name', async () => {
  const run = { commands: [['move_forward', 2]], variables: { steps: 2 } };
  expect(await proofFor(timeline(true), timeline(true)).proof).toEqual({
    ok: true,
    // A goal about a variable.
    proof: { runs: [run, run], program: 'x', answers: [true] },
  });
});

it.each([
  ['a farm is not complete', timeline(false)],
  ['there are too many commands', timeline(true, 2001)],
])('creates no proof if %s', async (_, last) => {
  expect(await proofFor(timeline(true), last).proof).toEqual({ ok: false, farm: 1 });
});

it('uses the answers of the author on every farm', async () => {
  const { run, proof } = proofFor(timeline(true), timeline(true));
  await proof;
  expect(run.mock.calls.map(([{ answers }]) => answers)).toEqual([[true], [true]]);
});

it.each([
  [2, 'a = 1\n# a comment\n\nb = 2', true],
  [2, 'a = 1\nb = 2\nc = 3', false],
  [2, 'a = 1; b = 2; c = 3', false],
  [undefined, 'a = 1\nb = 2\nc = 3', true],
])('with a limit of %s lines, %j is a proof: %s', async (limit, code, ok) => {
  const run = vi.fn<Runner['run']>(async () => timeline(true));
  const levelGoals = FARM.levelGoals.filter(({ variable }) => variable === undefined);
  const farm = { ...FARM, levelGoals, ...(limit !== undefined && { maxLinesOfCode: limit }) };
  const result = await proofOf({ run }, code, [farm], []);
  expect(result.ok).toBe(ok);
  // The server runs the program only if the number of its lines is limited.
  expect(result.ok ? result.proof.program : undefined).toBe(ok && limit !== undefined ? code : undefined);
  expect(run.mock.calls.length).toBe(ok ? 1 : 0);
});
