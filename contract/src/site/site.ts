import { z } from 'zod';
import { def } from '../call.ts';

/**
 * Which optional parts this site has, as its server is configured. The same for everyone, so the answer may
 * be cached for five minutes. `google`: login with Google. `mail`: emails are sent; without it only the
 * operator reads them. `retention_months`: months without a login after which accounts of students are deleted; null:
 * never.
 */
export const siteGet = def({
  method: 'GET',
  path: '/api/site',
  summary: 'The optional parts of this site',
  response: z.object({
    google: z.boolean(),
    mail: z.boolean(),
    retention_months: z.int().positive().nullable(),
  }),
  who: ['anon'],
  mutates: false,
});
