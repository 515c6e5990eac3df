import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { certificateSchema, missingLevelSchema } from './certificate.ts';

/**
 * The certificate of the session's student for a course. If all levels of the course are complete and the server has
 * replayed them, this call requests the certificate. The certificate is issued once the server has run the programs;
 * repeat the call until then. If a level is not complete or not replayed, the certificate is null, and `missing`
 * contains the levels that do not count yet.
 */
export const levelGetCertificate = def({
  method: 'GET',
  path: '/api/level/get_certificate/{slug}',
  summary: 'The certificate of a course, or what is missing for it',
  params: z.object({ slug: courseSlugSchema }),
  response: z.object({
    certificate: certificateSchema.nullable(),
    missing: z.array(missingLevelSchema),
  }),
  who: ['student'],
  mutates: true,
});
