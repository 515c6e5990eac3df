import { type MaybeReady, readyLevels } from './ready-levels.ts';

/** An optional level after the required ones of its chapter (docs/decisions/0102); absent for all others. */
export type MaybeExtra = { readonly extra?: true | undefined };

type Counted = MaybeReady & MaybeExtra;

/**
 * The levels that count: for the end of a chapter and a course, what opens chapters, the gate of a course, certificates,
 * shares and what is left. This is the one place of the rule; extras and levels that are not ready are not among them.
 */
export const requiredLevels = <Level extends Counted>(levels: readonly Level[]): readonly Level[] =>
  readyLevels(levels).filter(({ extra }) => extra !== true);

/** The optional levels of a chapter that can be played, in order. */
export const extraLevels = <Level extends Counted>(levels: readonly Level[]): readonly Level[] =>
  readyLevels(levels).filter(({ extra }) => extra === true);

/**
 * Whether the extras of a chapter are open to a learner: once its required levels are complete. An extra that is complete
 * itself stays open.
 */
export const isExtraOpen = <Level extends Counted>(
  extra: Level,
  levels: readonly Level[],
  isComplete: (level: Level) => boolean,
): boolean => isComplete(extra) || requiredLevels(levels).every(isComplete);

/** The displayed number of a level, from 1: its place among the required levels of its chapter, or among the extras. */
export const shownNumber = <Level extends MaybeExtra>(levels: readonly Level[], index: number): number => {
  const isExtra = levels[index]?.extra === true;
  return isExtra ? index + 1 - levels.filter(({ extra }) => extra !== true).length : index + 1;
};
