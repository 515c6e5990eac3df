/** Why a change of a model is no tip. */
export const CHANGE_PROBLEMS = [
  // It is at no line of the program, or changes nothing.
  'no-such-line',
  // More than one line, or a word that neither the program nor the level has.
  'other-words',
  // Several statements in one line, such as the rest of the solution.
  'several-statements',
  // A value that the learner wrote is lost.
  'loses-values',
  // A line above or below the place where the run stopped is taken away, or the beginning of a block.
  'loses-plan',
  // Python refuses more lines than before, or the program gets too long.
  'refused-line',
  // It leaves nothing to fill in on the rung of a line with a gap.
  'no-gap',
] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number];
