import { defineGoalKind } from './goal-kind.ts';

/** A structure on the target of a goal, built from its cell with `build`; the cost is used up. */
export const buildGoal = defineGoalKind({ action: 'build', met: 'scored' });
