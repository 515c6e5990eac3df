import { z } from 'zod';
import { def, given, nothing } from '../call.ts';
import { ASSISTANT_RULES, lastPlayedShape, studentChangeSchema, studentSchema } from '../student/student.ts';

const params = z.object({ student_id: z.uuid() });

export const profileStudentGet = def({
  method: 'GET',
  path: '/api/profile/students/{student_id}',
  summary: 'One of one’s own students',
  params,
  response: z.object({ ...studentSchema.shape, ...lastPlayedShape }),
  who: ['parent', 'student'],
  mutates: false,
});

export const profileStudentUpdate = def({
  method: 'PUT',
  path: '/api/profile/students/{student_id}',
  summary: 'Change one of one’s own students',
  params,
  body: studentChangeSchema,
  response: studentSchema,
  who: ['parent', 'student'],
  mutates: true,
  fresh: (body) => given(body, ...ASSISTANT_RULES),
});

/** Deletes the profile with all its progress. The profile can be restored for 30 days (`deletedRestore`). */
export const profileStudentDelete = def({
  method: 'DELETE',
  path: '/api/profile/students/{student_id}',
  summary: 'Delete one of one’s own students',
  params,
  response: nothing,
  who: ['parent'],
  mutates: true,
  fresh: 'each_time',
});
