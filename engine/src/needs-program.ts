import type { Level } from './formats/level.ts';

/**
 * Whether only a run of the program can show that the program completes the farms. This is the case if a farm limits
 * the lines, needs an idea, or has a goal for a variable or a file, which commands do not contain.
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
