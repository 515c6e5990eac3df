import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** One line for each class, and one without id for the students of none. */
export const levelOrgCompletion = def({
  method: 'GET',
  path: '/api/level/course/{course_slug}/org-completion',
  summary: 'How far the classes of the organization are with a course',
  params: z.object({ course_slug: courseSlugSchema }),
  response: z.object({
    level_count: z.int().min(0),
    classes: z.array(
      z.object({
        class_id: z.uuid().nullable(),
        class_name: z.string().nullable(),
        student_count: z.int().min(0),
        /** Completed levels of all its students together. */
        completed_count: z.int().min(0),
      }),
    ),
  }),
  who: ['staff'],
  mutates: false,
});
