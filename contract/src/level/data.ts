import { levelDataSchema, levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from './course.ts';

/** Longest program that is stored, in characters. */
export const CODE_LIMIT = 100_000;

/** A program in a request. */
export const codeSchema = z
  .string()
  .max(CODE_LIMIT)
  // PostgreSQL cannot store a zero character in a text.
  .refine((code) => !code.includes('\0'), { error: 'has a zero character' });

/** A level for the play screen, with the learner's own progress. Texts are in the language of the request. */
export const playableLevelSchema = z
  .object({
    ...levelDataSchema.shape,
    completed: z.boolean(),
    locked: z.boolean(),
    last_code_executed: z.string().max(CODE_LIMIT).nullable(),
    /** When that program was saved: the `base_saved_at` of the next save. */
    saved_at: z.iso.datetime().nullable().optional(),
  })
  .meta({ id: 'PlayableLevel' });
export type PlayableLevel = z.infer<typeof playableLevelSchema>;

/** A chapter that the student's class has locked is a 403 (`chapter_locked`). */
export const levelData = def({
  method: 'GET',
  path: '/api/level/data/{course_slug}/{slug}',
  summary: 'Everything that the play screen needs for one level',
  params: z.object({ course_slug: courseSlugSchema, slug: levelSlugSchema }),
  response: playableLevelSchema,
  who: ['anon'],
  mutates: false,
});
