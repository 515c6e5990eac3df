import { z } from 'zod';
import { def } from '../call.ts';

const parts = {
  path: '/api/organization/classes/{class_id}/lesson-end',
  params: z.object({ class_id: z.uuid() }),
  response: z.object({ lesson_ended_at: z.iso.datetime().nullable() }),
  who: ['staff'],
  mutates: true,
} as const;

/**
 * Ends the lesson of a class: the list of who needs help begins anew for everyone who looks at it. A teacher may do so
 * for the classes that it teaches, an admin for every class of the school.
 */
export const organizationLessonEnd = def({
  ...parts,
  method: 'POST',
  summary: 'End the lesson of a class',
});

/** Takes the end of the lesson back: students who worked in the last 30 minutes are listed again. It is idempotent. */
export const organizationLessonEndUndo = def({
  ...parts,
  method: 'DELETE',
  summary: 'Undo the end of a lesson',
});
