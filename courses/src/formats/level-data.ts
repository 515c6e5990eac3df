import { levelSchema } from '@hopcode/engine/formats/level';
import { z } from 'zod';

/** Slug of a level: lower-case words with hyphens, as in an address. */
export const levelSlugSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Other farms beside the shown one. */
export const MOST_VARIANTS = 2;

/**
 * The farms on which the same program has to work too, silently, once it has finished the shown one: up to two,
 * from the chapter on loops on. Absent when the shown farm is the only one.
 */
const variantsSchema = z.array(levelSchema).max(MOST_VARIANTS).optional();

/**
 * The shape of a level as the compiler writes it: what the engine plays, its place in the course and its starter
 * code with `{key}` markers in the comments. No words for people and no solution.
 */
export const compiledLevelSchema = levelSchema.extend({
  slug: levelSlugSchema,
  courseId: z.string().max(60),
  chapter_id: z.int().min(0),
  /** Place in the chapter, counted from 1. */
  level_id: z.int().min(0),
  codeTemplate: z.string().max(10_000),
  introduces: z.array(z.string().max(60)).max(20),
  requires: z.array(z.string().max(60)).max(60),
  variants: variantsSchema,
});
export type CompiledLevel = z.infer<typeof compiledLevelSchema>;

/**
 * A level as the play screen gets it (game.md section 3, 'Level'), without the learner's own progress: the
 * compiled shape, with its words put in. `tutorial`, `hint` and `hints` are HTML.
 */
export const levelDataSchema = levelSchema.extend({
  slug: levelSlugSchema,
  name: z.string(),
  courseId: z.string(),
  chapter_id: z.int().min(0),
  chapter_name: z.string(),
  level_id: z.int().min(0),
  story: z.string(),
  goal: z.string(),
  guide: z.string(),
  guideImage: z.string().optional(),
  tutorial: z.string(),
  hint: z.string(),
  hints: z.array(z.string()),
  codeTemplate: z.string(),
  variants: variantsSchema,
});
export type LevelData = z.infer<typeof levelDataSchema>;
