import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/** For members of an organization: a student by its user name, a teacher or an admin by e-mail. */
export const authLoginOrg = def({
  method: 'POST',
  path: '/api/auth/login-org',
  summary: 'Log in to an organization',
  body: z.object({
    organization_slug: z.string().trim().min(1).max(80),
    username: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(200),
  }),
  response: currentUserSchema,
  who: ['anon'],
  mutates: true,
});
