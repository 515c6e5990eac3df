import { z } from 'zod';

/**
 * The stars of a level besides the one for completing it: `own`, without a line of the assistant and with at most two
 * hints; `neat`, a short program or the first one that ran, as the level says. A star is never lost.
 */
export const EXTRA_STARS = ['own', 'neat'] as const;

export const extraStarSchema = z.enum(EXTRA_STARS).meta({ id: 'ExtraStar' });
export type ExtraStar = z.infer<typeof extraStarSchema>;

/** The stars of one level, in any order. */
export const extraStarsSchema = z.array(extraStarSchema).max(EXTRA_STARS.length).readonly();
