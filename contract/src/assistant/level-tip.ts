import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { askedShape, standingShape, tipSchema } from './tip.ts';

/**
 * Asks the assistant for a tip on a program of a level (game.md section 7). A tip with code (rung 3 or 4) uses one of
 * today's `level_assistant` credits; without credits a request for such a tip is refused with 403 (`credits_used_up`).
 * A level in a chapter that the student's class has locked is refused with 403 too.
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
