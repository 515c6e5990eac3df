import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';
import { levelStatusSchema } from './level-status.ts';

/**
 * The grid of a class: students by levels. Without `chapter_id` it covers the levels of the whole course, and without
 * `class_id` every student of the school.
 */
export const levelChapterCompletion = def({
  method: 'GET',
  path: '/api/level/course/{course_slug}/chapter-completion',
  summary: 'Each student’s status for each level',
  params: z.object({ course_slug: courseSlugSchema }),
  query: z.object({
    chapter_id: z.coerce.number().int().min(0).max(10_000).optional(),
    class_id: z.uuid().optional(),
  }),
  response: z.object({
    levels: z.array(
      z.object({
        slug: levelSlugSchema,
        name: z.string(),
        chapter_id: z.int(),
        /** Whether the level is optional, so that it does not count as progress. */
        extra: z.literal(true).optional(),
      }),
    ),
    students: z.array(
      z.object({
        student_id: z.uuid(),
        username: z.string(),
        full_name: z.string().nullable(),
        /** One status for each level, in order. */
        statuses: z.array(levelStatusSchema),
        last_played_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
  who: ['staff'],
  mutates: false,
});
