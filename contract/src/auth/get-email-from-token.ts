import { z } from 'zod';
import { def } from '../call.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

/** `organization_name` is the school to which the link adds the account; null without a school. */
export const authGetEmailFromToken = def({
  method: 'GET',
  path: '/api/auth/signup/get-email-from-token',
  summary: 'The address that a sign-up link is for',
  query: z.object({ token: oneTimeTokenSchema }),
  response: z.object({ email: z.string(), organization_name: z.string().nullable() }),
  who: ['token'],
  mutates: false,
});
