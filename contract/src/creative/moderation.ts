import { z } from 'zod';
import { def } from '../call.ts';
import { creativeSummarySchema } from './creative-summary.ts';
import { reportReasonSchema } from './report-reason.ts';

const params = z.object({ creative_level_id: z.uuid() });

/**
 * Reports a level that the caller can play. Authors cannot report their own levels: 409 (`own_level`). One account
 * reports a level once; a second report replaces the reason. A report contains no text: a child must not write to
 * strangers, and reviewers see the level itself.
 */
export const creativeReport = def({
  method: 'POST',
  path: '/api/level/creative/{creative_level_id}/report',
  summary: 'Report a creative level',
  params,
  body: z.object({ reason: reportReasonSchema }),
  response: z.object({ reported: z.literal(true) }),
  who: ['user'],
  mutates: true,
});

export const reviewedLevelSchema = z
  .object({
    level: creativeSummarySchema,
    /** How many accounts gave each reason. */
    reports: z.array(z.object({ reason: reportReasonSchema, count: z.int().min(1) })),
    taken_down_reason: reportReasonSchema.nullable(),
    /** Whether our check found contact details in the level. */
    contact_found: z.boolean().default(false),
  })
  .meta({ id: 'ReviewedLevel' });
export type ReviewedLevel = z.infer<typeof reviewedLevelSchema>;

/**
 * Levels that need a decision: `reported` by people or by our check for contact details, `waiting` for a teacher's
 * approval, or `taken_down`; the first 100, oldest first. The operator sees all levels, staff those of their school.
 */
export const creativeReview = def({
  method: 'GET',
  path: '/api/level/creative/review',
  summary: 'Levels that need a decision',
  query: z.object({
    list: z.enum(['reported', 'waiting', 'taken_down']).default('reported'),
    /** Only levels of students of this class. */
    class_id: z.uuid().optional(),
  }),
  response: z.array(reviewedLevelSchema),
  who: ['operator', 'staff'],
  mutates: false,
});

/**
 * Decides about a level. `take_down` needs a `reason` (422 otherwise), which the author sees in the editor, and
 * `restore` undoes it. `dismiss` closes the reports. `approve` publishes a waiting level to everyone whom the author
 * chose. The operator decides about all levels, staff about the levels of their school; any other level is refused with
 * 403.
 */
export const creativeDecide = def({
  method: 'POST',
  path: '/api/level/creative/{creative_level_id}/review',
  summary: 'Take down, restore or approve a level',
  params,
  body: z.object({
    decision: z.enum(['take_down', 'restore', 'dismiss', 'approve']),
    reason: reportReasonSchema.optional(),
  }),
  response: reviewedLevelSchema,
  who: ['operator', 'staff'],
  mutates: true,
});
