import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';
import { courseGateSchema } from './course-gate.ts';

/**
 * Opens a course for a student, or closes it again. A parent may do this for their students, staff for students whose
 * profile they may change. Parents and staff must have entered their password in the last few minutes, because a child
 * may play in a parent's account. The call is idempotent. A course that is always open is refused with 404
 * (`unknown_course`).
 */
export const levelCourseOpening = def({
  method: 'PUT',
  path: '/api/level/course/{slug}/opening/{student_id}',
  summary: 'Open a course for a student',
  params: z.object({ slug: courseSlugSchema, student_id: z.uuid() }),
  body: z.object({ open: z.boolean() }),
  response: courseGateSchema,
  who: ['parent', 'staff'],
  mutates: true,
  fresh: true,
});
