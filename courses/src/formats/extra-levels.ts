import { readyLevels } from './ready-levels.ts';
import type { Counted } from './required-levels.ts';

/** The optional levels of a chapter that can be played, in order. */
export const extraLevels = <Level extends Counted>(levels: readonly Level[]): readonly Level[] =>
  readyLevels(levels).filter(({ extra }) => extra === true);
