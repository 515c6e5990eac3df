import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Argument } from './commands/command.ts';
import { COMMANDS } from './commands/registry.ts';
import type { Level } from './formats/level.ts';
import { mapSize } from './formats/level.ts';
import { type TimelineEvent, timelineEventSchema } from './formats/timeline.ts';
import { replay } from './replay.ts';
import { startSimulation } from './simulation.ts';
import type { Call } from './testing/calls.ts';
import { type TinyLevel, tinyLevel } from './testing/tiny-level.ts';

/** A yard where much can happen: marks with goals of several kinds, things to take, to push and to bump into. */
const YARD: TinyLevel = {
  map: `
    .c.k..
    .#R.c.
    ~.x.kc
    ...c..`,
  goals: [
    { action: 'collect', type: 'carrot', maxScore: 3 },
    { action: 'collect', type: 'water', data: 'water', position: [2, 2] },
    { action: 'speak', position: [2, 1], data: '*', maxScore: 2 },
    { action: 'speak', position: [2, 2], data: 'Hello' },
    { action: 'reach', position: [5, 3] },
    { action: 'assign', variable: 'x', depends: { count: 1 } },
  ],
  inventory: { plank: 1, log: 8 },
};

const argument: fc.Arbitrary<Argument> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -3, max: 4 }) },
  { weight: 3, arbitrary: fc.constantFrom('carrot', 'water', 'Hello', 'constructor', '__proto__', 'bridge') },
  { weight: 1, arbitrary: fc.constantFrom(null, true, Number.NaN, Infinity, 1e300, 0.5, 'x'.repeat(20_000)) },
  { weight: 1, arbitrary: fc.string() },
);

const call: fc.Arbitrary<Call> = fc.record({
  name: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...COMMANDS.map(({ name }) => name)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  ),
  args: fc.array(argument, { maxLength: 2 }),
});
const program = fc.array(call, { maxLength: 40 });

const runProgram = (level: Level, calls: readonly Call[]) => {
  const simulation = startSimulation(level);
  const events = calls.map(({ name, args }): TimelineEvent => {
    const { changes, failure, value } = simulation.command(name, args);
    return {
      kind: 'command',
      line: 1,
      name,
      args: [],
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

describe('whatever the program is', () => {
  const level = tinyLevel(YARD);
  const [width, height] = mapSize(level.map);

  it('the character and every thing stay on the map', () => {
    fc.assert(
      fc.property(program, (calls) => {
        const world = runProgram(level, calls).simulation.world();
        for (const [x, y] of [world.player.position, ...world.things.map((thing) => thing.position)]) {
          expect(x >= 0 && x < width && y >= 0 && y < height).toBe(true);
        }
      }),
    );
  });

  it('no cell that stops the character ever holds it', () => {
    fc.assert(
      fc.property(program, (calls) => {
        const { simulation } = runProgram(level, calls);
        const [x, y] = simulation.world().player.position;
        expect(simulation.board.blocked[y * width + x]).toBe(0);
      }),
    );
  });

  it('counts and scores are whole, not negative, and scores not above their maximum', () => {
    fc.assert(
      fc.property(program, (calls) => {
        const { inventory, scores } = runProgram(level, calls).simulation.world();
        for (const count of [...Object.values(inventory), ...scores])
          expect(Number.isInteger(count) && count >= 0).toBe(true);
        for (const [index, score] of scores.entries())
          expect(score).toBeLessThanOrEqual(level.levelGoals[index]?.maxScore ?? 0);
      }),
    );
  });

  it('things and goals keep their number and things their type', () => {
    fc.assert(
      fc.property(program, (calls) => {
        const world = runProgram(level, calls).simulation.world();
        expect(world.things.map(({ type }) => type)).toEqual(level.items.map(({ type }) => type));
        expect(world.scores).toHaveLength(level.levelGoals.length);
      }),
    );
  });

  it('two runs are equal', () => {
    fc.assert(
      fc.property(program, (calls) => {
        expect(runProgram(level, calls).events).toEqual(runProgram(level, calls).events);
      }),
    );
  });

  it('a replay of its changes, through JSON and back, ends in the same world', () => {
    fc.assert(
      fc.property(program, (calls) => {
        const { simulation, events } = runProgram(level, calls);
        const stored = events.map((event) => timelineEventSchema.parse(JSON.parse(JSON.stringify(event))));
        expect(JSON.stringify(replay(level, stored).at(-1))).toBe(JSON.stringify(simulation.world()));
      }),
    );
  });
});
