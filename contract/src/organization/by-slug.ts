import { z } from 'zod';
import { def } from '../call.ts';
import { organizationSlugSchema } from './organization.ts';

/**
 * For the login page of a school. For an earlier slug, the answer contains the current one. A slug that no school has
 * ever had is refused with 404.
 */
export const organizationBySlug = def({
  method: 'GET',
  path: '/api/organization/by-slug',
  summary: 'The name and current slug of the organization that has or had a slug',
  query: z.object({ slug: organizationSlugSchema }),
  response: z.object({ name: z.string(), slug: z.string() }),
  who: ['anon'],
  mutates: false,
});
