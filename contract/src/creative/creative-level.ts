import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { levelSchema } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { MOST_PROOF_FARMS, proofSchema } from '@hopcode/engine/formats/proof';
import { RUN_LIMITS } from '@hopcode/engine/formats/timeline';
import { isKnownType, spriteOfType } from '@hopcode/engine/world/item-sprite';
import { z } from 'zod';
import { VISIBLE_NAME } from '../auth/account-fields.ts';
import { withoutDirectionMarks } from '../auth/direction-marks.ts';
import { codeSchema } from '../level/code.ts';
import { creativeCourseSchema, creativeSummarySchema, mapPathSchema } from './creative-summary.ts';
import { reportReasonSchema } from './report-reason.ts';

/** Maximum size of the map of a creative level: [width, height] in tiles. */
export const CREATIVE_MAP_LIMIT = [40, 30] as const;
/** Maximum number of things on one farm. */
export const CREATIVE_ITEM_LIMIT = 400;
/** Maximum number of goals of one farm. */
export const CREATIVE_GOAL_LIMIT = 50;
/** Lengths of a name, in characters (game.md section 5, 'Level creator'). */
export const CREATIVE_NAME_LENGTH = { least: 3, most: 50 } as const;
/** Maximum length of a tutorial, in characters of Markdown. */
export const TUTORIAL_LIMIT = 5000;
/** Maximum length of a code template, in characters. */
export const TEMPLATE_LIMIT = 10_000;

const fits = (level: z.infer<typeof levelSchema>): boolean => {
  const [width, height] = mapSize(level.map);
  return width <= CREATIVE_MAP_LIMIT[0] && height <= CREATIVE_MAP_LIMIT[1];
};

/** One farm of a creative level: a level in the engine's own format, within the limits of the editor. */
export const creativeFarmSchema = levelSchema
  .refine(fits, { error: 'larger than 40 x 30 tiles', path: ['map'] })
  .refine(({ items }) => items.length <= CREATIVE_ITEM_LIMIT, { error: 'too many things', path: ['items'] })
  .refine(
    ({ items }) => items.every(({ type, sprite }) => isKnownType(type) && sprite === spriteOfType(type)),
    {
      error: 'unknown things',
      path: ['items'],
    },
  )
  .refine(({ levelGoals }) => levelGoals.length <= CREATIVE_GOAL_LIMIT, {
    error: 'too many goals',
    path: ['levelGoals'],
  });
export type CreativeFarm = z.infer<typeof creativeFarmSchema>;

export const creativeNameSchema = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .normalize('NFC')
  .min(CREATIVE_NAME_LENGTH.least)
  .max(CREATIVE_NAME_LENGTH.most)
  .regex(VISIBLE_NAME);

/**
 * The author's finishing run. For some levels, its commands are not enough as a proof: levels with a limit of lines,
 * with an idea, or with a goal for a variable or a file. These levels also need the program and the answers to its
 * questions. The server runs the program and does not store it, because players must not find it.
 */
export const creativeProofSchema = proofSchema
  .extend({
    program: codeSchema.optional(),
    answers: z
      .array(z.union([z.string().max(5000), z.boolean()]))
      .max(RUN_LIMITS.questions)
      .optional(),
  })
  .meta({ id: 'CreativeProof' });
export type CreativeProof = z.infer<typeof creativeProofSchema>;

/**
 * What an author saves. `farms` contains first the shown farm, then its variants. `map_path` is the base map on which
 * the level was built, null for a painted map; the whole map is in `farms` either way. `tutorial` is Markdown; raw HTML
 * and links to other sites are removed when it is shown. `proof` is the author's finishing run on these farms. It is
 * needed when the level is shared with the school or made public and its farms have changed since the last proof.
 */
export const creativeBodySchema = z.object({
  name: creativeNameSchema,
  course_id: creativeCourseSchema.default('python'),
  map_path: mapPathSchema.nullable().default(null),
  farms: z.array(creativeFarmSchema).min(1).max(MOST_PROOF_FARMS),
  code_template: codeSchema.max(TEMPLATE_LIMIT),
  tutorial: z.string().max(TUTORIAL_LIMIT).default(''),
  is_public: z.boolean().default(false),
  school_visible: z.boolean().default(false),
  proof: creativeProofSchema.optional(),
  /** The level that this one is a copy of; sent only when the copy is created. */
  remix_of: z.uuid().optional(),
});
export type CreativeBody = z.infer<typeof creativeBodySchema>;

/**
 * A creative level for the editor, or for a copy. The author gets the last saved version, all others get the shared
 * version.
 */
export const creativeLevelSchema = z
  .object({
    ...creativeSummarySchema.shape,
    farms: z.array(levelSchema).min(1).max(MOST_PROOF_FARMS),
    code_template: z.string(),
    tutorial: z.string(),
    /** Whether the saved farms are those of the last accepted proof. */
    proven: z.boolean(),
    /** Whether others still play an earlier version, because the saved farms have no proof yet. */
    unshared_changes: z.boolean(),
    /** Why the level was taken down; null if it was not, and for everyone except its author and staff. */
    taken_down_reason: reportReasonSchema.nullable(),
    /** Whether a check found contact details in the level; false for everyone except its author. */
    contact_found: z.boolean().default(false),
    /** The level that this one is a copy of, as long as the caller can play it. */
    remix_of: z
      .object({
        id: z.uuid(),
        name: z.string(),
        level_slug: levelSlugSchema,
        course_id: creativeCourseSchema,
        creator_user_id: z.uuid(),
        creator_name: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CreativeLevel' });
export type CreativeLevel = z.infer<typeof creativeLevelSchema>;
