import { z } from 'zod';
import { def } from '../call.ts';

const params = z.object({ creative_level_id: z.uuid() });
const response = z.object({ favorite: z.boolean(), likes: z.int().min(0) });

/**
 * Likes a level that the caller can play; any other level is refused with 404 (`unknown_level`). The author of a level
 * cannot like it: 409 (`own_level`). Idempotent.
 */
export const creativeLike = def({
  method: 'POST',
  path: '/api/level/creative/{creative_level_id}/favorite',
  summary: 'Like a creative level',
  params,
  response,
  who: ['user'],
  mutates: true,
});

/** Removes the like. Idempotent. */
export const creativeUnlike = def({
  method: 'DELETE',
  path: '/api/level/creative/{creative_level_id}/favorite',
  summary: 'Take a like back',
  params,
  response,
  who: ['user'],
  mutates: true,
});
