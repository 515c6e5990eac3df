import { z } from 'zod';
import { def } from '../call.ts';
import { creativeSummarySchema } from '../creative/creative-summary.ts';

/** Maximum number of creative levels in the extra chapter of a class. */
export const CLASS_LEVEL_LIMIT = 30;

const levels = z.array(creativeSummarySchema);

/** The creative levels in the extra chapter of a class, in its order. Levels that were taken down are left out. */
export const classLevels = def({
  method: 'GET',
  path: '/api/organization/classes/{class_id}/levels',
  summary: 'Extra chapter of a class',
  params: z.object({ class_id: z.uuid() }),
  response: levels,
  who: ['staff'],
  mutates: false,
});

const params = z.object({ class_id: z.uuid(), creative_level_id: z.uuid() });

/**
 * Adds a public level, or a level that is shared with the school, to the end of the extra chapter; any other level is
 * refused with 404 (`unknown_level`). Too many levels, more than `CLASS_LEVEL_LIMIT`, are refused with 409
 * (`too_many_levels`). Idempotent. A teacher may change only their own classes.
 */
export const classLevelAdd = def({
  method: 'PUT',
  path: '/api/organization/classes/{class_id}/levels/{creative_level_id}',
  summary: 'Add a level to the extra chapter of a class',
  params,
  response: levels,
  who: ['staff'],
  mutates: true,
});

/** Removes a level from the extra chapter; the level itself stays. Idempotent. */
export const classLevelRemove = def({
  method: 'DELETE',
  path: '/api/organization/classes/{class_id}/levels/{creative_level_id}',
  summary: 'Take a level out of the extra chapter of a class',
  params,
  response: levels,
  who: ['staff'],
  mutates: true,
});

/** The extra chapter of the class of the caller's student, with what the student has completed; empty without a class. */
export const ownClassLevels = def({
  method: 'GET',
  path: '/api/level/class-levels',
  summary: 'Extra chapter of the own class',
  response: z.array(creativeSummarySchema.extend({ completed: z.boolean() })),
  who: ['user'],
  mutates: false,
});
