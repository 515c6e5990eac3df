import { defineGoalKind } from './goal-kind.ts';

/** Goal: push a thing from a cell, or onto a target cell. */
export const pushGoal = defineGoalKind({ action: 'push', met: 'scored' });
