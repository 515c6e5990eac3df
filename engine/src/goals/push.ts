import { defineGoalKind } from './goal-kind.ts';

/** The goal that a thing is pushed from a cell, or pushed onto a target cell. */
export const pushGoal = defineGoalKind({ action: 'push', met: 'scored' });
