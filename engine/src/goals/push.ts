import { defineGoalKind } from './goal-kind.ts';

/** A thing pushed from a cell, or pushed onto a target cell. */
export const pushGoal = defineGoalKind({ action: 'push', met: 'scored' });
