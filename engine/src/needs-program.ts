import type { Level } from './formats/level.ts';

/**
 * Whether only a run of the program shows that it finishes the farms: a farm limits its lines, asks for an idea, or has a
 * goal on a variable or a file, which no command contains.
 */
export const needsProgram = (
  farms: readonly Pick<Level, 'maxLinesOfCode' | 'ideas' | 'levelGoals'>[],
): boolean =>
  farms.some(
    ({ maxLinesOfCode, ideas, levelGoals }) =>
      maxLinesOfCode !== undefined ||
      ideas !== undefined ||
      levelGoals.some(({ variable, file }) => variable !== undefined || file !== undefined),
  );
