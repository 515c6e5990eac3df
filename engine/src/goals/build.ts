import { defineGoalKind } from './goal-kind.ts';

/** The goal that a structure is built on a target from a cell with `build`; the cost is used up. */
export const buildGoal = defineGoalKind({ action: 'build', met: 'scored' });
