import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { BADGE_IDS, badgeIdSchema } from './badge-id.ts';

/** The ring of a badge, which shows how hard it is to earn. */
export const badgeMetalSchema = z.enum(['bronze', 'silver', 'gold']);
export type BadgeMetal = z.infer<typeof badgeMetalSchema>;

const badgeSchema = z
  .object({
    id: badgeIdSchema,
    /** The badge's sprite in the atlas. */
    picture: z.string(),
    metal: badgeMetalSchema,
    /** Null if the student has not earned it yet. */
    earned_at: z.iso.datetime().nullable(),
    /** Whether the badge is new for the student. False in every answer to another person. */
    is_new: z.boolean(),
    /** How much the student has done for the badge, and how much the badge needs. */
    have: z.int().min(0),
    need: z.int().min(1),
  })
  .meta({ id: 'Badge' });
export type Badge = z.infer<typeof badgeSchema>;

/**
 * The badges of a student: the caller, the caller's child, or a student of the caller's school. The server calculates
 * them from stored data and stores the earned ones. A badge is new for the student until `levelBadgesSeen`.
 */
export const levelBadges = def({
  method: 'GET',
  path: '/api/level/badges/{student_id}',
  summary: 'The badges of a student, and those that are still to find',
  params: z.object({ student_id: z.uuid() }),
  response: z.object({
    /** The student's own name. */
    name: z.string(),
    badges: z.array(badgeSchema),
  }),
  who: ['user'],
  mutates: true,
});

/**
 * Reports which badges the student has seen. Only the page can know this, because the answer of `levelBadges` may have
 * arrived after the student left.
 */
export const levelBadgesSeen = def({
  method: 'POST',
  path: '/api/level/badges/{student_id}',
  summary: 'Report which of one’s own badges were seen',
  params: z.object({ student_id: z.uuid() }),
  body: z.object({ seen: z.array(badgeIdSchema).min(1).max(BADGE_IDS.length) }),
  response: nothing,
  who: ['user'],
  mutates: true,
});
