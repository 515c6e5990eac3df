import { defineGoalKind } from './goal-kind.ts';

/** Goal: stand on a cell and build a structure on a target with `build`; the cost is used up. */
export const buildGoal = defineGoalKind({ action: 'build', met: 'scored' });
