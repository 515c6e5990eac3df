import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/registry.ts';
import { mapSize } from './formats/level-map.ts';
import { timelineEventSchema } from './formats/timeline.ts';
import { replay } from './replay.ts';
import { anyRun, anyRunOf, runProgram, yard } from './testing/any-run.ts';
import { thingsAt } from './world/world.ts';

describe('for any program', () => {
  const [width, height] = mapSize(yard.map);

  it('the character and every thing stay on the map', () => {
    fc.assert(
      fc.property(anyRun, ({ level, calls }) => {
        const world = runProgram(level, calls).simulation.world();
        const cells = world.things.flatMap((thing) => [thing.position, ...(thing.compound ?? [])]);
        for (const [x, y] of [world.player.position, ...cells]) {
          expect(x >= 0 && x < width && y >= 0 && y < height).toBe(true);
        }
      }),
    );
  });

  it('the character is never on a cell that stops it', () => {
    fc.assert(
      fc.property(anyRun, ({ level, calls }) => {
        const { simulation } = runProgram(level, calls);
        const [x, y] = simulation.world().player.position;
        const world = simulation.world();
        const carried = thingsAt(world, [x, y]).some((id) => world.things[id]?.type === 'bridge');
        expect(carried || simulation.board.blocked[y * width + x] === 0).toBe(true);
      }),
    );
  });

  it('counts and scores are whole and not negative, and scores do not exceed their maximum', () => {
    fc.assert(
      fc.property(anyRun, ({ level, calls }) => {
        const { inventory, scores } = runProgram(level, calls).simulation.world();
        for (const count of [...Object.values(inventory), ...scores])
          expect(Number.isInteger(count) && count >= 0).toBe(true);
        for (const [index, score] of scores.entries())
          expect(score).toBeLessThanOrEqual(yard.levelGoals[index]?.maxScore ?? 0);
      }),
    );
  });

  it('the number of things, the number of goals and the types of the things never change', () => {
    fc.assert(
      fc.property(anyRun, ({ level, calls }) => {
        const world = runProgram(level, calls).simulation.world();
        expect(world.things.map(({ type }) => type)).toEqual(yard.items.map(({ type }) => type));
        expect(world.scores).toHaveLength(yard.levelGoals.length);
      }),
    );
  });

  it('two runs are equal', () => {
    fc.assert(
      fc.property(anyRun, ({ level, calls }) => {
        expect(runProgram(level, calls).events).toEqual(runProgram(level, calls).events);
      }),
    );
  });

  it('a replay of the changes, after JSON, ends in the same world', () => {
    fc.assert(
      fc.property(anyRun, ({ level, calls }) => {
        const { simulation, events } = runProgram(level, calls);
        const stored = events.map((event) =>
          timelineEventSchema.parse(JSON.parse(JSON.stringify({ ...event, args: [] }))),
        );
        expect(JSON.stringify(replay(level, stored).at(-1))).toBe(JSON.stringify(simulation.world()));
      }),
    );
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'a random call of %s can work in the level of any-run.ts',
    (name, command) => {
      const neverWorks = fc.property(anyRunOf(command), ({ level, calls }) =>
        runProgram(level, calls).events.every(
          (event) => event.kind !== 'command' || event.name !== name || event.failure !== undefined,
        ),
      );
      // The search ends at the first call that works.
      expect(
        fc.check(neverWorks, { numRuns: 2000, seed: 1, endOnFailure: true }).failed,
        'Add things or a goal with which the command works to YARD in engine/src/testing/any-run.ts.',
      ).toBe(true);
    },
  );
});
