import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** How a run can end: goals met, goals not met, program failed, or stopped by the learner. */
const RUN_ENDS = ['complete', 'incomplete', 'error', 'stopped'] as const;

const runEndedSchema = z.enum(RUN_ENDS).meta({ id: 'RunEnded' });
export type RunEnded = z.infer<typeof runEndedSchema>;

/**
 * The error, as one of our keys: the fingerprint of a Python error or the code of a command's failure. It never
 * contains the learner's text.
 */
const outcomeErrorSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\w.:/-]+$/);

/**
 * Reports how a run ended, so that a teacher can see who is stuck. The server stores the report only for students. The
 * same run twice in a row counts once, so a page may send a report again. The page does not wait for the answer.
 */
export const levelOutcome = def({
  method: 'POST',
  path: '/api/level/outcome/{slug}',
  summary: 'Report how a run of a level of the course ended',
  params: z.object({ slug: courseSlugSchema }),
  body: z.object({
    level_slug: levelSlugSchema,
    ended: runEndedSchema,
    error: outcomeErrorSchema.nullable().default(null),
    /**
     * Identifies the run by its end time: milliseconds by the clock of the page. A run without an end time (null)
     * always counts.
     */
    run: z.int().nonnegative().nullable().default(null),
  }),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
