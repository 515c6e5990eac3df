import { z } from 'zod';
import { def } from '../call.ts';
import { loginPicturesSchema } from './login-pictures.ts';
import { loginAnswerSchema } from './second-factor.ts';
import { sharedDeviceSchema } from './shared-device.ts';

/**
 * For members of a school: a student logs in by username, a teacher or an admin by email. Needs
 * `password`, or the `pictures` of a student that has a login card.
 */
export const authLoginOrg = def({
  method: 'POST',
  path: '/api/auth/login-org',
  summary: 'Log in to an organization',
  body: z
    .object({
      organization_slug: z.string().trim().min(1).max(80),
      username: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(200).optional(),
      pictures: loginPicturesSchema.optional(),
      shared: sharedDeviceSchema,
    })
    .refine((one) => (one.password === undefined) !== (one.pictures === undefined), {
      error: 'needs either a password or pictures',
      path: ['password'],
    }),
  response: loginAnswerSchema,
  who: ['anon'],
  mutates: true,
});
