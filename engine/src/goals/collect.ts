import { defineGoalKind } from './goal-kind.ts';

/** The goal that items of a type are picked up by walking over them, or collected with `collect`; counted per type. */
export const collectGoal = defineGoalKind({ action: 'collect', met: 'scored' });
