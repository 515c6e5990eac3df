/** Why a model's change does not become a tip. */
export const CHANGE_PROBLEMS = [
  // The program has no such line, or the change changes nothing.
  'no-such-line',
  // More than one line, or a word that neither the program nor the level has.
  'other-words',
  // Several statements in one line, such as the rest of the solution.
  'several-statements',
  // The learner's line would lose a value.
  'loses-values',
  // It deletes a line other than the one where the run stopped, or the beginning of a block.
  'loses-plan',
  // Python would refuse more lines than before, or the program would be too long.
  'refused-line',
  // As a line with a gap, it would leave nothing to fill in.
  'no-gap',
] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number];
