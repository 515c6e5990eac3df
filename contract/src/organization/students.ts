import { z } from 'zod';
import { fullNameSchema, newPasswordSchema, usernameSchema } from '../auth/account-fields.ts';
import { def, given, nothing } from '../call.ts';
import { lastPlayedShape, newStudentSchema, studentChangeSchema, studentSchema } from '../student/student.ts';

/** A student of an organization. */
export const schoolStudentSchema = z
  .object({ ...studentSchema.shape, class_id: z.uuid().nullable() })
  .meta({ id: 'SchoolStudent' });
export type SchoolStudent = z.infer<typeof schoolStudentSchema>;

/** The same in detail. */
const playedStudentSchema = z
  .object({ ...schoolStudentSchema.shape, ...lastPlayedShape })
  .meta({ id: 'PlayedSchoolStudent' });
export type PlayedSchoolStudent = z.infer<typeof playedStudentSchema>;

/** `password` is told this once: only its hash is kept. */
const madeStudentSchema = z
  .object({ ...schoolStudentSchema.shape, password: z.string() })
  .meta({ id: 'MadeStudent' });

const params = z.object({ student_id: z.uuid() });

/** Whether a body takes students out of their class. */
const leavesClass = (body: unknown): boolean => z.looseObject({ class_id: z.null() }).safeParse(body).success;

/** By user name. `search` looks into user names and full names. */
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

/** Without a `password` one is made up. A user name that is taken is a 422 (`username_taken`). */
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

/** A student sees itself only. */
export const organizationStudentGet = def({
  method: 'GET',
  path: '/api/organization/students/{student_id}',
  summary: 'One student',
  params,
  response: playedStudentSchema,
  who: ['staff', 'student'],
  mutates: false,
});

/** What is left out stays. A student changes its own picture only. A new password ends the student's sessions. */
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
  fresh: (body) =>
    given(body, 'password', 'assistant_enabled', 'assistant_attempt_limit') || leavesClass(body),
});

/** Deletes the account with all its progress. It can be restored for 30 days (`deletedRestore`). */
export const organizationStudentDelete = def({
  method: 'DELETE',
  path: '/api/organization/students/{student_id}',
  summary: 'Erase a student',
  params,
  response: nothing,
  who: ['staff'],
  mutates: true,
  fresh: true,
});

/** Most students of one list. */
export const BULK_LIMIT = 500;

/**
 * Makes many students at once. A name without a user name gets one from its full name; a user name that is taken gets
 * a number. With `preview` nothing is made: the answer shows the user names, without ids and passwords.
 */
export const organizationBulkCreateStudents = def({
  method: 'POST',
  path: '/api/organization/bulk-create-students',
  summary: 'Make the accounts of many students',
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
        /** Whether the wished user name was taken. */
        renamed: z.boolean(),
      }),
    ),
  }),
  who: ['staff'],
  mutates: true,
});

/** Moves students to another class, or out of theirs; all of them or, when one is not of the organization, none. */
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
