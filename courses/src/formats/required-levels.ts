import { type MaybeReady, readyLevels } from './ready-levels.ts';

/** An optional level after the required ones of its chapter (docs/decisions/0102); absent for all others. */
export type MaybeExtra = { readonly extra?: true | undefined };

export type Counted = MaybeReady & MaybeExtra;

/**
 * The levels that count: for the end of a chapter or course, for opening chapters and courses, for certificates, and
 * for progress. Only this function decides which levels count. Extras, and levels that are not ready, do not count.
 */
export const requiredLevels = <Level extends Counted>(levels: readonly Level[]): readonly Level[] =>
  readyLevels(levels).filter(({ extra }) => extra !== true);
