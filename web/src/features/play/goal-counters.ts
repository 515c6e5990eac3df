import type { Goal, GoalAction } from '@hopcode/engine/formats/level';

/** One line of the goal panel. `type` is the item it counts, when it counts one. */
export type GoalCounter = {
  readonly key: string;
  readonly action: GoalAction;
  readonly type: string | undefined;
  /** The variable of an `assign` or `compare` goal. */
  readonly variable: string | undefined;
  readonly score: number;
  readonly max: number;
  readonly met: boolean;
};

/**
 * The goals of a level as counters: those of one kind and one item count together (game.md section 5, 'Collect and
 * cost goals count items per type'). `scores` are in the order of the goals.
 */
export const goalCounters = (goals: readonly Goal[], scores: readonly number[]): GoalCounter[] => {
  const counters = new Map<string, GoalCounter>();
  for (const [index, goal] of goals.entries()) {
    const key = `${goal.action}:${goal.variable ?? goal.type ?? ''}`;
    const before = counters.get(key);
    const score = (before?.score ?? 0) + Math.min(scores[index] ?? goal.score, goal.maxScore);
    const max = (before?.max ?? 0) + goal.maxScore;
    counters.set(key, {
      key,
      action: goal.action,
      type: goal.type,
      variable: goal.variable,
      score,
      max,
      met: score >= max,
    });
  }
  return [...counters.values()];
};
