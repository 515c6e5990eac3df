/** Names of the game speeds, slowest first. */
export const SPEEDS = ['normal', 'fast', 'turbo'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds of one step of the character (game.md section 9). */
export const STEP_MILLISECONDS: Readonly<Record<Speed, number>> = { normal: 250, fast: 125, turbo: 62.5 };

/** The time factor of a run: 1, a half, a quarter. */
export const paceOf = (speed: Speed): number => STEP_MILLISECONDS[speed] / STEP_MILLISECONDS.normal;
