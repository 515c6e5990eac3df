/** A level that the operator has marked as not ready yet (docs/decisions/0096); absent for all others. */
export type MaybeReady = { readonly not_ready?: true | undefined };

/** The levels that can be played. Only these count for the progress and the end of a chapter and a course. */
export const readyLevels = <Level extends MaybeReady>(levels: readonly Level[]): readonly Level[] =>
  levels.filter((level) => level.not_ready !== true);
