import { z } from 'zod';

/**
 * The stars of a level other than the one for completing it. `own`: without code from the assistant and with at most
 * two hints. `neat`: with a short program or with the first program that runs, depending on the level. A star is never
 * lost.
 */
export const EXTRA_STARS = ['own', 'neat'] as const;

export const extraStarSchema = z.enum(EXTRA_STARS).meta({ id: 'ExtraStar' });
export type ExtraStar = z.infer<typeof extraStarSchema>;

/** The stars of one level, in any order. */
export const extraStarsSchema = z.array(extraStarSchema).max(EXTRA_STARS.length).readonly();
