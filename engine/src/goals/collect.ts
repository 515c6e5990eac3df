import { defineGoalKind } from './goal-kind.ts';

/** Items of a type that are picked up by walking over them, or collected with `collect`; counted per type. */
export const collectGoal = defineGoalKind({ action: 'collect', met: 'scored' });
