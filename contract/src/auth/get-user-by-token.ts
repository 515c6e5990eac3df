import { z } from 'zod';
import { def } from '../call.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

export const authGetUserByToken = def({
  method: 'GET',
  path: '/api/auth/get-user-by-token',
  summary: 'The account that a password link is for',
  query: z.object({ token: oneTimeTokenSchema }),
  response: z.object({ email: z.string(), full_name: z.string().nullable() }),
  who: ['token'],
  mutates: false,
});
