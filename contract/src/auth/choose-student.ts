import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

const parts = {
  method: 'POST',
  summary: 'Act as a student of one’s own or of the same organization',
  params: z.object({ student_id: z.uuid() }),
  response: currentUserSchema,
  who: ['parent', 'staff'],
  mutates: true,
} as const;

/** After this call, the session saves progress for this student. */
export const authChooseStudent = def({ ...parts, path: '/api/auth/choose-student/{student_id}' });

/** The same call at a second path, with an underscore. */
export const authChooseStudentUnderscored = def({ ...parts, path: '/api/auth/choose_student/{student_id}' });
