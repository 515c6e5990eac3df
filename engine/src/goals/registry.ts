import type { GoalAction } from '../formats/level.ts';
import { assignGoal } from './assign.ts';
import { collectGoal } from './collect.ts';
import type { GoalKind } from './goal-kind.ts';
import { reachGoal } from './reach.ts';
import { speakGoal } from './speak.ts';

/** Every kind of goal the engine can judge. A test walks the folder against it. */
export const GOAL_KINDS: readonly GoalKind[] = [collectGoal, speakGoal, reachGoal, assignGoal];

const BY_ACTION: ReadonlyMap<GoalAction, GoalKind> = new Map(GOAL_KINDS.map((kind) => [kind.action, kind]));

export const goalKindOf = (action: GoalAction): GoalKind | undefined => BY_ACTION.get(action);
