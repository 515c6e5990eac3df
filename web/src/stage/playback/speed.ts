/** How many times faster than Normal each speed plays (game.md section 9: 250, 125 and 62.5 ms a step). */
export const GAME_SPEEDS = { normal: 1, fast: 2, turbo: 4 } as const;
export type GameSpeed = keyof typeof GAME_SPEEDS;

/** Whether a stored text names a speed. */
export const isGameSpeed = (value: unknown): value is GameSpeed =>
  typeof value === 'string' && Object.hasOwn(GAME_SPEEDS, value);
