import type { Goal, GoalAction, Item } from '@hopcode/engine/formats/level';
import { isCollectable } from '@hopcode/engine/things/collectables';
import { samePosition } from '@hopcode/engine/world/geometry';
import { isMark } from '@hopcode/engine/world/world';

/** One line of the goal panel. `type` is the thing of the goal, if it has one. */
export type GoalCounter = {
  readonly key: string;
  readonly action: GoalAction;
  readonly type: string | undefined;
  /** The type of the X on which the goal must be met, because the X can have several colours. */
  readonly mark: string | undefined;
  /** The variable of an `assign` or `compare` goal. */
  readonly variable: string | undefined;
  /** The file of a `file` goal. */
  readonly file: string | undefined;
  readonly score: number;
  readonly max: number;
  readonly met: boolean;
};

/** The thing of a goal: its own type, otherwise its data if that names a thing, otherwise the thing at its target. */
const subjectOf = ({ type, data, targetPosition }: Goal, items: readonly Item[]): string | undefined => {
  if (type !== undefined) return type;
  if (data !== undefined && isCollectable(data)) return data;
  if (targetPosition === undefined) return undefined;
  return items.find((item) => !isMark(item.type) && samePosition(item.position, targetPosition))?.type;
};

const markOf = ({ position }: Goal, items: readonly Item[]): string | undefined =>
  position && items.find((item) => isMark(item.type) && samePosition(item.position, position))?.type;

/**
 * The goals of a level as counters. Goals with the same action and the same thing share a counter (game.md section 5,
 * 'Collect and cost goals count items per type'). `scores` has the same order as the goals.
 */
export const goalCounters = (
  goals: readonly Goal[],
  scores: readonly number[],
  items: readonly Item[] = [],
): GoalCounter[] => {
  const counters = new Map<string, GoalCounter>();
  for (const [index, goal] of goals.entries()) {
    const type = subjectOf(goal, items);
    const key = `${goal.action}:${goal.variable ?? goal.file ?? type ?? ''}`;
    const before = counters.get(key);
    const score = (before?.score ?? 0) + Math.min(scores[index] ?? goal.score, goal.maxScore);
    const max = (before?.max ?? 0) + goal.maxScore;
    counters.set(key, {
      key,
      action: goal.action,
      type,
      mark: markOf(goal, items),
      variable: goal.variable,
      file: goal.file,
      score,
      max,
      met: score >= max,
    });
  }
  return [...counters.values()];
};
