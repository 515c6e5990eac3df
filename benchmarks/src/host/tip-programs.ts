import type { Mistake } from '@hopcode/courses/build/compile-level';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { levelInWords } from '@hopcode/courses/level-in-words';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import { fixedNames } from '@hopcode/server/assistant/reference-solution';
import { SLIPS } from '@hopcode/server/testing/program-slips';

export type TipLevel = {
  readonly slug: string;
  readonly chapter: string;
  readonly level: LevelData;
  /** The farm that the page shows, and the other farms of the level. */
  readonly farms: readonly Level[];
  readonly solution: string;
  readonly mistakes: readonly Pick<Mistake, 'name' | 'code'>[];
};

export type TipCase = { readonly one: TipLevel; readonly program: string };

const NO_WORDS = { name: '', story: '', goal: '', tutorial: '', hints: [], code: {} };

/** Every level with goals. */
export const tipLevels = (): TipLevel[] =>
  compileCourses()
    .courses.flatMap((course) => course.levels)
    .filter(({ level }) => level.levelGoals.length > 0)
    .map(({ level, solution, mistakes }) => ({
      slug: level.slug,
      chapter: `${level.courseId} ${level.chapter_id}`,
      level: levelInWords(level, NO_WORDS, ''),
      farms: [playableLevel(level), ...(level.variants ?? [])],
      solution,
      mistakes,
    }));

/**
 * Creates a generator of random whole numbers below a limit (mulberry32). The same seed gives the same numbers in every
 * run.
 */
export const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

const LAST_NUMBER = 20;

/** Reference solutions and starter programs, each with one to three random mistakes. */
export const slippedPrograms = (levels: readonly TipLevel[], count: number): TipCase[] => {
  const next = numbersFrom(17);
  return Array.from({ length: count }, () => {
    const one = levels[next(levels.length)];
    if (one === undefined) throw new Error('there is no level');
    let program = next(3) === 0 ? one.level.codeTemplate : one.solution;
    for (let slips = 1 + next(3); slips > 0; slips -= 1) {
      const lines = program.split('\n');
      const slip = SLIPS[next(SLIPS.length)];
      program = slip?.(lines, next(lines.length), next(LAST_NUMBER)).join('\n') ?? program;
    }
    return { one, program };
  });
};

/** Combines each level with the solutions of the other levels in its chapter. */
export const strangePrograms = (levels: readonly TipLevel[]): TipCase[] =>
  levels.flatMap((one) =>
    levels
      .filter((other) => other.chapter === one.chapter && other !== one)
      .map(({ solution }) => ({ one, program: solution })),
  );

const STEPS = /^( *)player\.move_forward\((\d+)\)$/;

/** Replaces `move_forward(3)` by three lines. */
const inSingleSteps = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [, indent = '', steps = ''] = STEPS.exec(line) ?? [];
    return steps === ''
      ? [line]
      : Array.from({ length: Number(steps) }, () => `${indent}player.move_forward()`);
  });

/** Replaces `move_forward(3)`, or equal consecutive lines, by a loop. */
const inLoops = (lines: readonly string[]): string[] => {
  const looped: string[] = [];
  const single = inSingleSteps(lines);
  for (let at = 0; at < single.length; ) {
    const line = single[at] ?? '';
    let end = at + 1;
    while (single[end] === line && line.trim() !== '') end += 1;
    const indent = /^ */.exec(line)?.[0] ?? '';
    if (end - at > 1) looped.push(`${indent}for turn in range(${end - at}):`, `    ${line}`);
    else looped.push(line);
    at = end;
  }
  return looped;
};

/** Moves everything below the import into a function, which the last line calls. */
const inFunction = (lines: readonly string[]): string[] => {
  const body = lines.filter((line) => line !== 'import player' && line.trim() !== '');
  return ['import player', 'def work():', ...body.map((line) => `    ${line}`), 'work()'];
};

/** Renames the variables that the program introduces, but not those that the level requires. */
const withOtherNames = (lines: readonly string[], { level }: TipLevel): string[] => {
  const fixed = fixedNames(level);
  const rename = (name: string): string => (fixed.has(name) ? name : `my_${name}`);
  return lines.map((line) =>
    line.replaceAll(/\b(?:steps|name|eggs|total|things|i|count|number)\b(?!["(])/g, rename),
  );
};

const isCode = (line: string): boolean => line.trim() !== '' && !line.trim().startsWith('#');

const unfinished = (lines: readonly string[]): string[] => {
  const last = lines.findLastIndex((line) => isCode(line) && line !== 'work()');
  return lines.toSpliced(last, 1);
};

/** Correct programs that differ from the solution, each without its last line. */
export const ownWays = (levels: readonly TipLevel[]): TipCase[] =>
  levels.flatMap((one) => {
    const lines = one.solution.split('\n').filter((line) => isCode(line));
    return [inSingleSteps, inLoops, inFunction, withOtherNames]
      .map((way) => unfinished(way(lines, one)).join('\n'))
      .filter((program) => program !== unfinished(lines).join('\n'))
      .map((program) => ({ one, program: `${program}\n` }));
  });
