import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { BADGE_IDS, badgeIdSchema } from './badge-id.ts';

/** The ring of a badge, by how much it takes. */
export const badgeMetalSchema = z.enum(['bronze', 'silver', 'gold']);
export type BadgeMetal = z.infer<typeof badgeMetalSchema>;

const badgeSchema = z
  .object({
    id: badgeIdSchema,
    /** Its sprite in the atlas. */
    picture: z.string(),
    metal: badgeMetalSchema,
    /** Null for one that is still to find. */
    earned_at: z.iso.datetime().nullable(),
    /** Whether the student has not seen it yet. Only in the answer to the student itself. */
    is_new: z.boolean(),
    /** How much of what it needs is done. */
    have: z.int().min(0),
    need: z.int().min(1),
  })
  .meta({ id: 'Badge' });
export type Badge = z.infer<typeof badgeSchema>;

/**
 * The badges of a student: its own, those of one's own child, or of a student of the same school. The server works
 * them out from what it stores and stores those that are earned. A badge is new for the student itself, until
 * `levelBadgesSeen`.
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

/** Reports which of its badges a student has seen. The answer of `levelBadges` may have come after the page was left. */
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
