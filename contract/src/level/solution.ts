import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/**
 * The reference solution of a level, for staff who play as themselves. While staff act as a student the answer is a 403
 * (`acting_as_student`), because the student may be at the screen. A level of free play has no solution (404,
 * `unknown_level`).
 */
export const levelSolution = def({
  method: 'GET',
  path: '/api/level/solution/{course_slug}/{slug}',
  summary: 'One solution of a level, for staff',
  params: z.object({ course_slug: courseSlugSchema, slug: levelSlugSchema }),
  response: z.object({ code: z.string() }),
  who: ['staff'],
  mutates: false,
});
