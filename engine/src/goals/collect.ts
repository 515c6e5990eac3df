import { defineGoalKind } from './goal-kind.ts';

/** Goal: pick up items of a type by walking over them, or collect them with `collect`; counted per type. */
export const collectGoal = defineGoalKind({ action: 'collect', met: 'scored' });
