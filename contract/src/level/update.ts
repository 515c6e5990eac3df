import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { proofSchema } from '@hopcode/engine/formats/proof';
import { proofProblemSchema } from '@hopcode/engine/formats/proof-problem';
import { z } from 'zod';
import { def } from '../call.ts';
import { creativeCourseSchema } from '../creative/creative-summary.ts';
import { codeSchema } from './code.ts';
import { levelStatusSchema } from './level-status.ts';
import { extraStarsSchema } from './star.ts';

/** Maximum number of hints in a request. Levels have five hints, so a larger number is always an error. */
export const MOST_HINTS = 20;

/**
 * Saves a learner's progress and the program that ran (game.md section 7). The answer has the stored status: progress
 * never goes back. Without a login the server stores nothing; the device keeps its own progress.
 *
 * Two devices do not overwrite each other's newer work. A device tells the server which program it saw last
 * (`base_saved_at`: the `saved_at` of an answer or of the level's data; null if there was none) and when the learner
 * wrote the program that it is saving (`made_at`; default: now). If another device has saved since, the program with
 * the later `made_at` stays the level's last one; the other becomes an earlier version. Without both fields the program
 * that arrives last wins.
 *
 * A page may say whose progress it is: `student_id`, or null for a parent that does not act as a student. A teacher or
 * admin sends the id of their player. If the session has ended or acts as another student meanwhile, the answer is a
 * 401. Without `student_id`, the session decides whose progress it is, even if the session is a visitor's.
 *
 * `complete` needs the commands of the finishing run (`proof`), which the server replays on every farm of the level.
 * Without a valid proof the level stays `in_progress`.
 *
 * A chapter that the student's class has locked is refused with 403 (`chapter_locked`), as for the level's data.
 * Exception: a completion whose program the server has already stored, because the run began while the chapter was
 * unlocked.
 *
 * With `creator_user_id`, the level is a creative level: its plays and completions are counted, and no program is
 * stored.
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
    /** The stars that a complete run earned; they are added to the stored ones. */
    stars: extraStarsSchema.optional(),
    /** Only with `complete`: the number of the last hint shown since the last reset; 0 for none. */
    hints: z.int().min(0).max(MOST_HINTS).optional(),
    /**
     * Only with `complete`: whether the learner moved back in the playback of an earlier run that did not complete the
     * level.
     */
    looked_back: z.boolean().optional(),
    /** The finishing run; only with `complete`. */
    proof: proofSchema.optional(),
    /** The creator of a creative level, and its course. */
    creator_user_id: z.uuid().optional(),
    course_id: creativeCourseSchema.optional(),
  }),
  response: z.object({
    status: levelStatusSchema,
    /** False if a newer program from another device is still the level's last program. */
    kept: z.boolean().default(true),
    /** When the level's last program was saved: the next `base_saved_at`. Null without a login. */
    saved_at: z.iso.datetime().nullable().default(null),
    /** Whether the server has successfully replayed the finishing run. */
    verified: z.boolean().default(false),
    /** Why the server did not accept the proof; null if it did, or if there was none. */
    proof_problem: proofProblemSchema.nullable().default(null),
  }),
  who: ['anon'],
  mutates: true,
});
