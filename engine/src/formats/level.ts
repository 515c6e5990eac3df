import { z } from 'zod';
import { facingNameSchema, type Position, positionSchema } from '../world/geometry.ts';
import { actorSchema } from './actor.ts';
import { dataValueSchema } from './data-value.ts';
import {
  FILE_LIMITS,
  fileFormSchema,
  fileNameSchema,
  levelFileSchema,
  MOST_HANDED_FILES,
} from './level-file.ts';
import { mapSchema, mapSize } from './level-map.ts';
import { MOST_REACTIONS, reactionSchema, skySchema } from './reaction.ts';

/**
 * The runtime format of a level: the part that the engine plays (game.md section 3, 'Level', 'Map', 'Item',
 * 'Level goal'). Field names are the specification's. Texts for people (tutorial, hints, names) are stored
 * separately.
 */
export const LEVEL_VERSION = 1;

/** What an item does when the character arrives at it (game.md section 3, 'Item'). */
export const itemActionSchema = z.enum([
  'collect',
  'speak',
  'write',
  'read',
  'display',
  'ask',
  'build',
  'water',
  'open',
  'close',
  'push',
  'place',
  'plant',
  'combine',
  'reach',
  'none',
]);

/**
 * A changeable thing on the map. `type` is the engine's name of the kind of thing (a collectable, `xmark`, `chest`,
 * ...); `sprite` is only a picture. `compound` lists the other cells that the thing covers.
 */
export const itemSchema = z.strictObject({
  action: itemActionSchema,
  type: z.string().min(1).max(40),
  sprite: z.string().min(1).max(60),
  position: positionSchema,
  compound: z.array(positionSchema).max(64).optional(),
  data: z.record(z.string(), z.union([z.string().max(500), z.number(), z.boolean()])).optional(),
});
export type Item = z.infer<typeof itemSchema>;

/** Kinds of goal (game.md section 3, 'Level goal', and the commands of 'Queue entry'). */
export const goalActionSchema = z.enum([
  'collect',
  'assign',
  'compare',
  'reach',
  'build',
  'water',
  'speak',
  'write',
  'read',
  'display',
  'ask',
  'push',
  'open',
  'close',
  'place',
  'plant',
  'combine',
  'file',
]);
export type GoalAction = z.infer<typeof goalActionSchema>;

/**
 * One goal. `position` is the cell of the character, `targetPosition` the cell it faces. `depends` is the value that an
 * `assign` goal requires of its variable. `expectedData` is the value that a `compare` or `file` goal requires. `cost`
 * is what the action uses up; `score` grows to `maxScore`. `file` is the name of a file, and `holds` is its format.
 * With `more`, the dictionary in the file may contain extra keys. See game.md section 5, 'Game rules'.
 */
export const goalSchema = z.strictObject({
  action: goalActionSchema,
  type: z.string().max(60).optional(),
  count: z.int().min(0).max(9999).optional(),
  data: z.string().max(500).optional(),
  variable: z
    .string()
    .regex(/^[A-Za-z_]\w*$/)
    .max(60)
    .optional(),
  depends: z.strictObject({ type: z.string().max(500).optional(), count: z.number().optional() }).optional(),
  expectedData: dataValueSchema.optional(),
  file: fileNameSchema.optional(),
  holds: fileFormSchema.optional(),
  more: z.literal(true).optional(),
  position: positionSchema.optional(),
  targetPosition: positionSchema.optional(),
  cost: z.strictObject({ type: z.string().max(60), amount: z.int().min(0).max(9999) }).optional(),
  /** Who must meet the goal, in a level with a helper. By default, either the character or the helper may meet it. */
  by: actorSchema.optional(),
  score: z.int().min(0).default(0),
  maxScore: z.int().min(1).max(9999).default(1),
});
export type Goal = z.infer<typeof goalSchema>;

const constantSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z_]\w*$/)
    .max(60),
  value: dataValueSchema,
});

/** The colours of the landscape. No rule depends on them. */
export const seasonSchema = z.enum(['summer', 'autumn']);
export type Season = z.infer<typeof seasonSchema>;

/** The season of levels that do not name one, and of pictures without a level. */
export const USUAL_SEASON: Season = 'summer';

/** The date of levels that do not name one. It is fixed, so that the farm's clock is the same in every run. */
export const USUAL_DAY = '2026-01-01';

export const levelSchema = z.strictObject({
  version: z.literal(LEVEL_VERSION),
  /** Default place and facing: game.md section 9, 'Default player position'. */
  start: positionSchema.default([0, 0]),
  facing: facingNameSchema.default('up'),
  zoom: z.number().min(1).max(1000).default(50),
  /** Default: `USUAL_SEASON`. */
  season: seasonSchema.optional(),
  /** Default: `USUAL_SKY`. */
  sky: skySchema.optional(),
  /** The date on which programs run, such as `2027-01-20`. Default: `USUAL_DAY`. */
  day: z.iso.date().optional(),
  map: mapSchema,
  items: z.array(itemSchema).max(2000),
  levelGoals: z.array(goalSchema).max(200),
  constants: z.array(constantSchema).max(50).default([]),
  inventory: z
    .array(z.strictObject({ type: z.string().max(60), count: z.int().min(0).max(9999) }))
    .max(100)
    .default([]),
  maxLinesOfCode: z.int().min(1).max(500).optional(),
  /** What a program must use in addition to meeting the goals. The forms are in `program-ideas.ts`. */
  ideas: z.array(z.string().min(1).max(60)).min(1).max(5).optional(),
  /** Free play: commands work everywhere, without X marks and goals. */
  free: z.literal(true).optional(),
  /** The person or animal that programs can also command, as the index of its item (docs/decisions/0092). */
  helper: z.int().min(0).max(1999).optional(),
  /** How the farm answers events, in this order. */
  reactions: z.array(reactionSchema).max(MOST_REACTIONS).optional(),
  /** The files that a program finds when it starts. Absent in a level that is not about files. */
  files: z.array(levelFileSchema).max(FILE_LIMITS.files).optional(),
  /** The names of the files that the finishing run passes on to later levels. */
  keeps: z.array(fileNameSchema).max(MOST_HANDED_FILES).optional(),
  /** The files that an earlier level of the course may have passed on. `files` contains their default contents. */
  carries: z
    .array(z.strictObject({ from: z.string().min(1).max(80), file: fileNameSchema }))
    .max(MOST_HANDED_FILES)
    .optional(),
});
export type Level = z.infer<typeof levelSchema>;

export type LevelProblem = { readonly path: string; readonly message: string };
export type ParsedLevel =
  | { readonly ok: true; readonly level: Level }
  | { readonly ok: false; readonly problems: readonly LevelProblem[] };

/** Positions in a level that are outside its map. */
const misplaced = (level: Level): LevelProblem[] => {
  const [width, height] = mapSize(level.map);
  const problems: LevelProblem[] = [];
  const check = (path: string, [x, y]: Position) => {
    if (x < 0 || y < 0 || x >= width || y >= height) problems.push({ path, message: 'outside the map' });
  };
  check('start', level.start);
  for (const [index, item] of level.items.entries()) {
    check(`items.${index}.position`, item.position);
    for (const [cell, position] of (item.compound ?? []).entries())
      check(`items.${index}.compound.${cell}`, position);
  }
  for (const [index, goal] of level.levelGoals.entries()) {
    if (goal.position) check(`levelGoals.${index}.position`, goal.position);
    if (goal.targetPosition) check(`levelGoals.${index}.targetPosition`, goal.targetPosition);
  }
  for (const [index, { when, steps }] of (level.reactions ?? []).entries()) {
    if (when.event === 'arrived') check(`reactions.${index}.when.at`, when.at);
    for (const [at, step] of steps.entries())
      if (step.act === 'walk')
        for (const [corner, position] of step.to.entries())
          check(`reactions.${index}.steps.${at}.to.${corner}`, position);
  }
  return problems;
};

/**
 * Problems with the helper, which must be a thing of the level that stays on the farm. A goal for a helper is possible
 * only in a level with a helper.
 */
const helperProblems = ({ helper, items, reactions = [], levelGoals }: Level): LevelProblem[] => {
  const problems: LevelProblem[] = [];
  if (helper === undefined) {
    for (const [index, { by }] of levelGoals.entries())
      if (by === 'helper') problems.push({ path: `levelGoals.${index}.by`, message: 'no helper' });
    return problems;
  }
  if (!items[helper]) problems.push({ path: 'helper', message: 'no such thing' });
  for (const [index, { steps }] of reactions.entries())
    for (const [at, step] of steps.entries())
      if (step.act === 'state' && step.thing === helper)
        problems.push({ path: `reactions.${index}.steps.${at}`, message: 'the helper stays on the farm' });
  return problems;
};

/** Things, goals and a helper that a level names but does not contain. */
const unknownNames = (level: Level): LevelProblem[] => [...helperProblems(level), ...unknownInAnswers(level)];

const unknownInAnswers = (level: Level): LevelProblem[] =>
  (level.reactions ?? []).flatMap(({ when, steps }, index) => {
    const problems: LevelProblem[] = [];
    const checkThing = (path: string, id: number) => {
      if (!level.items[id]) problems.push({ path: `reactions.${index}.${path}`, message: 'no such thing' });
    };
    if (when.event === 'goal-met' && !level.levelGoals[when.goal])
      problems.push({ path: `reactions.${index}.when.goal`, message: 'no such goal' });
    if (when.event === 'changed') checkThing('when.thing', when.thing);
    for (const [at, step] of steps.entries())
      if ('thing' in step) checkThing(`steps.${at}.thing`, step.thing);
    return problems;
  });

/** Files that a level names but does not contain, files that it contains twice, and file goals that name no file. */
const fileProblems = ({ files = [], carries = [], levelGoals }: Level): LevelProblem[] => {
  const names = files.map(({ name }) => name);
  return [
    ...names.flatMap((name, index) =>
      names.indexOf(name) < index ? [{ path: `files.${index}.name`, message: 'there twice' }] : [],
    ),
    ...carries.flatMap(({ file }, index) =>
      names.includes(file) ? [] : [{ path: `carries.${index}.file`, message: 'no such file in files' }],
    ),
    ...levelGoals.flatMap(({ action, file }, index) =>
      action === 'file' && file === undefined
        ? [{ path: `levelGoals.${index}.file`, message: 'name the file' }]
        : [],
    ),
  ];
};

/**
 * Checks unknown data against the format. All positions must be on the map. The farm's answers must name things and
 * goals of the level, and the files that the level names must exist. Never throws. Problems name the field as
 * `items.3.position`.
 */
export const parseLevel = (data: unknown): ParsedLevel => {
  const parsed = levelSchema.safeParse(data);
  if (parsed.success) {
    const problems = [...misplaced(parsed.data), ...unknownNames(parsed.data), ...fileProblems(parsed.data)];
    return problems.length === 0 ? { ok: true, level: parsed.data } : { ok: false, problems };
  }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  };
};
