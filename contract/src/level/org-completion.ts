import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** One row for each class, and a row without an id for students without a class. */
export const levelOrgCompletion = def({
  method: 'GET',
  path: '/api/level/course/{course_slug}/org-completion',
  summary: 'Progress of the organization’s classes in a course',
  params: z.object({ course_slug: courseSlugSchema }),
  response: z.object({
    level_count: z.int().min(0),
    classes: z.array(
      z.object({
        class_id: z.uuid().nullable(),
        class_name: z.string().nullable(),
        student_count: z.int().min(0),
        /** Completed levels, summed over all students of the row. */
        completed_count: z.int().min(0),
      }),
    ),
  }),
  who: ['staff'],
  mutates: false,
});
