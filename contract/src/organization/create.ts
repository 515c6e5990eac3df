import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../auth/account-fields.ts';
import { def } from '../call.ts';
import { organizationNameSchema, organizationSchema, organizationSlugSchema } from './organization.ts';

/**
 * Creates a school and the account of its first admin, who gets an email with a link to choose a password. An existing
 * account is invited to become the admin. A slug that is taken is refused with 422 (`slug_taken`), and so is an address
 * whose account belongs to a school or an operator (`email_taken`).
 */
export const organizationCreate = def({
  method: 'POST',
  path: '/api/organization',
  summary: 'Create an organization with its first admin',
  body: z.object({
    name: organizationNameSchema,
    slug: organizationSlugSchema,
    admin_email: emailSchema,
    admin_full_name: fullNameSchema.optional(),
  }),
  response: organizationSchema,
  who: ['operator'],
  mutates: true,
});
