/** How many filler functions the build adds to the interpreter (docs/decisions/0126). */
const FILLERS = 12;

/** The names under which the interpreter exports its filler functions. */
export const FILLER_NAMES: readonly string[] = Array.from(
  { length: FILLERS },
  (_, index) => `filler${index}`,
);
