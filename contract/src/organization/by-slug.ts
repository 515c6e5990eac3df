import { z } from 'zod';
import { def } from '../call.ts';
import { organizationSlugSchema } from './organization.ts';

/** For the page where its members log in. A slug that no organization has is a 404. */
export const organizationBySlug = def({
  method: 'GET',
  path: '/api/organization/by-slug',
  summary: 'The name of the organization that has a slug',
  query: z.object({ slug: organizationSlugSchema }),
  response: z.object({ name: z.string() }),
  who: ['anon'],
  mutates: false,
});
