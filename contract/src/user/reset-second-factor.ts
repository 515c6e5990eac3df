import { z } from 'zod';
import { def, nothing } from '../call.ts';

/**
 * Turns off the second factor of an account whose owner has lost it. The operator enters their own password. Operators
 * turn off their own second factor in the profile or on the server (`npm run operator -- reset-second-factor`). An
 * address without an account, or without a second factor, is refused with 404.
 */
export const userResetSecondFactor = def({
  method: 'POST',
  path: '/api/user/reset-second-factor',
  summary: 'Turn off the second factor of an account',
  body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
  response: nothing,
  who: ['operator'],
  mutates: true,
});
