import { z } from 'zod';
import { def } from '../call.ts';
import { usernameSchema } from './account-fields.ts';

/** A friendly name for a child that reveals nothing about the child. */
export const authGenerateUsername = def({
  method: 'GET',
  path: '/api/auth/generate-username',
  summary: 'Suggest a username for a student',
  response: z.object({ username: usernameSchema }),
  who: ['anon'],
  mutates: false,
});
