import { type Goal, goalSchema } from '@hopcode/engine/formats/level';
import { goalKindOf } from '@hopcode/engine/goals/registry';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { type Place, placeSchema } from '../formats/level-source.ts';
import type { CompiledThings } from './compile-things.ts';
import type { Report } from './problem.ts';

type Field = readonly (string | number)[];
type Context = { readonly things: CompiledThings; readonly report: Report; readonly field: Field };
type GoalInput = z.input<typeof goalSchema>;

const name = z.string().min(1).max(60);
const count = z.int().min(1).max(9999);

/** The one tile of a place; reports a letter that does not stand exactly once on the map of things. */
const tileOf = (
  place: Place,
  key: string,
  { things, report, field }: Context,
): [number, number] | undefined => {
  const tiles = things.tilesOf(place);
  const [tile] = tiles;
  if (tile && tiles.length === 1) return [tile[0], tile[1]];
  report(
    [...field, key],
    `"${place}" stands ${tiles.length} times on the map of things: it must be there once`,
  );
  return undefined;
};

const positionsOf = (
  source: { on?: Place | undefined; target?: Place | undefined },
  context: Context,
): Pick<GoalInput, 'position' | 'targetPosition'> => {
  const position = source.on === undefined ? undefined : tileOf(source.on, 'on', context);
  const targetPosition = source.target === undefined ? undefined : tileOf(source.target, 'target', context);
  return { ...(position && { position }), ...(targetPosition && { targetPosition }) };
};

/** Things of a type that are taken by walking over them: those that are no goal's target. */
const lyingAround = (type: string, targets: readonly Position[], things: CompiledThings): number =>
  things.placed.filter(
    ({ thing, position }) => thing.type === type && !targets.some((target) => samePosition(target, position)),
  ).length;

const collectSource = z.strictObject({
  collect: name,
  count: count.optional(),
  on: placeSchema.optional(),
  target: placeSchema.optional(),
});
const speakSource = z.strictObject({
  speak: z.string().min(1).max(500),
  on: placeSchema,
  target: placeSchema.optional(),
});
const reachSource = z.strictObject({ reach: placeSchema });
const assignSource = z.strictObject({ assign: name, equals: z.union([z.number(), z.boolean(), z.string()]) });

const parsed = <Schema extends z.ZodType>(
  schema: Schema,
  source: unknown,
  { report, field }: Context,
): z.output<Schema> | undefined => {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    report(
      [...field, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))],
      issue.message,
    );
  return undefined;
};

/** Short form of a goal to the runtime form, by the word that names its action. */
const FORMS: Readonly<
  Record<string, (source: unknown, context: Context, targets: Position[]) => GoalInput | undefined>
> = {
  collect: (source, context, targets) => {
    const goal = parsed(collectSource, source, context);
    if (!goal) return undefined;
    const places = positionsOf(goal, context);
    if ((goal.on === undefined) !== (goal.target === undefined))
      context.report(context.field, 'give both "on" (the mark) and "target" (the thing ahead), or neither');
    const most =
      goal.count ?? (goal.on === undefined ? lyingAround(goal.collect, targets, context.things) : 1);
    if (goal.on === undefined && lyingAround(goal.collect, targets, context.things) < Math.max(1, most))
      context.report(context.field, `there are not enough of "${goal.collect}" on the map`);
    return {
      action: 'collect',
      type: goal.collect,
      count: most,
      maxScore: Math.max(1, most),
      ...places,
      ...(goal.on !== undefined && { data: goal.collect }),
    };
  },
  speak: (source, context) => {
    const goal = parsed(speakSource, source, context);
    return goal && { action: 'speak', data: goal.speak, ...positionsOf(goal, context) };
  },
  reach: (source, context) => {
    const goal = parsed(reachSource, source, context);
    const position = goal && tileOf(goal.reach, 'reach', context);
    return position && { action: 'reach', position };
  },
  assign: (source, context) => {
    const goal = parsed(assignSource, source, context);
    if (!goal) return undefined;
    const depends =
      typeof goal.equals === 'number'
        ? { count: goal.equals }
        : { type: typeof goal.equals === 'boolean' ? (goal.equals ? 'True' : 'False') : goal.equals };
    return { action: 'assign', variable: goal.assign, depends };
  },
};

const actionOf = (source: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(source).find((key) => Object.hasOwn(FORMS, key));

const targetsOf = (
  sources: readonly Readonly<Record<string, unknown>>[],
  things: CompiledThings,
): Position[] =>
  sources.flatMap((source) => {
    const place = placeSchema.safeParse(source.target);
    return place.success ? [...things.tilesOf(place.data)] : [];
  });

/**
 * Compiles the goals of a level from their short forms:
 * `collect: carrot` (all that lie around, or `count`), `collect: pumpkin` with `on` and `target` (by command),
 * `speak: Hello!` with `on` (and `target`), `reach: F`, `assign: carrots` with `equals`.
 */
export const compileGoals = (
  sources: readonly Readonly<Record<string, unknown>>[],
  things: CompiledThings,
  report: Report,
): Goal[] => {
  const targets = targetsOf(sources, things);
  return sources.flatMap((source, index) => {
    const field: Field = ['goals', index];
    const action = actionOf(source);
    const form = action === undefined ? undefined : FORMS[action];
    if (action === undefined || !form) {
      report(field, `name the goal by one of: ${Object.keys(FORMS).join(', ')}`);
      return [];
    }
    const goal = form(source, { things, report, field }, targets);
    if (!goal) return [];
    const checked = goalSchema.safeParse(goal);
    for (const issue of checked.error?.issues ?? [])
      report(field, `${issue.path.join('.')}: ${issue.message}`);
    return checked.success && goalKindOf(checked.data.action) ? [checked.data] : [];
  });
};
