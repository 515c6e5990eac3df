import { z } from 'zod';
import { def } from '../call.ts';

/** Values of `user_details.user_type` (platform.md section 3). */
export const USER_TYPES = { parent: 0, teacher: 1, admin: 2 } as const;

export const userTypeSchema = z.union([
  z.literal(USER_TYPES.parent),
  z.literal(USER_TYPES.teacher),
  z.literal(USER_TYPES.admin),
]);
export type UserType = z.infer<typeof userTypeSchema>;

/** 'Current user' of platform.md section 3. `email` is null for a student account of an organization. */
export const currentUserSchema = z
  .object({
    user_id: z.uuid(),
    email: z.string().nullable(),
    user_details: z.object({ user_type: userTypeSchema }),
    /** Whether the account acts as a student. Staff that plays as itself has a player, and is none. */
    is_student: z.boolean(),
    /** True while the operator acts as this account; pages say so. */
    impersonated: z.boolean().optional(),
    /** True while a school invites the account. */
    invited: z.boolean().optional(),
    /** True for the operator, while it acts as nobody else; pages show the operator's own. */
    operator: z.boolean().optional(),
    /** The player whose progress is played: the student, or the own player of a teacher or an admin. */
    /** For an operator without a second factor: whether one is advised, or required before anything can be done. */
    second_factor_wanted: z.enum(['advised', 'required']).optional(),
    student_id: z.uuid().nullable(),
    /** True for a parent that has added no student yet; pages lead to adding one. */
    without_students: z.boolean().optional(),
    organization_id: z.uuid().nullable(),
    last_played: z.object({ course_id: z.string(), level_slug: z.string() }).nullable(),
    /** Of the account; of a school's student, the name that the school has given. */
    full_name: z.string().nullable(),
    username: z.string().nullable(),
    student_details: z.object({ id: z.uuid(), username: z.string(), character: z.string() }).nullable(),
    class_details: z
      .object({
        name: z.string(),
        quiz: z.boolean(),
        no_skip: z.boolean(),
        /** Each as `courseId:chapterId`; empty when all are open. */
        unlocked_chapters: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const authCurrent = def({
  method: 'GET',
  path: '/api/auth/current',
  summary: 'Who is logged in; 401 when nobody is',
  response: currentUserSchema,
  who: ['user'],
  mutates: false,
});
