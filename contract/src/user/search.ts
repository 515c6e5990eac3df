import { z } from 'zod';
import { def } from '../call.ts';
import { organizationSchema } from '../organization/organization.ts';

/** Maximum number of results of a search. */
export const SEARCH_LIMIT = 20;

const text = z.string().trim().min(1).max(100);

export const userSearchOrganizations = def({
  method: 'GET',
  path: '/api/user/search/organizations',
  summary: 'Organizations by a part of their name or slug',
  query: z.object({ query: text }),
  response: z.array(organizationSchema),
  who: ['operator'],
  mutates: false,
});

export const userSearchEmails = def({
  method: 'GET',
  path: '/api/user/search/emails',
  summary: 'Accounts by a part of their email address',
  query: z.object({ query: text, organization_id: z.uuid().optional() }),
  response: z.array(z.object({ user_id: z.uuid(), email: z.string(), full_name: z.string().nullable() })),
  who: ['operator'],
  mutates: false,
});

/** For staff, the answer contains only students of their school. */
export const userSearchStudentUsernames = def({
  method: 'GET',
  path: '/api/user/search/student_usernames',
  summary: 'Students by a part of their username',
  query: z.object({ query: text, organization_id: z.uuid().optional() }),
  response: z.array(
    z.object({
      student_id: z.uuid(),
      username: z.string(),
      organization_id: z.uuid().nullable(),
      /** Name of that school. */
      organization_name: z.string().nullable(),
    }),
  ),
  who: ['operator', 'staff'],
  mutates: false,
});
