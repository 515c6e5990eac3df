import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/**
 * The reference solution of a level, for staff that plays as itself. While staff acts as a student it is a
 * 403 (`acting_as_student`), because the screen is then the student's. A level of free play has none (404,
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
