import { defineGoalKind } from './goal-kind.ts';

/** The goal that a target is watered from a cell. */
export const waterGoal = defineGoalKind({ action: 'water', met: 'scored' });
