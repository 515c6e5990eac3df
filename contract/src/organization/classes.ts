import { SLUG } from '@hopcode/courses/formats/slug';
import { z } from 'zod';
import { VISIBLE_NAME } from '../auth/account-fields.ts';
import { withoutDirectionMarks } from '../auth/direction-marks.ts';
import { def, nothing } from '../call.ts';
import { assistantTimingSchema } from '../student/student.ts';

export const classNameSchema = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .min(1)
  .max(80)
  .regex(VISIBLE_NAME);

/** `courseId:chapterId` of each unlocked chapter, at least one; null when all are unlocked. */
const unlockedChaptersSchema = z
  .array(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]+:\d+$/),
  )
  .min(1)
  .max(200)
  .nullable();

/**
 * Courses that are open to all students of a class, even without the chapters or the placement that would otherwise
 * open them.
 */
const openCoursesSchema = z.array(z.string().max(60).regex(SLUG)).max(20);

/** A class. Students type `token` to join the class. */
export const schoolClassSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    quiz: z.boolean(),
    no_skip: z.boolean(),
    unlocked_chapters: z.array(z.string()).nullable(),
    open_courses: z.array(z.string()).default([]),
    token: z.string(),
    token_expires_at: z.iso.datetime(),
    /** Whether staff accepts each student who joins by the code. */
    asks_to_join: z.boolean(),
    /** Whether a teacher approves each creative level before its students share it. */
    approves_creative: z.boolean(),
    /** When the assistant gives tips to students who have no setting of their own. */
    assistant_timing: assistantTimingSchema,
    student_count: z.int().min(0),
    /** In the list of classes: whether the calling account teaches the class. */
    teaches: z.boolean().optional(),
  })
  .meta({ id: 'Class' });
export type SchoolClass = z.infer<typeof schoolClassSchema>;

const params = z.object({ class_id: z.uuid() });

export const organizationClasses = def({
  method: 'GET',
  path: '/api/organization/classes',
  summary: 'Classes by name',
  response: z.array(schoolClassSchema),
  who: ['staff'],
  mutates: false,
});

/** A teacher who creates a class becomes its teacher. */
export const organizationClassCreate = def({
  method: 'POST',
  path: '/api/organization/classes',
  summary: 'Make a class',
  body: z.object({
    name: classNameSchema,
    quiz: z.boolean().default(true),
    no_skip: z.boolean().default(false),
    unlocked_chapters: unlockedChaptersSchema.default(null),
    open_courses: openCoursesSchema.default([]),
    asks_to_join: z.boolean().default(false),
    approves_creative: z.boolean().default(false),
    assistant_timing: assistantTimingSchema.default('asks'),
  }),
  response: schoolClassSchema,
  who: ['staff'],
  mutates: true,
});

export const organizationClassGet = def({
  method: 'GET',
  path: '/api/organization/classes/{class_id}',
  summary: 'One class',
  params,
  response: schoolClassSchema,
  who: ['staff'],
  mutates: false,
});

/**
 * Missing fields stay unchanged; `new_token` invalidates the old token. A teacher may change only their own classes.
 */
export const organizationClassUpdate = def({
  method: 'PUT',
  path: '/api/organization/classes/{class_id}',
  summary: 'Change a class',
  params,
  body: z.object({
    name: classNameSchema.optional(),
    quiz: z.boolean().optional(),
    no_skip: z.boolean().optional(),
    unlocked_chapters: unlockedChaptersSchema.optional(),
    open_courses: openCoursesSchema.optional(),
    asks_to_join: z.boolean().optional(),
    approves_creative: z.boolean().optional(),
    assistant_timing: assistantTimingSchema.optional(),
    new_token: z.boolean().optional(),
  }),
  response: schoolClassSchema,
  who: ['staff'],
  mutates: true,
});

/** The students stay, without a class. A teacher may delete only their own classes. */
export const organizationClassDelete = def({
  method: 'DELETE',
  path: '/api/organization/classes/{class_id}',
  summary: 'Delete a class',
  params,
  response: nothing,
  who: ['staff'],
  mutates: true,
  fresh: true,
});

/**
 * What a student with a class's token may see before joining. An unknown token is refused with 400 (`invalid_token`),
 * an expired one with 400 (`class_code_expired`).
 */
export const organizationClassByToken = def({
  method: 'GET',
  path: '/api/organization/class-by-token',
  summary: 'The class of a token',
  query: z.object({ token: z.string().trim().min(1).max(40) }),
  response: z.object({
    class_name: z.string(),
    organization_name: z.string(),
    organization_slug: z.string(),
    asks_to_join: z.boolean(),
  }),
  who: ['token'],
  mutates: false,
});
