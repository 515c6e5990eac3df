import { levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** How a run can end: the goals are met, they are not, the program failed, or the learner stopped it. */
const RUN_ENDS = ['complete', 'incomplete', 'error', 'stopped'] as const;

const runEndedSchema = z.enum(RUN_ENDS).meta({ id: 'RunEnded' });
export type RunEnded = z.infer<typeof runEndedSchema>;

/**
 * What went wrong, as a key of ours: the fingerprint of a Python error or the code of a command's failure. Never
 * text of the learner.
 */
const outcomeErrorSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\w.:/-]+$/);

/**
 * Says what a run ended with, so that a teacher can see who is stuck. It is kept for students; of everybody else
 * nothing is. The same report twice within a second counts once, so a page may send it again. Nothing waits for it.
 */
export const levelOutcome = def({
  method: 'POST',
  path: '/api/level/outcome/{slug}',
  summary: 'Say what a run of a level of the course ended with',
  params: z.object({ slug: courseSlugSchema }),
  body: z.object({
    level_slug: levelSlugSchema,
    ended: runEndedSchema,
    error: outcomeErrorSchema.nullable().default(null),
  }),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
