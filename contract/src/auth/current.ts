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

/** 'Current user' of platform.md section 3. `email` is null for a student account of a school. */
export const currentUserSchema = z
  .object({
    user_id: z.uuid(),
    email: z.string().nullable(),
    user_details: z.object({ user_type: userTypeSchema }),
    /** Whether the account acts as a student. False for staff, although staff can play too. */
    is_student: z.boolean(),
    /** True while the operator acts as this account; pages show that. */
    impersonated: z.boolean().optional(),
    /** True when pages may be recorded; never while the account acts as a student. */
    recorded: z.boolean().optional(),
    /** True while a school's invitation to the account is open. */
    invited: z.boolean().optional(),
    /**
     * True for the operator, unless the operator acts as another account; pages then show the operator's
     * page.
     */
    operator: z.boolean().optional(),
    /**
     * For an operator without a second factor: whether a second factor is advised, or required before any other action.
     */
    second_factor_wanted: z.enum(['advised', 'required']).optional(),
    /** The player whose progress is saved: the chosen student, or the player of the teacher or admin. */
    student_id: z.uuid().nullable(),
    /** True for a parent without students; pages lead to adding one. */
    without_students: z.boolean().optional(),
    organization_id: z.uuid().nullable(),
    last_played: z.object({ course_id: z.string(), level_slug: z.string() }).nullable(),
    /** The account's name; for a school's student, the name that the school entered. */
    full_name: z.string().nullable(),
    username: z.string().nullable(),
    student_details: z.object({ id: z.uuid(), username: z.string(), character: z.string() }).nullable(),
    class_details: z
      .object({
        name: z.string(),
        quiz: z.boolean(),
        no_skip: z.boolean(),
        /** Each unlocked chapter as `courseId:chapterId`; empty when all chapters are unlocked. */
        unlocked_chapters: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const authCurrent = def({
  method: 'GET',
  path: '/api/auth/current',
  summary: 'The logged-in account; 401 without a login',
  response: currentUserSchema,
  who: ['user'],
  mutates: false,
});
