import { type MaybeReady, readyLevels } from './ready-levels.ts';

/** `extra` is true for an optional level, which comes after the required ones of its chapter (docs/decisions/0102). */
export type MaybeExtra = { readonly extra?: true | undefined };

export type Counted = MaybeReady & MaybeExtra;

/**
 * The levels that count towards progress, the end of a chapter or course, the opening of chapters and courses, and
 * certificates. Only this function decides which levels count. Extras, and levels that are not ready, do not count.
 */
export const requiredLevels = <Level extends Counted>(levels: readonly Level[]): readonly Level[] =>
  readyLevels(levels).filter(({ extra }) => extra !== true);
