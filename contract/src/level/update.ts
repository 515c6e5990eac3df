import { levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def } from '../call.ts';
import { codeSchema } from './data.ts';
import { levelStatusSchema } from './level-status.ts';

/**
 * Saves how far a learner is and the program that ran (game.md section 7). The status that is answered is the one
 * kept: progress never goes back. Without a login nothing is kept on the server: the device keeps its own.
 *
 * Two devices do not overwrite each other's newer work. A device says which program it had seen last
 * (`base_saved_at`: the `saved_at` of an answer or of the level's data, null for none) and when the learner made this
 * one (`made_at`, now unless given). When another device has saved since, the program that was made later stays the
 * level's last one; the other is kept as an earlier version. Without both fields the program that arrives last counts.
 *
 * A page may say whose it is: `student_id`, null for a parent that acts as no student; a teacher's or admin's own player counts. When the session has ended or
 * acts as another one meanwhile, that is a 401. Without it whoever asks counts, also a visitor.
 */
export const levelUpdate = def({
  method: 'POST',
  path: '/api/level/update/{slug}',
  summary: 'Save the progress and the program of a level',
  params: z.object({ slug: levelSlugSchema }),
  body: z.object({
    last_status: levelStatusSchema,
    last_code_executed: codeSchema,
    level_slug: levelSlugSchema,
    base_saved_at: z.iso.datetime().nullable().optional(),
    made_at: z.iso.datetime().optional(),
    student_id: z.uuid().nullable().optional(),
  }),
  response: z.object({
    status: levelStatusSchema,
    /** False when newer work of another device stays the level's last program. */
    kept: z.boolean().default(true),
    /** When the level's last program was saved: the next `base_saved_at`. Null without a login. */
    saved_at: z.iso.datetime().nullable().default(null),
  }),
  who: ['anon'],
  mutates: true,
});
