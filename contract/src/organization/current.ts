import { z } from 'zod';
import { def, given } from '../call.ts';
import { organizationNameSchema, organizationSchema, organizationSlugSchema } from './organization.ts';

/** 403 for an account of no organization. */
export const organizationCurrent = def({
  method: 'GET',
  path: '/api/organization/current',
  summary: 'One’s own organization',
  response: organizationSchema,
  who: ['user'],
  mutates: false,
});

/** A slug of another organization is a 422 (`slug_taken`). */
export const organizationUpdate = def({
  method: 'PUT',
  path: '/api/organization/current',
  summary: 'Change one’s own organization',
  body: z.object({ name: organizationNameSchema.optional(), slug: organizationSlugSchema.optional() }),
  response: organizationSchema,
  who: ['admin'],
  mutates: true,
  fresh: (body) => given(body, 'slug'),
});
