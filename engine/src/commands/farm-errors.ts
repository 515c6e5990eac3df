/**
 * The failures of the farm that a program can catch, as the exceptions of the `player` module. Each exception is a
 * `FarmError`. All other failures always end the program. A wrong answer (`wrong-text`, `wrong-number` and the like)
 * ends the program, because otherwise a loop that tries every answer would complete a level without its idea. A mistake
 * in the call itself (`wrong-argument`) also ends the program, because a program that hides such a mistake is never
 * right.
 */
export const FARM_ERRORS = [
  { name: 'BumpedError', codes: ['bumped-into-wall', 'way-taken', 'push-blocked', 'no-room'] },
  {
    name: 'NothingHereError',
    codes: [
      'cannot-collect',
      'nothing-to-collect',
      'nothing-to-read',
      'nothing-to-push',
      'nothing-to-display-on',
      'not-on-mark',
      'not-facing-target',
      'unexpected',
    ],
  },
  { name: 'NotEnoughError', codes: ['not-enough-items', 'needs-canteen', 'none-left'] },
  { name: 'AlreadyDoneError', codes: ['already-open', 'already-closed', 'already-built'] },
  { name: 'CannotError', codes: ['cannot-open', 'cannot-close', 'cannot-water', 'cannot-plant'] },
] as const satisfies readonly { readonly name: string; readonly codes: readonly string[] }[];

const CODES: ReadonlySet<string> = new Set(FARM_ERRORS.flatMap(({ codes }) => codes));

/** Whether a program can catch a failure with this code and continue. */
export const isCatchable = (code: string): boolean => CODES.has(code);
