import { z } from 'zod';
import { def } from '../call.ts';

export const profileCheckStudentsLimit = def({
  method: 'GET',
  path: '/api/profile/check-students-limit',
  summary: 'How many students the account has, and may have',
  response: z.object({ count: z.int().min(0), limit: z.int().min(0), reached: z.boolean() }),
  who: ['parent'],
  mutates: false,
});
