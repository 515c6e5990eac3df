import { z } from 'zod';
import { def, nothing } from '../call.ts';

/**
 * A link of a mail with news: leads to `redirect_url`, a path of this site; any other leads home. That it was followed
 * is noted for accounts of adults who teach, and for nobody else.
 */
export const userOpen = def({
  method: 'GET',
  path: '/api/user/open/{email_id}',
  summary: 'Follow a link of a mail',
  params: z.object({ email_id: z.uuid() }),
  query: z.object({ redirect_url: z.string().max(2000).optional() }),
  response: nothing,
  who: ['anon'],
  mutates: true,
  fromElsewhere: true,
  redirects: true,
});
