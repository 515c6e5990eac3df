import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../auth/account-fields.ts';
import { USER_TYPES } from '../auth/current.ts';
import { def, given, nothing } from '../call.ts';

export const staffTypeSchema = z.union([z.literal(USER_TYPES.teacher), z.literal(USER_TYPES.admin)]);

/** A teacher or an admin. */
export const teacherSchema = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    full_name: z.string().nullable(),
    user_type: staffTypeSchema,
    /** Whether the teacher has chosen a password. */
    has_joined: z.boolean(),
    /** Whether a second factor is on; only admins see it. */
    has_second_factor: z.boolean().optional(),
  })
  .meta({ id: 'Teacher' });
export type Teacher = z.infer<typeof teacherSchema>;

const params = z.object({ teacher_id: z.uuid() });

export const organizationTeachers = def({
  method: 'GET',
  path: '/api/organization/teachers',
  summary: 'Teachers and admins',
  response: z.array(teacherSchema),
  who: ['staff'],
  mutates: false,
});

export const organizationTeacherGet = def({
  method: 'GET',
  path: '/api/organization/teachers/{teacher_id}',
  summary: 'One teacher or admin',
  params,
  response: teacherSchema,
  who: ['staff'],
  mutates: false,
});

/**
 * Emails a link to choose a password. An existing account is invited instead: the answer is the same, but the teacher
 * appears only when the account accepts. The address of a teacher of this school is refused with 422 (`email_taken`).
 */
export const organizationTeacherCreate = def({
  method: 'POST',
  path: '/api/organization/teacher',
  summary: 'Create the account of a teacher or admin',
  body: z.object({
    email: emailSchema,
    full_name: fullNameSchema.optional(),
    user_type: staffTypeSchema.default(USER_TYPES.teacher),
  }),
  response: teacherSchema,
  who: ['admin'],
  mutates: true,
});

/** Missing fields stay unchanged. The last admin cannot lose the role (403, `last_admin`). */
export const organizationTeacherUpdate = def({
  method: 'PUT',
  path: '/api/organization/teacher/{teacher_id}',
  summary: 'Change a teacher or admin',
  params,
  body: z.object({ full_name: fullNameSchema.nullable().optional(), user_type: staffTypeSchema.optional() }),
  response: teacherSchema,
  who: ['admin'],
  mutates: true,
  fresh: (body) => given(body, 'user_type'),
});

/**
 * Turns off the second factor of a teacher or admin who has lost the device for it. The admin enters their own
 * password. Admins turn off their own second factor in their profile. An account without a second factor is refused
 * with 404.
 */
export const organizationTeacherResetSecondFactor = def({
  method: 'POST',
  path: '/api/organization/teacher/{teacher_id}/reset-second-factor',
  summary: 'Turn off the second factor of a teacher or admin',
  params,
  body: z.object({ password: z.string().min(1).max(200) }),
  response: nothing,
  who: ['admin'],
  mutates: true,
});

/**
 * Deletes the account. The account can be restored for 30 days (`deletedRestore`). The last admin cannot be deleted
 * (403, `last_admin`).
 */
export const organizationTeacherDelete = def({
  method: 'DELETE',
  path: '/api/organization/teacher/{teacher_id}',
  summary: 'Delete a teacher or admin',
  params,
  response: nothing,
  who: ['admin'],
  mutates: true,
  fresh: true,
});

/**
 * Emails a link: to sign up as a teacher, or to accept the invitation if the address has an account. The answer does
 * not reveal which of the two emails was sent. The address of a teacher of this school is refused with 422
 * (`email_taken`).
 */
export const organizationInviteTeacher = def({
  method: 'POST',
  path: '/api/organization/invite-teacher',
  summary: 'Invite a teacher by email',
  query: z.object({ email: emailSchema }),
  response: nothing,
  who: ['admin'],
  mutates: true,
});
