import { z } from 'zod';
import { def } from '../call.ts';
import { teacherSchema } from './teachers.ts';

export const organizationClassTeachers = def({
  method: 'GET',
  path: '/api/organization/class-teachers/{class_id}',
  summary: 'Who teaches a class',
  params: z.object({ class_id: z.uuid() }),
  response: z.array(teacherSchema),
  who: ['staff'],
  mutates: false,
});

export const organizationClassTeacherCheck = def({
  method: 'GET',
  path: '/api/organization/class-teachers/{class_id}/{user_id}',
  summary: 'Whether an account teaches a class',
  params: z.object({ class_id: z.uuid(), user_id: z.uuid() }),
  response: z.object({ teaches: z.boolean() }),
  who: ['staff'],
  mutates: false,
});

/** Replaces the teachers of a class. */
export const organizationClassTeachersUpdate = def({
  method: 'PUT',
  path: '/api/organization/class-teachers',
  summary: 'Choose the teachers of a class',
  body: z.object({ class_id: z.uuid(), teacher_ids: z.array(z.uuid()).max(200) }),
  response: z.array(teacherSchema),
  who: ['admin'],
  mutates: true,
});
