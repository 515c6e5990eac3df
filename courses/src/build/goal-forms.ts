import type { GoalAction, goalSchema } from '@hopcode/engine/formats/level';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { type Place, placeSchema } from '../formats/place-source.ts';
import { dataOf, plainSchema } from '../formats/plain-data.ts';
import { type CompiledThings, onlyTileOf } from './compile-things.ts';
import type { Report } from './problem.ts';

export type GoalInput = z.input<typeof goalSchema>;

/** The level data that a goal form needs; `targets` are the tiles that goals name as their target. */
export type GoalContext = {
  readonly things: CompiledThings;
  readonly targets: readonly Position[];
  readonly report: Report;
  readonly field: readonly (string | number)[];
};

/** Converts the short form of a goal to the runtime form. Reports problems, and may then return undefined. */
export type GoalForm = (source: unknown, context: GoalContext) => GoalInput | undefined;

const name = z.string().min(1).max(60);
const count = z.int().min(1).max(9999);
const text = z.string().min(1).max(500);

const tileOf = (place: Place, key: string, { things, report, field }: GoalContext) =>
  onlyTileOf(place, things, [...field, key], report);

const positionsOf = (
  source: { on?: Place | undefined; target?: Place | undefined },
  context: GoalContext,
): Pick<GoalInput, 'position' | 'targetPosition'> => {
  const position = source.on === undefined ? undefined : tileOf(source.on, 'on', context);
  const targetPosition = source.target === undefined ? undefined : tileOf(source.target, 'target', context);
  return { ...(position && { position }), ...(targetPosition && { targetPosition }) };
};

const form =
  <Schema extends z.ZodType>(
    schema: Schema,
    compile: (source: z.output<Schema>, context: GoalContext) => GoalInput | undefined,
  ): GoalForm =>
  (source, context) => {
    const parsed = schema.safeParse(source);
    if (parsed.success) return compile(parsed.data, context);
    for (const issue of parsed.error.issues) {
      const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
      context.report([...context.field, ...path], issue.message);
    }
    return undefined;
  };

/** Number of things of a type that are picked up by walking: all that are not the target of a goal. */
const lyingAround = (type: string, { things, targets }: GoalContext): number =>
  things.placed.filter(
    ({ thing, position }) => thing.type === type && !targets.some((target) => samePosition(target, position)),
  ).length;

const collect = form(
  z.strictObject({
    collect: name,
    count: count.optional(),
    on: placeSchema.optional(),
    target: placeSchema.optional(),
  }),
  (goal, context) => {
    const byCommand = goal.on !== undefined;
    if (byCommand !== (goal.target !== undefined))
      context.report(context.field, 'give both "on" (the mark) and "target" (the thing ahead), or neither');
    const there = lyingAround(goal.collect, context);
    const most = goal.count ?? (byCommand ? 1 : there);
    if (!byCommand && there < Math.max(1, most))
      context.report(context.field, `there are not enough of "${goal.collect}" on the map`);
    return {
      action: 'collect',
      type: goal.collect,
      count: most,
      maxScore: Math.max(1, most),
      ...positionsOf(goal, context),
      ...(byCommand && { data: goal.collect }),
    };
  },
);

const reach = form(z.strictObject({ reach: placeSchema }), (goal, context) => {
  const position = tileOf(goal.reach, 'reach', context);
  return position && { action: 'reach', position };
});

const assign = form(
  z.strictObject({ assign: name, equals: z.union([z.number(), z.boolean(), z.string()]) }),
  ({ assign: variable, equals }) => {
    if (typeof equals === 'number') return { action: 'assign', variable, depends: { count: equals } };
    const type = typeof equals === 'boolean' ? (equals ? 'True' : 'False') : equals;
    return { action: 'assign', variable, depends: { type } };
  },
);

const compare = form(
  z.strictObject({ compare: name, equals: plainSchema }),
  ({ compare: variable, equals }) => ({ action: 'compare', variable, expectedData: dataOf(equals) }),
);

/**
 * A goal for a file in one format: `json`, `csv` (a list of rows) or `text`, each with the expected value or `true` for
 * any value; or `pickle: true`.
 */
const file = form(
  z.strictObject({
    file: name,
    json: plainSchema.optional(),
    more: z.literal(true).optional(),
    csv: z.union([z.literal(true), z.array(z.array(z.union([z.string(), z.number()])))]).optional(),
    text: z.union([z.literal(true), z.string()]).optional(),
    pickle: z.literal(true).optional(),
  }),
  ({ file: named, json, more, csv, text: wanted, pickle }, { report, field }) => {
    if ([json, csv, wanted, pickle].filter((value) => value !== undefined).length > 1)
      report(field, 'give one of json, csv, text, pickle');
    const goal = { action: 'file' as const, file: named };
    if (json !== undefined)
      return {
        ...goal,
        holds: 'json',
        ...(json !== true && { expectedData: dataOf(json) }),
        ...(more && { more }),
      };
    if (csv !== undefined) {
      const rows = csv === true ? undefined : csv.map((row) => row.map(String));
      return { ...goal, holds: 'csv', ...(rows && { expectedData: dataOf(rows) }) };
    }
    if (pickle) return { ...goal, holds: 'pickle' };
    return { ...goal, holds: 'text', ...(typeof wanted === 'string' && { expectedData: wanted }) };
  },
);

/**
 * A goal for a command on a mark: `speak: Hello!`, `build: bridge`, `water: true`. `target` is the tile ahead, `cost`
 * is what the command uses up, and `times` is the number of times it must run.
 */
const command = (action: GoalAction): GoalForm =>
  form(
    z
      .object({
        on: placeSchema.optional(),
        target: placeSchema.optional(),
        cost: z.record(name, z.int().min(0)).optional(),
        times: count.optional(),
      })
      .catchall(z.union([text, z.literal(true)])),
    (goal, context) => {
      const data = goal[action];
      for (const key of Object.keys(goal))
        if (![action, 'on', 'target', 'cost', 'times'].includes(key))
          context.report([...context.field, key], 'a goal has no such field: take it out');
      if (goal.on === undefined && action !== 'push')
        context.report(context.field, 'say on which mark: give "on"');
      const [cost, another] = Object.entries(goal.cost ?? {});
      if (another) context.report([...context.field, 'cost'], 'a goal costs one type of thing');
      return {
        action,
        // For `push` the value is a type of thing; for the other commands it is text.
        ...(typeof data === 'string' && (action === 'push' ? { type: data } : { data })),
        ...positionsOf(goal, context),
        ...(cost && { cost: { type: cost[0], amount: cost[1] } }),
        ...(goal.times !== undefined && { maxScore: goal.times }),
      };
    },
  );

/** The form of each goal by its action, which is also its key in the level file. */
export const GOAL_FORMS: Readonly<Record<GoalAction, GoalForm>> = {
  collect,
  reach,
  assign,
  compare,
  speak: command('speak'),
  write: command('write'),
  read: command('read'),
  display: command('display'),
  ask: command('ask'),
  build: command('build'),
  water: command('water'),
  push: command('push'),
  open: command('open'),
  close: command('close'),
  place: command('place'),
  plant: command('plant'),
  combine: command('combine'),
  file,
};
