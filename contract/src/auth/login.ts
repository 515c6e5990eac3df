import { z } from 'zod';
import { def } from '../call.ts';
import { loginAnswerSchema } from './second-factor.ts';
import { sharedDeviceSchema } from './shared-device.ts';

/**
 * A wrong address and a wrong password get the same answer, a 401 (`wrong_login`). An account with a second factor also
 * needs a code.
 */
export const authLogin = def({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with email and password',
  body: z.object({
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(200),
    shared: sharedDeviceSchema,
  }),
  response: loginAnswerSchema,
  who: ['anon'],
  mutates: true,
});
