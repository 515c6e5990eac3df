import { z } from 'zod';
import { fullNameSchema } from '../auth/account-fields.ts';
import { userTypeSchema } from '../auth/current.ts';
import { def, nothing } from '../call.ts';

/** The editable fields of an account. */
export const profileSchema = z
  .object({
    user_id: z.uuid(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
    /** False for an account that cannot log in with a password. */
    has_password: z.boolean(),
    full_name: z.string().nullable(),
    user_type: userTypeSchema,
    organization_id: z.uuid().nullable(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

export const profileGet = def({
  method: 'GET',
  path: '/api/profile',
  summary: 'One’s own account',
  response: profileSchema,
  who: ['user'],
  mutates: false,
});

export const profileUpdate = def({
  method: 'POST',
  path: '/api/profile',
  summary: 'Change one’s own account',
  body: z.object({ full_name: fullNameSchema.nullable() }),
  response: profileSchema,
  who: ['user'],
  mutates: true,
});

/**
 * Deletes the account for good; only its owner may do it. A parent's students are deleted too. The last admin of a
 * school (`last_admin`) and the students of a school cannot delete their accounts.
 */
export const profileDelete = def({
  method: 'DELETE',
  path: '/api/profile',
  summary: 'Delete one’s own account and its students',
  response: nothing,
  who: ['user'],
  mutates: true,
  fresh: 'each_time',
  ownerOnly: true,
});
