import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';

/** The courses to which a creative level can belong. */
export const CREATIVE_COURSES = ['python', 'advanced-python'] as const;
export const creativeCourseSchema = z.enum(CREATIVE_COURSES);
export type CreativeCourse = z.infer<typeof creativeCourseSchema>;

/** The base maps of the level creator. */
export const BASE_MAPS = [
  'creative-01.json',
  'creative-02.json',
  'creative-03.json',
  'creative-04.json',
] as const;
export const mapPathSchema = z.enum(BASE_MAPS);
export type MapPath = z.infer<typeof mapPathSchema>;

/**
 * Who can play a level. `draft`: only its author. `waiting`: only its author, until a teacher approves it for the
 * school. `school`: its author's school. `public`: everyone. `taken_down`: its author sees the reason; no one can play
 * it.
 */
export const creativeStateSchema = z
  .enum(['draft', 'waiting', 'school', 'public', 'taken_down'])
  .meta({ id: 'CreativeState' });
export type CreativeState = z.infer<typeof creativeStateSchema>;

/** A creative level in a list. */
export const creativeSummarySchema = z
  .object({
    id: z.uuid(),
    level_slug: levelSlugSchema,
    course_id: creativeCourseSchema,
    name: z.string(),
    map_path: mapPathSchema.nullable(),
    /** [columns, rows] of the shown farm. */
    size: z.tuple([z.int(), z.int()]),
    creator_user_id: z.uuid(),
    creator_student_id: z.uuid().nullable(),
    /** The name of the author that the caller may see; null if unknown. Strangers see a made-up name for a child. */
    creator_name: z.string().nullable(),
    /** Whether the level is the caller's own. */
    own: z.boolean(),
    is_public: z.boolean(),
    school_visible: z.boolean(),
    state: creativeStateSchema,
    favorite: z.boolean(),
    likes: z.int().min(0),
    /** How many accounts and students have run a program in the level, and how many of them have completed it. */
    plays: z.int().min(0),
    completions: z.int().min(0),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'CreativeSummary' });
export type CreativeSummary = z.infer<typeof creativeSummarySchema>;
