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
 * Ends the lesson of a class: the list of students who need help starts empty again, for all teachers of the class. A
 * teacher may end lessons of their own classes, an admin of every class of the school.
 */
export const organizationLessonEnd = def({
  ...parts,
  method: 'POST',
  summary: 'End the lesson of a class',
});

/**
 * Undoes the end of the lesson: students who worked in the last 30 minutes are listed again. The call is idempotent.
 */
export const organizationLessonEndUndo = def({
  ...parts,
  method: 'DELETE',
  summary: 'Undo the end of a lesson',
});
