import { z } from 'zod';

/** A learner's progress in a level, from least to most (platform.md section 3, 'Enumerations'). */
const LEVEL_STATUSES = ['not_started', 'in_progress', 'complete'] as const;

export const levelStatusSchema = z.enum(LEVEL_STATUSES).meta({ id: 'LevelStatus' });
export type LevelStatus = z.infer<typeof levelStatusSchema>;
