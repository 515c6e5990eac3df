import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { SLUG } from '@hopcode/courses/formats/slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseGateSchema } from './course-gate.ts';
import { extraStarsSchema } from './star.ts';

/** Slug of a course in an address. The catalogue lists the courses that exist. */
export const courseSlugSchema = z.string().min(1).max(60).regex(SLUG);

const levelSummarySchema = z
  .object({
    slug: levelSlugSchema,
    name: z.string(),
    /** Whether the name is in English because it is not translated into the language of the request. */
    english: z.literal(true).optional(),
    completed: z.boolean(),
    locked: z.boolean(),
    /** Stars other than the one for completing the level; absent if there are none. */
    stars: extraStarsSchema.optional(),
    /** Whether the operator has marked the level as not ready yet: it cannot be played and is never counted. */
    not_ready: z.literal(true).optional(),
    /** Whether the level is optional: it comes after the required levels of its chapter and is never counted. */
    extra: z.literal(true).optional(),
    /** The gift of the level for the learner's own farm, once the level is complete. */
    brings: z.string().max(40).optional(),
  })
  .meta({ id: 'LevelSummary' });
export type LevelSummary = z.infer<typeof levelSummarySchema>;

const chapterSchema = z
  .object({
    id: z.int().min(0),
    name: z.string(),
    level_data: z.array(levelSummarySchema),
    quiz_exists: z.boolean(),
    quiz_complete: z.boolean(),
    class_locked: z.boolean(),
    /** Whether goals of its levels are in English, because they are not translated into the language of the request. */
    english_levels: z.literal(true).optional(),
  })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof chapterSchema>;

/** 'Course data' of game.md section 3. Names are in the language of the request. */
const courseSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    chapters: z.array(chapterSchema),
    /** Missing for a course that is always open, and if the call is not about a student: then no gate applies. */
    gate: courseGateSchema.optional(),
  })
  .meta({ id: 'Course' });
export type Course = z.infer<typeof courseSchema>;

/** A course with the progress of a student: that of `student_id`, or the session's student. */
export const levelCourse = def({
  method: 'GET',
  path: '/api/level/course/{slug}',
  summary: 'Chapters and levels of a course, with progress',
  params: z.object({ slug: courseSlugSchema }),
  query: z.object({ student_id: z.uuid().optional() }),
  response: courseSchema,
  who: ['anon'],
  mutates: false,
});
