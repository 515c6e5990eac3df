import type { MaybeExtra } from './required-levels.ts';

/** The displayed number of a level, from 1: its position among the required levels or the extras of its chapter. */
export const shownNumber = <Level extends MaybeExtra>(levels: readonly Level[], index: number): number => {
  const isExtra = levels[index]?.extra === true;
  return isExtra ? index + 1 - levels.filter(({ extra }) => extra !== true).length : index + 1;
};
