import { type MaybeReady, readyLevels } from './ready-levels.ts';

/** An optional level after the required ones of its chapter (docs/decisions/0102); absent for all others. */
export type MaybeExtra = { readonly extra?: true | undefined };

export type Counted = MaybeReady & MaybeExtra;

/**
 * The levels that count: for the end of a chapter and a course, what opens chapters, the gate of a course, certificates,
 * shares and what is left. This is the one place of the rule; extras and levels that are not ready are not among them.
 */
export const requiredLevels = <Level extends Counted>(levels: readonly Level[]): readonly Level[] =>
  readyLevels(levels).filter(({ extra }) => extra !== true);
