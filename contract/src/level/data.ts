import { levelDataSchema } from '@hopcode/courses/formats/level-data';
import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { levelFileSchema, MOST_HANDED_FILES } from '@hopcode/engine/formats/level-file';
import { z } from 'zod';
import { def } from '../call.ts';
import { creativeSummarySchema } from '../creative/creative-summary.ts';
import { CODE_LIMIT } from './code.ts';
import { courseSlugSchema } from './course.ts';

/** A level for the play screen, with the learner's own progress. Texts are in the language of the request. */
export const playableLevelSchema = z
  .object({
    ...levelDataSchema.shape,
    completed: z.boolean(),
    locked: z.boolean(),
    last_code_executed: z.string().max(CODE_LIMIT).nullable(),
    /** When `last_code_executed` was saved. The next save sends it as `base_saved_at`. */
    saved_at: z.iso.datetime().nullable().optional(),
    /** The learner's files that earlier levels have passed on to this one. */
    carried: z.array(levelFileSchema).max(MOST_HANDED_FILES).optional(),
    /**
     * Only for a creative level. The author wrote the texts of a creative level: raw HTML and links to other sites have
     * been removed from `tutorial`, which is HTML.
     */
    creative: creativeSummarySchema.optional(),
  })
  .meta({ id: 'PlayableLevel' });
export type PlayableLevel = z.infer<typeof playableLevelSchema>;

/**
 * A chapter that the student's class has locked is refused with 403 (`chapter_locked`), and so is a level that the
 * operator has marked as not ready yet (`level_not_ready`), and a level of a course that is not open to the student yet
 * (`course_closed`). `user_id` is the creator of a creative level. The level must be the caller's own, public or shared
 * with the caller's school; any other level is refused with 404.
 */
export const levelData = def({
  method: 'GET',
  path: '/api/level/data/{course_slug}/{slug}',
  summary: 'Everything that the play screen needs for one level',
  params: z.object({ course_slug: courseSlugSchema, slug: levelSlugSchema }),
  query: z.object({ user_id: z.uuid().optional() }),
  response: playableLevelSchema,
  who: ['anon'],
  mutates: false,
});
