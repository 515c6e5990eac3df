import { type Item, itemActionSchema, seasonSchema } from '@hopcode/engine/formats/level';
import { fileContentSchema, fileNameSchema } from '@hopcode/engine/formats/level-file';
import { MOST_REACTIONS, skySchema } from '@hopcode/engine/formats/reaction';
import { PROP_NAMES, type PropName, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { facingNameSchema, positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { isGiftName } from '../own-farm/gift-kinds.ts';
import { levelRoleSchema, MOST_CHOICES, MOST_RECALLS, MOST_VARIANTS } from './level-data.ts';
import { letterSchema, placeSchema } from './place-source.ts';
import { plainSchema } from './plain-data.ts';
import { reactionSourceSchema } from './reaction-source.ts';
import { SLUG } from './slug.ts';

/**
 * The source format of a level: `level.yaml`. Maps have one letter per tile; this package's README.md shows an example.
 * The compiler converts it to the runtime format of the engine.
 */

/** Letters of the kinds of ground, the same in every level. */
export const GROUND_LETTERS: Readonly<Record<string, TerrainKind>> = {
  '.': 'grass',
  ',': 'meadow',
  '#': 'path',
  s: 'soil',
  S: 'wet-soil',
  '~': 'water',
  '=': 'deep-water',
  ':': 'sand',
  '*': 'snow',
  o: 'stone-floor',
  w: 'wood-floor',
  f: 'farming-ground',
  '^': 'cliff',
  W: 'indoor-wall',
};

/** An empty tile of a scenery or things map. */
export const NOTHING = '.';
/** The start tile of the character, in the map of things. */
export const START = '@';

const rows = z.string().min(1);
const word = z.string().min(1).max(60);

const isPropName = (name: string): name is PropName => PROP_NAMES.some((prop) => prop === name);
const propNameSchema = z.string().refine(isPropName, {
  error: (issue) =>
    `there is no prop "${String(issue.input)}"; take one of PROPS in the engine's tilesets.ts`,
});

/** A kind of thing on the map; a plain word is its type. Fields other than `type` are rarely needed. */
export type ThingSource = {
  readonly type: string;
  readonly action?: Item['action'] | undefined;
  readonly sprite?: string | undefined;
  readonly data?: NonNullable<Item['data']> | undefined;
  /** More cells that the thing covers, [column, row]: the rest of a long bridge. */
  readonly compound?: NonNullable<Item['compound']> | undefined;
};
const thingSchema = z.union([
  word.transform((type): ThingSource => ({ type })),
  z.strictObject({
    type: word,
    action: itemActionSchema.optional(),
    sprite: word.optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    compound: z.array(positionSchema).optional(),
  }),
]);

const scenerySchema = z.strictObject({ legend: z.record(letterSchema, propNameSchema), rows });
/** A map of only ground and scenery, for the places of scenes. */
export const mapSourceSchema = z.strictObject({ ground: rows, scenery: scenerySchema.optional() });
export type MapSource = z.infer<typeof mapSourceSchema>;
const thingsSchema = z.strictObject({ legend: z.record(letterSchema, thingSchema), rows });
/**
 * Each goal is named by its action, such as `collect: carrot`; the forms are in build/goal-forms.ts. An empty list
 * means free play.
 */
const goalsSchema = z.array(z.record(z.string(), z.unknown())).max(50);
/** Things the character holds at the start, by type. */
const inventorySchema = z.record(word, z.int().min(0));
/** Variables that exist when the program starts, by name. */
const constantsSchema = z.record(word, plainSchema);

/** Files that exist when the program starts, by name: text, or bytes as `{ base64: ... }`. */
const filesSchema = z.record(fileNameSchema, z.union([z.string(), fileContentSchema]));

/** How the farm reacts to events: `ReactionSource`. */
const reactionsSchema = z.array(reactionSourceSchema).max(MOST_REACTIONS);

/**
 * Another farm on which the same program must work. The variant contains only the differences: missing fields are as on
 * the shown farm. If the scenery or the things differ, the variant contains their whole map and legend.
 */
const variantSchema = z.strictObject({
  facing: facingNameSchema.optional(),
  sky: skySchema.optional(),
  day: z.iso.date().optional(),
  ground: rows.optional(),
  scenery: scenerySchema.optional(),
  things: thingsSchema.optional(),
  goals: goalsSchema.optional(),
  inventory: inventorySchema.optional(),
  constants: constantsSchema.optional(),
  reactions: reactionsSchema.optional(),
  files: filesSchema.optional(),
});
export type VariantSource = z.infer<typeof variantSchema>;

/** The number of the correct choice, from 1, in the order of the choices in the level's words. */
const answer = z.int().min(1).max(MOST_CHOICES);

export const levelSourceSchema = z.strictObject({
  /** Ideas and commands that this level is the first to use, and those on which it builds. */
  introduces: z.array(word).max(3).default([]),
  requires: z.array(word).default([]),
  role: levelRoleSchema.optional(),
  /** Questions about ideas from two chapters before, shown before the level starts. */
  recall: z
    .array(z.strictObject({ idea: word, answer }))
    .max(MOST_RECALLS)
    .optional(),
  /** A question about what the starter code will do, shown before its first run. */
  predict: z.strictObject({ answer }).optional(),
  facing: facingNameSchema.default('up'),
  zoom: z.number().min(1).max(1000).default(50),
  /** The colours of the landscape, also on the other farms. Default: summer. */
  season: seasonSchema.optional(),
  /**
   * The light and the weather at the start. They also apply to the other farms that do not set their own. Default: day.
   */
  sky: skySchema.optional(),
  /**
   * The date of the farm's clock, such as `2027-01-20`. It also applies to the other farms that do not set their own.
   */
  day: z.iso.date().optional(),
  maxLinesOfCode: z.int().min(1).max(500).optional(),
  /** Ideas that the program must use, besides meeting the goals: see the engine's `program-ideas.ts`. */
  ideas: z.array(word).min(1).max(5).optional(),
  /**
   * What earns the third star: a short program (`short`), a first run that completes the level (`first`), or a program
   * of at most this many lines.
   */
  star: z.union([z.enum(['short', 'first']), z.int().min(1).max(500)]).optional(),
  ground: rows,
  scenery: scenerySchema.optional(),
  things: thingsSchema,
  /** The person or animal that programs can also command as `helper`: its letter on the map of things. */
  helper: placeSchema.optional(),
  goals: goalsSchema.default([]),
  inventory: inventorySchema.default({}),
  constants: constantsSchema.default({}),
  reactions: reactionsSchema.default([]),
  /** Present (possibly empty) if the level is about files. The play screen then shows the files of the program. */
  files: filesSchema.optional(),
  /**
   * `keeps`: files that the finishing run passes on to later levels. `carries`: files from earlier levels by name,
   * such as `farm.json: <level>`.
   */
  keeps: z.array(fileNameSchema).min(1).optional(),
  carries: z.record(fileNameSchema, word).optional(),
  variants: z.array(variantSchema).max(MOST_VARIANTS).default([]),
  /** Typical wrong programs (file in mistakes/ without .py) and the result of each. */
  mistakes: z.record(word, word).default({}),
  /**
   * Answers that the checks give to the program's questions (`ask`): each list is for one run. The solution must
   * complete the level with each list.
   */
  answers: z.array(z.array(z.boolean()).min(1)).min(1).optional(),
});
export type LevelSource = z.infer<typeof levelSourceSchema>;

const giftNameSchema = z.string().refine(isGiftName, {
  error: (issue) =>
    `there is no gift "${String(issue.input)}"; take one of GIFT_KINDS in own-farm/gift-kinds.ts`,
});

const slugPart = z.string().regex(SLUG, { error: 'lower-case words with hyphens' });

/** The source format of a course, `<course>.yaml`: its chapters in order, each with its folder. */
export const courseSourceSchema = z.strictObject({
  id: slugPart,
  planKey: word,
  /** False for a course whose levels have separate pages and that is not in the list of courses. */
  listed: z.boolean().default(true),
  /** The course on whose ideas this course builds. */
  after: slugPart.optional(),
  /**
   * The conditions that open the course to a student: these chapters of the previous course are complete, or the quiz
   * `placement` has `right` correct first answers. Without a gate the course is always open.
   */
  gate: z.strictObject({ chapters: z.array(slugPart).min(1), right: z.int().min(1) }).optional(),
  chapters: z
    .array(
      z.strictObject({
        id: z.int().min(0),
        slug: slugPart,
        folder: slugPart,
        quiz: z.boolean().default(false),
        /** The levels of the chapter by name, in order; default: `<slug>-level1` and so on. */
        levels: z.array(slugPart).min(1).optional(),
        /** Maximum number of code lines that a child writes or changes in a level. */
        lines: z.int().min(1).default(25),
      }),
    )
    .min(1),
  /** The gifts of levels for the learner's own farm, by level. Other required levels bring `USUAL_GIFT`. */
  brings: z.record(slugPart, giftNameSchema).optional(),
});
export type CourseSource = z.infer<typeof courseSourceSchema>;
