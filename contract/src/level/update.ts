import { levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def } from '../call.ts';
import { CODE_LIMIT } from './data.ts';
import { levelStatusSchema } from './level-status.ts';

/**
 * Saves how far a learner is and the program that ran (game.md section 7). The status that is answered is the one
 * kept: progress never goes back. Without a login nothing is kept on the server: the device keeps its own.
 */
export const levelUpdate = def({
  method: 'POST',
  path: '/api/level/update/{slug}',
  summary: 'Save the progress and the program of a level',
  params: z.object({ slug: levelSlugSchema }),
  body: z.object({
    last_status: levelStatusSchema,
    // PostgreSQL keeps no zero character in a text.
    last_code_executed: z
      .string()
      .max(CODE_LIMIT)
      .refine((code) => !code.includes('\0'), { error: 'has a zero character' }),
    level_slug: levelSlugSchema,
  }),
  response: z.object({ status: levelStatusSchema }),
  who: ['anon'],
  mutates: true,
});
