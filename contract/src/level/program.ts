import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { levelFileSchema, MOST_HANDED_FILES } from '@hopcode/engine/formats/level-file';
import { z } from 'zod';
import { def } from '../call.ts';
import { avatarSchema } from '../student/student.ts';
import { courseSlugSchema } from './course.ts';
import { levelStatusSchema } from './level-status.ts';

/** How many programs of a level the server stores for each student, including the last one. */
export const KEPT_VERSIONS = 50;

/**
 * How many bytes of programs the server stores for one student, in all levels together. Above this limit, the server
 * deletes the oldest earlier versions. The last program of each level always stays.
 */
export const KEPT_CODE_BYTES = 4_000_000;

/** A saved program. */
export const codeVersionSchema = z
  .object({ id: z.uuid(), saved_at: z.iso.datetime(), code: z.string() })
  .meta({ id: 'CodeVersion' });

/**
 * A student's programs of a level. The student, their parent and their teachers may read them. Without `student_id`,
 * the answer is about the student that the session acts as. `code` and `updated_at` are null when the student has not
 * started; `runs` counts the reported runs, `last_error` is the key of the last run's error (see level/outcome.ts).
 */
export const levelProgram = def({
  method: 'GET',
  path: '/api/level/program/{course_slug}/{slug}',
  summary: 'A student’s program of a level and its earlier versions',
  params: z.object({ course_slug: courseSlugSchema, slug: levelSlugSchema }),
  query: z.object({ student_id: z.uuid().optional() }),
  response: z.object({
    status: levelStatusSchema,
    code: z.string().nullable(),
    updated_at: z.iso.datetime().nullable(),
    runs: z.int().min(0),
    last_error: z.string().nullable(),
    /** The student's own avatar, to play the program with. */
    character: avatarSchema,
    /** The student's files that earlier levels have passed on to this one. */
    carried: z.array(levelFileSchema).max(MOST_HANDED_FILES).default([]),
    /** Newest first, at most `KEPT_VERSIONS`. */
    versions: z.array(codeVersionSchema),
  }),
  who: ['staff', 'parent', 'student'],
  mutates: false,
});
