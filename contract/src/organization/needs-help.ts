import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';

/**
 * Why a student may need help: the same error three times in a row, or six minutes of work without progress.
 */
const HELP_REASONS = ['same_error', 'no_progress'] as const;

const helpReasonSchema = z.enum(HELP_REASONS).meta({ id: 'HelpReason' });
export type HelpReason = z.infer<typeof helpReasonSchema>;

/**
 * The students of a class who are stuck in the level that they ran last. Only work in the last 30 minutes and since the
 * end of the last lesson counts. The longest wait comes first. The answer also contains the students who have never run
 * a program. An unchanged answer is a 304, so that a page can repeat the call every few seconds.
 */
export const organizationNeedsHelp = def({
  method: 'GET',
  path: '/api/organization/classes/{class_id}/needs-help',
  summary: 'Students of a class who need help',
  params: z.object({ class_id: z.uuid() }),
  query: z.object({ course_slug: courseSlugSchema }),
  response: z.object({
    students: z.array(
      z.object({
        student_id: z.uuid(),
        username: z.string(),
        full_name: z.string().nullable(),
        level_slug: levelSlugSchema,
        level_name: z.string(),
        reason: helpReasonSchema,
        /** Key of the last run's error. */
        error: z.string().nullable(),
        since: z.iso.datetime(),
      }),
    ),
    /** Students who have not run a program in any course, by name. */
    not_begun: z.array(
      z.object({
        student_id: z.uuid(),
        username: z.string(),
        full_name: z.string().nullable(),
        /** Whether the student is logged in on any device. */
        logged_in: z.boolean(),
      }),
    ),
    /** When a teacher ended the lesson; null when that is more than 30 minutes ago. */
    lesson_ended_at: z.iso.datetime().nullable(),
  }),
  who: ['staff'],
  mutates: false,
  polled: true,
});
