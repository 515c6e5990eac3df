/** `not_ready` is true for a level that the operator has marked as not ready yet (docs/decisions/0096). */
export type MaybeReady = { readonly not_ready?: true | undefined };

/** The levels that can be played. Only these count towards progress and towards the end of a chapter or course. */
export const readyLevels = <Level extends MaybeReady>(levels: readonly Level[]): readonly Level[] =>
  levels.filter((level) => level.not_ready !== true);
