import { z } from 'zod';
import { fullNameSchema, newPasswordSchema, usernameSchema } from '../auth/account-fields.ts';
import { def, given, nothing } from '../call.ts';
import {
  ASSISTANT_RULES,
  lastPlayedShape,
  newStudentSchema,
  studentChangeSchema,
  studentSchema,
} from '../student/student.ts';

/** A student of a school. */
export const schoolStudentSchema = z
  .object({ ...studentSchema.shape, class_id: z.uuid().nullable() })
  .meta({ id: 'SchoolStudent' });
export type SchoolStudent = z.infer<typeof schoolStudentSchema>;

/** A student of a school, with the level that the student last worked on. */
const playedStudentSchema = z
  .object({ ...schoolStudentSchema.shape, ...lastPlayedShape })
  .meta({ id: 'PlayedSchoolStudent' });
export type PlayedSchoolStudent = z.infer<typeof playedStudentSchema>;

/** `password` is returned only this once, because the server stores only its hash. */
const madeStudentSchema = z
  .object({ ...schoolStudentSchema.shape, password: z.string() })
  .meta({ id: 'MadeStudent' });

const params = z.object({ student_id: z.uuid() });

/** Whether a body removes students from their class. */
const leavesClass = (body: unknown): boolean => z.looseObject({ class_id: z.null() }).safeParse(body).success;

/** Sorted by username. `search` searches usernames and full names. */
export const organizationStudents = def({
  method: 'GET',
  path: '/api/organization/students',
  summary: 'Students of the organization',
  query: z.object({
    class_id: z.uuid().optional(),
    search: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(500).default(50),
  }),
  response: z.object({ students: z.array(schoolStudentSchema), total: z.int().min(0) }),
  who: ['staff'],
  mutates: false,
});

/** Without a `password` the server creates one. A username that is taken is refused with 422 (`username_taken`). */
export const organizationStudentCreate = def({
  method: 'POST',
  path: '/api/organization/students',
  summary: 'Make a student’s account',
  body: z.object({
    ...newStudentSchema.shape,
    password: newPasswordSchema.optional(),
    class_id: z.uuid().nullable().default(null),
  }),
  response: madeStudentSchema,
  who: ['staff'],
  mutates: true,
});

/** A student may read only their own record. */
export const organizationStudentGet = def({
  method: 'GET',
  path: '/api/organization/students/{student_id}',
  summary: 'One student',
  params,
  response: playedStudentSchema,
  who: ['staff', 'student'],
  mutates: false,
});

/**
 * Missing fields stay unchanged. A student may change only their own avatar. A new password ends the student's
 * sessions.
 */
export const organizationStudentUpdate = def({
  method: 'PUT',
  path: '/api/organization/students/{student_id}',
  summary: 'Change a student',
  params,
  body: z.object({
    ...studentChangeSchema.shape,
    class_id: z.uuid().nullable().optional(),
    password: newPasswordSchema.optional(),
  }),
  response: schoolStudentSchema,
  who: ['staff', 'student'],
  mutates: true,
  fresh: (body) => given(body, 'password', ...ASSISTANT_RULES) || leavesClass(body),
});

/** Deletes the account with all its progress. The account can be restored for 30 days (`deletedRestore`). */
export const organizationStudentDelete = def({
  method: 'DELETE',
  path: '/api/organization/students/{student_id}',
  summary: 'Delete a student',
  params,
  response: nothing,
  who: ['staff'],
  mutates: true,
  fresh: true,
});

/** Maximum number of students in one list. */
export const BULK_LIMIT = 500;

/**
 * Creates many students. A student without a username gets one made from the full name; a number is added to a username
 * that is taken. With `preview` nothing is created: the answer shows the usernames, without ids and passwords.
 */
export const organizationBulkCreateStudents = def({
  method: 'POST',
  path: '/api/organization/bulk-create-students',
  summary: 'Create the accounts of many students',
  body: z.object({
    students: z
      .array(
        z
          .object({ username: usernameSchema.optional(), full_name: fullNameSchema.optional() })
          .refine((one) => one.username !== undefined || one.full_name !== undefined, {
            error: 'needs a name',
          }),
      )
      .min(1)
      .max(BULK_LIMIT),
    class_id: z.uuid().nullable().default(null),
    preview: z.boolean().default(false),
  }),
  response: z.object({
    students: z.array(
      z.object({
        id: z.uuid().nullable(),
        username: z.string(),
        full_name: z.string().nullable(),
        password: z.string().nullable(),
        /** Whether the student got another username, because the requested one was taken. */
        renamed: z.boolean(),
      }),
    ),
  }),
  who: ['staff'],
  mutates: true,
});

/** Moves students to another class, or out of their classes. Moves no student if one of them is not in the school. */
export const organizationTransferStudents = def({
  method: 'POST',
  path: '/api/organization/transfer-students',
  summary: 'Move students to another class',
  body: z.object({ student_ids: z.array(z.uuid()).min(1).max(1000), class_id: z.uuid().nullable() }),
  response: z.object({ transferred: z.int().min(0) }),
  who: ['staff'],
  mutates: true,
  fresh: leavesClass,
});
