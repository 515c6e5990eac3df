/** The names of the game speeds, from the slowest to the fastest. */
export const SPEEDS = ['slow', 'normal', 'fast', 'turbo'] as const;
export type Speed = (typeof SPEEDS)[number];

/**
 * How many milliseconds one step of the character takes (game.md section 9). With `slow`, a learner can follow every
 * line.
 */
export const STEP_MILLISECONDS: Readonly<Record<Speed, number>> = {
  slow: 500,
  normal: 250,
  fast: 125,
  turbo: 62.5,
};

/** The factor for the duration of a run: 2, 1, 1/2 or 1/4. */
export const paceOf = (speed: Speed): number => STEP_MILLISECONDS[speed] / STEP_MILLISECONDS.normal;
