import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import { positionSchema } from '@hopcode/engine/world/geometry';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { z } from 'zod';
import { type Way, wayOf } from './way.ts';

/** A level with its reference solution. */
export type SolvedLevel = { readonly level: CompiledLevel; readonly solution: string };

const keptSchema = z.record(z.string(), z.array(positionSchema));

/** Paths, by the hash of everything that a path depends on. */
export type KeptWays = Readonly<Record<string, Way>>;

/** Reads the paths that an earlier build stored; none if the file is missing or invalid. */
export const readWays = (file: string): KeptWays => {
  if (!existsSync(file)) return {};
  const parsed = keptSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : {};
};

const keyOf = ({ level, solution }: SolvedLevel, python: string): string =>
  createHash('sha256')
    .update(JSON.stringify([python, playableLevel(level), solution]))
    .digest('hex');

/**
 * Returns the path of each level's reference solution, in the order of the levels, and all paths to store. Runs only
 * the programs whose path is not stored. `python` identifies the build of Python and of the engine in that build.
 * Throws when Python does not start.
 */
export const solutionWays = async (
  levels: readonly SolvedLevel[],
  kept: KeptWays,
  python: string,
): Promise<{ readonly ways: readonly Way[]; readonly kept: KeptWays; readonly played: number }> => {
  const keys = levels.map((one) => keyOf(one, python));
  const isKept = (key: string): boolean => Object.hasOwn(kept, key);
  const runner = keys.every(isKept) ? undefined : createNodeRunner();
  const ways: Way[] = [];
  let played = 0;
  try {
    for (const [index, { level, solution }] of levels.entries()) {
      const known = kept[keys[index] ?? ''];
      if (known || !runner) {
        ways.push(known ?? []);
        continue;
      }
      const farm = playableLevel(level);
      const timeline = await runner.run({ code: solution, level: farm });
      if (timeline.end.status === 'crashed') throw new Error('Python did not start.');
      ways.push(wayOf(farm, timeline));
      played += 1;
    }
  } finally {
    runner?.dispose();
  }
  return { ways, kept: Object.fromEntries(keys.map((key, index) => [key, ways[index] ?? []])), played };
};
