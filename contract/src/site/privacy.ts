import { z } from 'zod';
import { def } from '../call.ts';

/** What the privacy page says about this server. The answer is cached like the other parts of the site. */
export const sitePrivacy = def({
  method: 'GET',
  path: '/api/site/privacy',
  summary: 'Who gets data of this site, as it is configured',
  response: z.object({
    /** The company that runs the assistant's language model; null if this site has none. */
    assistant_vendor: z.string().nullable(),
    /** Whether pages are recorded for accounts that agree. */
    recording: z.boolean(),
  }),
  who: ['anon'],
  mutates: false,
});
