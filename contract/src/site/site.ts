import { z } from 'zod';
import { def } from '../call.ts';

/**
 * Which parts this site has, as its server is set up. The same for everyone: the answer may be cached for five
 * minutes. `google`: log in with Google. `mail`: mails go out; without it only the operator reads them.
 */
export const siteGet = def({
  method: 'GET',
  path: '/api/site',
  summary: 'Which parts this site has',
  response: z.object({ google: z.boolean(), mail: z.boolean() }),
  who: ['anon'],
  mutates: false,
});
