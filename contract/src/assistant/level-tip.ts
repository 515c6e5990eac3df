import { levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { askedShape, standingShape, tipSchema } from './tip.ts';

/**
 * Asks the assistant about a program of a level (game.md section 7). It uses one of today's `level_assistant` credits;
 * without one left it is refused (403, `credits_used_up`), as is a level that the student's class keeps closed.
 */
export const assistantLevelTip = def({
  method: 'POST',
  path: '/api/chatgpt/generate-tip-level-async',
  summary: 'Ask the assistant for a tip on a program of a level',
  body: z.object({
    ...askedShape,
    ...standingShape,
    course_name: courseSlugSchema,
    slug: levelSlugSchema,
  }),
  response: tipSchema,
  who: ['anon'],
  mutates: true,
});
