import { z } from 'zod';
import { levelSlugSchema } from './level-slug.ts';

/**
 * A course without words: its chapters in order, each with its levels in order (game.md section 3, 'Course
 * data').
 */
export const courseOutlineSchema = z.strictObject({
  id: z.string().max(60),
  planKey: z.string().max(60),
  /** False if the course is not in the list of courses because other pages offer its levels; otherwise absent. */
  listed: z.literal(false).optional(),
  /** The conditions that open the course to a student. Absent for a course that is always open. */
  gate: z
    .strictObject({
      /** The previous course, and the slugs of its chapters that must be complete. */
      courseId: z.string().max(60),
      chapters: z.array(z.string().max(60)).min(1),
      /** Minimum number of correct first answers in the placement. */
      right: z.int().min(1),
    })
    .optional(),
  firstLevel: levelSlugSchema,
  chapters: z.array(
    z.strictObject({
      id: z.int().min(0),
      slug: z.string().max(60),
      /** All levels of the chapter, the optional ones last. */
      levels: z.array(levelSlugSchema),
      /** The optional levels of the chapter; absent if there are none. */
      extras: z.array(levelSlugSchema).min(1).optional(),
      quiz_exists: z.boolean(),
      /**
       * The gift of each level for the learner's own farm, in the order of `levels`. A level without a gift has an
       * empty text. The list is absent if no level has a gift.
       */
      brings: z.array(z.string().max(40)).optional(),
    }),
  ),
});
export type CourseOutline = z.infer<typeof courseOutlineSchema>;
