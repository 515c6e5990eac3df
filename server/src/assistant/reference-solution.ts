import type { LevelData } from '@hopcode/courses/formats/level-data';
import { otherNames, withNames } from './own-names.ts';
import { withoutPrints } from './prints.ts';
import { codeOf, isSameCode, type ProgramLine, programLines } from './program-lines.ts';

const PLAYER_IMPORT = /^import player[ \t]*(?:\r\n|\r|\n|$)/m;

/** The solution to compare with. It has no import of `player` if the program works without that import. */
export const solutionFor = (program: readonly ProgramLine[], solution: string): string => {
  const lines = codeOf(program).map(({ tokens }) => tokens.map(({ text }) => text));
  const naming = lines.filter((texts) => texts.includes('player'));
  const worksWithoutImport = naming.length > 0 && naming.every((texts) => texts.includes('.'));
  return worksWithoutImport ? solution.replace(PLAYER_IMPORT, '') : solution;
};

/**
 * Names with a fixed meaning in the level: `player`, the variables of its goals, and the variables that it gives to the
 * program.
 */
export const fixedNames = (level: LevelData | undefined): ReadonlySet<string> =>
  new Set([
    'player',
    ...(level?.constants ?? []).map(({ name }) => name),
    ...(level?.levelGoals ?? []).flatMap(({ variable }) => (variable === undefined ? [] : [variable])),
  ]);

/** The solution with the learner's names in place of its own. */
export const solutionInNames = (
  program: readonly ProgramLine[],
  solution: string,
  level: LevelData | undefined,
): ProgramLine[] => {
  const reference = programLines(solutionFor(program, solution));
  return programLines(withNames(reference, otherNames(program, reference, fixedNames(level))));
};

/**
 * Whether a program equals the solution, apart from names and from lines that only print. The names are matched again
 * for this program, because a change can affect which name matches which.
 */
export const isSolution = (
  program: readonly ProgramLine[],
  solution: string,
  level: LevelData | undefined,
): boolean => {
  const theirs = solutionInNames(program, solution, level);
  return isSameCode(withoutPrints(program, theirs), theirs);
};
