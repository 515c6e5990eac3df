import { z } from 'zod';

/** Who performs a command: the learner's own character, or the helper of a level that has one. */
export const actorSchema = z.enum(['player', 'helper']);
export type Actor = z.infer<typeof actorSchema>;
