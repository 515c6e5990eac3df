import { type Goal, type GoalAction, goalActionSchema, goalSchema } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { placeSchema } from '../formats/place-source.ts';
import type { CompiledThings } from './compile-things.ts';
import { GOAL_FORMS } from './goal-forms.ts';
import type { Report } from './problem.ts';

type GoalSource = Readonly<Record<string, unknown>>;

const actionOf = (source: GoalSource): GoalAction | undefined =>
  Object.keys(source).flatMap((key) => goalActionSchema.safeParse(key).data ?? [])[0];

const targetsOf = (sources: readonly GoalSource[], things: CompiledThings): Position[] =>
  sources.flatMap((source) => {
    const place = placeSchema.safeParse(source.target);
    return place.success ? [...things.tilesOf(place.data)] : [];
  });

/** Compiles the goals of a level from their short forms, which this package's README.md lists. */
export const compileGoals = (
  sources: readonly GoalSource[],
  things: CompiledThings,
  report: Report,
): Goal[] => {
  const targets = targetsOf(sources, things);
  return sources.flatMap(({ by, ...source }, index) => {
    const field = ['goals', index];
    const action = actionOf(source);
    if (action === undefined) {
      report(field, `name the goal by one of: ${Object.keys(GOAL_FORMS).join(', ')}`);
      return [];
    }
    const goal = GOAL_FORMS[action](source, { things, targets, report, field });
    if (!goal) return [];
    const checked = goalSchema.safeParse(by === undefined ? goal : { ...goal, by });
    for (const issue of checked.error?.issues ?? [])
      report(field, `${issue.path.join('.')}: ${issue.message}`);
    return checked.success ? [checked.data] : [];
  });
};
