import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { creativeBodySchema, creativeLevelSchema } from './creative-level.ts';
import { creativeCourseSchema } from './creative-summary.ts';

const params = z.object({ level_slug: levelSlugSchema });
const course = z.object({ course_id: creativeCourseSchema.default('python') });

/**
 * Saves a new level. The server derives a free `level_slug` from the name (game.md section 5), so the slug is never
 * taken. A proof that the server does not accept is refused with 409 (`proof_missing`, `proof_refused` with `proof`).
 * If the server must run the program of the proof, it may be too busy. Then the answer is a 503 (`check_busy`), or a
 * 429 (`too_many_checks`) for one account. Text that is not suitable for children is refused with 422 (`unkind_word`,
 * or `contact` in a level that others see). Too many levels in the account are refused with 409 (`too_many_levels`),
 * too many in a day with 429.
 */
export const creativeCreate = def({
  method: 'POST',
  path: '/api/level/creative/create',
  summary: 'Save a new creative level',
  body: creativeBodySchema,
  response: creativeLevelSchema,
  who: ['user'],
  mutates: true,
});

/**
 * Saves a level with a given slug, as an import does. A slug that the author already has in the course is refused with
 * 409 (`level_slug_taken`); with `force_create` the server then chooses a free one, as `creativeCreate` does.
 */
export const creativeImport = def({
  method: 'POST',
  path: '/api/level/creative',
  summary: 'Save a creative level under a given slug',
  query: z.object({ force_create: z.stringbool().default(false) }),
  body: creativeBodySchema.extend({ level_slug: levelSlugSchema }),
  response: creativeLevelSchema,
  who: ['user'],
  mutates: true,
});

/** Whether the caller already has a level with this slug in this course. */
export const creativeCheckSlug = def({
  method: 'GET',
  path: '/api/level/creative/check-slug/{course_id}/{level_slug}',
  summary: 'Whether a slug is taken',
  params: z.object({ course_id: creativeCourseSchema, level_slug: levelSlugSchema }),
  response: z.object({ exists: z.boolean() }),
  who: ['user'],
  mutates: false,
});

/**
 * One level: the caller's own or, with `user_id`, another account's level that is public or shared with the caller's
 * school. Any other level is refused with 404 (`unknown_level`), so that no one learns which drafts exist.
 */
export const creativeGet = def({
  method: 'GET',
  path: '/api/level/creative/{level_slug}',
  summary: 'One creative level',
  params,
  query: course.extend({ user_id: z.uuid().optional() }),
  response: creativeLevelSchema,
  who: ['user'],
  mutates: false,
});

/**
 * Saves changes to the caller's level. `course_id` in the query is the level's current course, and `course_id` in the
 * body is its new course. If the new course already has a level with this slug, the answer is a 409
 * (`level_slug_taken`). New farms of a shared level need a new proof. Without a proof they are saved, but others still
 * play the earlier version (`unshared_changes`). Sharing a level for the first time without a proof is refused with 409
 * (`proof_missing`). `based_on` is the `updated_at` of the version that the author changed. When another tab or device
 * has saved a newer version, the answer is a 409 (`level_changed`). Without `based_on`, the last save wins. A refused
 * request saves nothing.
 */
export const creativeUpdate = def({
  method: 'PUT',
  path: '/api/level/creative/{level_slug}',
  summary: 'Save changes of a creative level',
  params,
  query: course,
  body: creativeBodySchema.omit({ remix_of: true }).extend({ based_on: z.iso.datetime().optional() }),
  response: creativeLevelSchema,
  who: ['user'],
  mutates: true,
});

/** Deletes a level of the caller for good, with its plays and likes. */
export const creativeDelete = def({
  method: 'DELETE',
  path: '/api/level/creative/{level_slug}',
  summary: 'Delete a creative level',
  params,
  query: course,
  response: nothing,
  who: ['user'],
  mutates: true,
});
