import { z } from 'zod';
import { fullNameSchema, usernameSchema } from '../auth/account-fields.ts';

/** The avatars a student can choose from; the first is the default (platform.md section 3, 'Student'). */
export const AVATARS = [
  'Rabbit',
  'Boy',
  'Boy2',
  'Detective',
  'FarmerBoy',
  'Girl',
  'Girl2',
  'Glasses',
  'Goblin',
  'Kid1',
  'Kid2',
  'Knight',
  'Lady',
  'Lady2',
  'Luimberjack',
  'OldMan',
  'OldMan2',
  'Punk',
  'Viking',
  'Wizard1',
  'Wizard2',
] as const;

export const avatarSchema = z.enum(AVATARS).meta({ id: 'Avatar' });
export type Avatar = z.infer<typeof avatarSchema>;

/**
 * When the assistant gives a tip. `asks`: the assistant also offers a tip after a run that does not meet all goals.
 * `waits`: the assistant gives a tip only when the student asks. `off`: never.
 */
export const assistantTimingSchema = z.enum(['asks', 'waits', 'off']).meta({ id: 'AssistantTiming' });
export type AssistantTiming = z.infer<typeof assistantTimingSchema>;

/**
 * The setting of one student; null means the setting of the class, or `asks` without a class. If `assistant_enabled` is
 * false, the setting has no effect.
 */
const ownTimingSchema = assistantTimingSchema.exclude(['off']).nullable();

/** 'Student' of platform.md section 3, and when the assistant gives tips. */
export const studentSchema = z
  .object({
    id: z.uuid(),
    username: z.string(),
    full_name: z.string().nullable(),
    character: avatarSchema,
    assistant_enabled: z.boolean(),
    /** Number of tips per day; null is unlimited. */
    assistant_attempt_limit: z.int().min(0).nullable(),
    /**
     * The rule that applies: `off` if `assistant_enabled` is false; otherwise the student's own setting; without one,
     * the setting of the class.
     */
    assistant_timing: assistantTimingSchema,
    own_assistant_timing: ownTimingSchema,
  })
  .meta({ id: 'Student' });
export type Student = z.infer<typeof studentSchema>;

/** When a student last worked on a level, and on which level; both are null before the student's first work. */
export const lastPlayedShape = {
  last_played: z.object({ course_id: z.string(), level_slug: z.string() }).nullable(),
  last_played_at: z.iso.datetime().nullable(),
};

/** The fields of a new student's profile. */
export const newStudentSchema = z.object({
  username: usernameSchema,
  full_name: fullNameSchema.optional(),
  character: avatarSchema.default('Rabbit'),
});

/** The fields that can be changed; missing fields stay unchanged. */
export const studentChangeSchema = z.object({
  username: usernameSchema.optional(),
  full_name: fullNameSchema.nullable().optional(),
  character: avatarSchema.optional(),
  assistant_enabled: z.boolean().optional(),
  assistant_attempt_limit: z.int().min(0).max(10_000).nullable().optional(),
  own_assistant_timing: ownTimingSchema.optional(),
});
export type StudentChange = z.infer<typeof studentChangeSchema>;

/** The fields of a change that only a parent or staff may make, after entering the password. */
export const ASSISTANT_RULES = [
  'assistant_enabled',
  'assistant_attempt_limit',
  'own_assistant_timing',
] as const satisfies readonly (keyof StudentChange)[];
