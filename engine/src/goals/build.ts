import { defineGoalKind } from './goal-kind.ts';

/** A structure built with `build` from a cell, on its target; its cost is used up. */
export const buildGoal = defineGoalKind({ action: 'build', met: 'scored' });
