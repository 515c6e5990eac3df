import fc from 'fast-check';
import type { Argument, CommandDefinition } from '../commands/command.ts';
import { moveForward } from '../commands/move-forward.ts';
import { COMMANDS } from '../commands/registry.ts';
import { turnLeft } from '../commands/turn-left.ts';
import type { Level } from '../formats/level.ts';
import type { TimelineEvent } from '../formats/timeline.ts';
import { startSimulation } from '../simulation.ts';
import { facingNameSchema } from '../world/geometry.ts';
import { isMark } from '../world/world.ts';
import { type Call, callsOf } from './calls.ts';
import { type TinyLevel, tinyLevel } from './tiny-level.ts';

/**
 * A level with many possibilities: marks with goals of every kind, and things to pick up, push, open, fill, build and
 * grow.
 */
const YARD: TinyLevel = {
  map: `
    .c.k..d.
    .#R.c.xb
    ~.x.kc..
    ...c..xp
    s.xv.xt.`,
  legend: {
    d: { type: 'door', action: 'open' },
    b: { type: 'bridge', action: 'build' },
    p: { type: 'carrotCrop', action: 'plant' },
    s: { type: 'salad', action: 'combine' },
    t: { type: 'tray', action: 'place' },
  },
  items: [
    { type: 'sign', action: 'read', position: [1, 2], data: { text: 'Moo' } },
    { type: 'gate', action: 'close', position: [5, 1], data: { state: 'open' } },
    { type: 'board', action: 'display', position: [2, 0] },
    { type: 'crate', action: 'push', position: [4, 3], compound: [[4, 4]] },
    { type: 'rosa', action: 'none', position: [7, 4] },
  ],
  goals: [
    { action: 'collect', type: 'carrot', maxScore: 3 },
    { action: 'collect', type: 'water', data: 'water', position: [2, 2] },
    { action: 'speak', position: [2, 1], data: '*', maxScore: 2 },
    { action: 'write', position: [2, 1], data: 'Hello' },
    { action: 'ask', position: [2, 1] },
    { action: 'display', position: [2, 1], targetPosition: [2, 0] },
    { action: 'read', position: [2, 2], targetPosition: [1, 2] },
    { action: 'build', position: [6, 1], data: 'bridge', targetPosition: [7, 1] },
    { action: 'build', position: [6, 1], data: 'bridge' },
    { action: 'open', position: [6, 1] },
    { action: 'close', position: [6, 1] },
    { action: 'plant', position: [6, 3], data: 'carrotSeeds', targetPosition: [7, 3] },
    { action: 'water', position: [6, 3] },
    { action: 'water', position: [5, 4] },
    { action: 'place', position: [5, 4], data: 'bread', cost: { type: 'bread', amount: 2 } },
    { action: 'combine', position: [2, 4], data: 'salad' },
    { action: 'push' },
    { action: 'reach', position: [5, 3] },
    { action: 'assign', variable: 'x', depends: { count: 1 } },
    { action: 'compare', variable: 'x', expectedData: 1 },
  ],
  inventory: {
    plank: 1,
    log: 8,
    canteen: 1,
    carrotSeeds: 2,
    bread: 5,
    carrot: 4,
    tomato: 4,
    lettuce: 12,
    cucumber: 4,
  },
  reactions: [
    {
      when: { event: 'goal-met', goal: 0 },
      steps: [
        { act: 'walk', thing: 0, to: [[7, 1]] },
        { act: 'say', thing: 0, text: 'Thank you!' },
        { act: 'give', item: 'log', count: 2 },
      ],
    },
    { when: { event: 'said', channel: 'speak' }, steps: [{ act: 'sky', sky: 'night' }] },
    { when: { event: 'arrived', at: [3, 0] }, steps: [{ act: 'state', thing: 1, state: 'gone' }] },
  ],
};

const number = fc.integer({ min: -3, max: 4 });
const word = fc.constantFrom(
  'carrot',
  'water',
  'Hello',
  'constructor',
  '__proto__',
  'bridge',
  'bread',
  'salad',
  'carrotSeeds',
);
const nonsense: fc.Arbitrary<Argument> = fc.oneof(
  fc.constantFrom(null, true, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 0.5, 'x'.repeat(20_000)),
  fc.string(),
);

/**
 * Calls of a command as a learner might write them, sometimes with random arguments. A command that accepts only
 * certain words gets them from its example.
 */
const callOf = ({ name, parameters, example }: CommandDefinition): fc.Arbitrary<Call> => {
  const inExample = callsOf(example).filter((call) => call.name === name);
  const args = fc.tuple(
    ...parameters.map((parameter) =>
      fc.oneof(
        {
          weight: 6,
          arbitrary:
            parameter.type === 'int' ? number : parameter.default === null ? fc.constant(null) : word,
        },
        { weight: 1, arbitrary: fc.oneof(number, nonsense) },
      ),
    ),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ name: fc.constant(name), args }) },
    { weight: 1, arbitrary: fc.constantFrom(...inExample) },
  );
};
const sensibleCall = fc.constantFrom(...COMMANDS).chain(callOf);
const anyCall = fc.record({
  name: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...COMMANDS.map(({ name }) => name))),
  args: fc.array(fc.oneof(number, word, nonsense), { maxLength: 4 }),
});
const program: fc.Arbitrary<Call[]> = fc.array(
  fc.oneof({ weight: 9, arbitrary: sensibleCall }, { weight: 1, arbitrary: anyCall }),
  { maxLength: 60 },
);

export const yard = tinyLevel(YARD);
const marks = yard.items.filter((item) => isMark(item.type)).map((item) => item.position);

/** The level with the character on any of its marks, facing any direction, and a program. */
const runOf = (calls: fc.Arbitrary<Call[]>) =>
  fc.record({
    level: fc
      .record({ start: fc.constantFrom(...marks), facing: fc.constantFrom(...facingNameSchema.options) })
      .map((begin): Level => ({ ...yard, ...begin })),
    calls,
  });

export const anyRun = runOf(program);

/** Runs that use one command often, and otherwise only walk and turn, so that they do not depend on other commands. */
export const anyRunOf = (command: CommandDefinition) =>
  runOf(
    fc.array(fc.oneof(callOf(command), callOf(moveForward), callOf(turnLeft)), {
      minLength: 60,
      maxLength: 60,
    }),
  );

/** Plays the calls and returns their timeline events. */
export const runProgram = (level: Level, calls: readonly Call[]) => {
  const simulation = startSimulation(level);
  const events = calls.map(({ name, args }): TimelineEvent => {
    const { changes, failure, value } = simulation.command(name, args);
    return {
      kind: 'command',
      line: 1,
      name,
      args: [...args],
      changes: [...changes],
      ...(value !== undefined && { value }),
      ...(failure && {
        failure: failure.params
          ? { code: failure.code, params: { ...failure.params } }
          : { code: failure.code },
      }),
    };
  });
  return { simulation, events };
};
