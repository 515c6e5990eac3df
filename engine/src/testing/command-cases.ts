import { describe, expect, it } from 'vitest';
import { ANY_COMMAND_REASONS, type CommandDefinition, type Outcome } from '../commands/command.ts';
import { startSimulation } from '../simulation.ts';
import { arrivalCell, type Change } from '../world/change.ts';
import type { World } from '../world/world.ts';
import { callsOf } from './calls.ts';
import { englishWords, gapsOf } from './english-words.ts';
import { drawWorld, type TinyLevel, tinyLevel, trimmedMap } from './tiny-level.ts';

/** A farm and a program. The last call is the one under test; all calls before it must succeed. */
export type Scene = TinyLevel & { readonly program: string };

/** What must hold after the last call; missing fields are not checked. */
export type Expected = {
  readonly after?: string;
  readonly holds?: Readonly<Record<string, number>>;
  readonly scores?: readonly number[];
  /** The state of the last thing of each type, by the type. */
  readonly things?: Readonly<Record<string, string>>;
  /** The kinds of the last call's changes, in order. */
  readonly changes?: readonly Change['type'][];
  readonly said?: readonly string[];
  readonly value?: Outcome['value'];
};

/**
 * One rule: a scene that passes and, if the rule can be broken, a similar scene that fails. The failing scene contains
 * only the differences from the passing one.
 */
export type RuleCase = {
  readonly rule: string;
  readonly passes: Scene & Expected;
  readonly fails?: Partial<Scene> &
    Expected & { readonly code: string; readonly params?: Readonly<Record<string, string | number>> };
};

const words = englishWords();

const playScene = (scene: Scene): { outcome: Outcome; world: World } => {
  const simulation = startSimulation(tinyLevel(scene));
  let outcome: Outcome = { changes: [] };
  for (const { name, args } of callsOf(scene.program)) {
    if (outcome.failure) throw new Error(`${outcome.failure.code} before ${name}`);
    outcome = simulation.command(name, args);
  }
  return { outcome, world: simulation.world() };
};

const expectAfter = (scene: Scene, expected: Expected, outcome: Outcome, world: World) => {
  if (expected.after !== undefined) expect(drawWorld(scene, world)).toBe(trimmedMap(expected.after));
  if (expected.holds) expect(world.inventory).toMatchObject(expected.holds);
  if (expected.scores) expect(world.scores).toEqual(expected.scores);
  for (const [type, state] of Object.entries(expected.things ?? {}))
    expect([type, world.things.findLast((thing) => thing.type === type)?.state]).toEqual([type, state]);
  if (expected.changes) expect(outcome.changes.map(({ type }) => type)).toEqual(expected.changes);
  if (expected.said)
    expect(outcome.changes.flatMap((change) => (change.type === 'said' ? [change.text] : []))).toEqual(
      expected.said,
    );
  if ('value' in expected) expect(outcome.value).toBe(expected.value);
};

/**
 * Runs the test table of a command. It also checks that the rows produce exactly the failure codes that the command
 * declares. Each failure must contain every value that its sentence needs, and the command's example must run on the
 * given farm. `isMove`, `isTurn` and `longestWalk` must fit the changes of the rows.
 */
export const describeCommand = (
  command: CommandDefinition,
  example: TinyLevel & Expected,
  rows: readonly RuleCase[],
) => {
  describe(`${command.name}()`, () => {
    for (const { rule, passes, fails } of rows) {
      it(`passes: ${rule}`, () => {
        const { outcome, world } = playScene(passes);
        expect(outcome.failure).toBeUndefined();
        expectAfter(passes, passes, outcome, world);
      });
      if (!fails) continue;
      it(`fails with ${fails.code}: ${rule}`, () => {
        const { code, params, ...difference } = fails;
        const scene: Scene = { ...passes, ...difference };
        const { outcome, world } = playScene(scene);
        expect(outcome.failure).toEqual({ code, params: params ?? outcome.failure?.params });
        const sentence = words.get(`failures.${code}`) ?? '';
        expect(Object.keys(outcome.failure?.params ?? {})).toEqual(expect.arrayContaining(gapsOf(sentence)));
        expectAfter(scene, difference, outcome, world);
      });
    }

    it('reaches every declared failure code and no other', () => {
      const reached = new Set(rows.flatMap(({ fails }) => (fails ? [fails.code] : [])));
      for (const code of ANY_COMMAND_REASONS) reached.delete(code);
      expect([...reached].toSorted()).toEqual([...command.reasons].toSorted());
    });

    it('has isMove if it moves the character or a thing on a farm with goals, and only then', () => {
      const changes = rows.flatMap(({ passes }) => (passes.free ? [] : playScene(passes).outcome.changes));
      const moves = changes.some(
        (change) => arrivalCell(change) ?? (change.type === 'thing-changed' && change.position),
      );
      expect(command.isMove ?? false).toBe(moves);
    });

    it('has isTurn if it turns the character, and only then', () => {
      const changes = rows.flatMap(({ passes }) => playScene(passes).outcome.changes);
      expect(command.isTurn ?? false).toBe(changes.some(({ type }) => type === 'turned'));
    });

    it('has longestWalk if one call moves the character several times, and only then', () => {
      const scenes = rows.filter(({ passes }) => callsOf(passes.program).at(-1)?.name === command.name);
      const walks = scenes.some(
        ({ passes }) =>
          playScene(passes).outcome.changes.filter((change) => arrivalCell(change) !== null).length > 1,
      );
      expect(command.longestWalk !== undefined).toBe(walks);
    });

    it('runs its example', () => {
      const calls = callsOf(command.example);
      expect(calls.some(({ name }) => name === command.name)).toBe(true);
      const scene: Scene = { ...example, program: command.example };
      const { outcome, world } = playScene(scene);
      expect(outcome.failure).toBeUndefined();
      expectAfter(scene, example, outcome, world);
    });
  });
};
