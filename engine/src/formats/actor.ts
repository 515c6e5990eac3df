import { z } from 'zod';

/** Who performs a command: the learner's own character, or the level's helper if there is one. */
export const actorSchema = z.enum(['player', 'helper']);
export type Actor = z.infer<typeof actorSchema>;
