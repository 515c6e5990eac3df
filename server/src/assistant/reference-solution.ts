import type { LevelData } from '@hopcode/courses/formats/level-data';
import { otherNames, withNames } from './own-names.ts';
import { withoutPrints } from './prints.ts';
import { codeOf, isSameCode, type ProgramLine, programLines } from './program-lines.ts';

const PLAYER_IMPORT = /^import player[ \t]*(?:\r\n|\r|\n|$)/m;

/** The solution to compare with, without the import if the program works without it. */
export const solutionFor = (program: readonly ProgramLine[], solution: string): string => {
  const lines = codeOf(program).map(({ tokens }) => tokens.map(({ text }) => text));
  const naming = lines.filter((texts) => texts.includes('player'));
  const worksWithoutImport = naming.length > 0 && naming.every((texts) => texts.includes('.'));
  return worksWithoutImport ? solution.replace(PLAYER_IMPORT, '') : solution;
};

/** Names with a fixed meaning in the level: those in its goals, and those that it gives to the program. */
export const fixedNames = (level: LevelData | undefined): ReadonlySet<string> =>
  new Set([
    'player',
    ...(level?.constants ?? []).map(({ name }) => name),
    ...(level?.levelGoals ?? []).flatMap(({ variable }) => (variable === undefined ? [] : [variable])),
  ]);

/** The solution with the learner's names. */
export const solutionInNames = (
  program: readonly ProgramLine[],
  solution: string,
  level: LevelData | undefined,
): ProgramLine[] => {
  const reference = programLines(solutionFor(program, solution));
  return programLines(withNames(reference, otherNames(program, reference, fixedNames(level))));
};

/**
 * Whether a program is the solution, apart from its names and lines that only print. Names are matched with this
 * program anew, because a change can decide which name matches which.
 */
export const isSolution = (
  program: readonly ProgramLine[],
  solution: string,
  level: LevelData | undefined,
): boolean => {
  const theirs = solutionInNames(program, solution, level);
  return isSameCode(withoutPrints(program, theirs), theirs);
};
