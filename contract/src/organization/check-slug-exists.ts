import { z } from 'zod';
import { def } from '../call.ts';
import { organizationSlugSchema } from './organization.ts';

export const organizationCheckSlugExists = def({
  method: 'GET',
  path: '/api/organization/check-slug-exists',
  summary: 'Whether a slug is taken, or was another organization’s earlier slug',
  query: z.object({ slug: organizationSlugSchema }),
  response: z.object({ exists: z.boolean() }),
  who: ['user'],
  mutates: false,
});
