import type { MaybeExtra } from './required-levels.ts';

/** The displayed number of a level, from 1: its place among the required levels of its chapter, or among the extras. */
export const shownNumber = <Level extends MaybeExtra>(levels: readonly Level[], index: number): number => {
  const isExtra = levels[index]?.extra === true;
  return isExtra ? index + 1 - levels.filter(({ extra }) => extra !== true).length : index + 1;
};
