import { z } from 'zod';
import { def, given } from '../call.ts';
import { organizationNameSchema, organizationSchema, organizationSlugSchema } from './organization.ts';

/** The account's own school, with its earlier slugs, latest first: they still lead to the school. */
const ownOrganizationSchema = z
  .object({ ...organizationSchema.shape, old_slugs: z.array(z.string()) })
  .meta({ id: 'OwnOrganization' });
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>;

/** The answer is a 403 for an account without a school. */
export const organizationCurrent = def({
  method: 'GET',
  path: '/api/organization/current',
  summary: 'One’s own organization',
  response: ownOrganizationSchema,
  who: ['user'],
  mutates: false,
});

/**
 * A slug that another school has or had is refused with 422 (`slug_taken`). The previous slug stays reserved for the
 * school; more than `OLD_SLUGS_LIMIT` of these are refused with 422 (`too_many_slugs`).
 */
export const organizationUpdate = def({
  method: 'PUT',
  path: '/api/organization/current',
  summary: 'Change one’s own organization',
  body: z.object({ name: organizationNameSchema.optional(), slug: organizationSlugSchema.optional() }),
  response: ownOrganizationSchema,
  who: ['admin'],
  mutates: true,
  fresh: (body) => given(body, 'slug'),
});
