import { defineGoalKind } from './goal-kind.ts';

/** Items of a type collected by walking over them or by the `collect` command; counted per type. */
export const collectGoal = defineGoalKind({ action: 'collect', met: 'scored' });
