/** The reasons why a model's change does not become a tip. */
export const CHANGE_PROBLEMS = [
  // The program has no such line, or the change would change nothing.
  'no-such-line',
  // The code is more than one line, or contains a word that is neither in the program nor in the level.
  'other-words',
  // The line contains several statements, for example the rest of the solution.
  'several-statements',
  // The learner's line would lose a value.
  'loses-values',
  // The change deletes the beginning of a block, or a line other than the line where the run stopped.
  'loses-plan',
  // Python would refuse more lines than before, or the program would be too long.
  'refused-line',
  // A line with a gap is requested, but this line cannot have a gap.
  'no-gap',
] as const;
export type ChangeProblem = (typeof CHANGE_PROBLEMS)[number];
